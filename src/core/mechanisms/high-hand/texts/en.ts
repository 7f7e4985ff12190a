export const SENTENCES = {
  'no-high-hand': '{activity} pays no best hand of a period. It needs no board.',
  'period-not-over': 'The period runs until {until}. Settle it then or later.',
  'period-already-settled': 'This period is settled. Post the hand in the next one.',
} as const;
