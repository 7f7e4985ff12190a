import { refusals } from '#core/base';

export const SENTENCES = {
  'no-high-hand': (f: { activity: string }) => `${f.activity} pays no best hand of a period. It needs no board.`,
  'period-not-over': (f: { until: string }) => `The period runs until ${f.until}. Settle it then or later.`,
  'period-already-settled': (_: Record<never, never>) => 'This period is settled. Post the hand in the next one.',
};

export const refuse = refusals(SENTENCES);
