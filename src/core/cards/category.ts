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

/** As a sentence speaks of it: `a flush`, `three of a kind`. */
export const CATEGORY_PHRASES: Readonly<Record<Category, string>> = {
  'high-card': 'no pair',
  pair: 'a pair',
  'two-pair': 'two pair',
  'three-of-a-kind': 'three of a kind',
  straight: 'a straight',
  flush: 'a flush',
  'full-house': 'a full house',
  'four-of-a-kind': 'four of a kind',
  'straight-flush': 'a straight flush',
  'royal-flush': 'a royal flush',
  'five-of-a-kind': 'five of a kind',
  'five-aces': 'a hand of five aces',
};
