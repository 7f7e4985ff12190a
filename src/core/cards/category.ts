/** Every kind of hand any ranking knows. Which beats which is the ranking's affair. */
export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
  'five-aces',
] as const;

export type Category = (typeof CATEGORIES)[number];
