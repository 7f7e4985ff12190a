export const SENTENCES = {
  'reserve-stands':
    'The reserve of {reserve} stands at {amount} and is shared. Enter that amount, or correct it where it belongs.',
  'fund-already-there':
    '{activity} has money in these books already. Take over a fund before it starts; correct it while it is paused.',
  'no-such-pool': 'This offering has no pool {pool}. It has: {known}.',
} as const;
