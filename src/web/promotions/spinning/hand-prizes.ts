import type { Category } from '#core/cards';
import type { Cents } from '#core/money';
import { linesOf, repeated } from '../parts/lines.ts';
import { all, amountIn, changed, plain, type Read, together } from '../parts/reading.ts';

/** What five cards of one deck can make, the best first. */
export const SPUN_HANDS = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const satisfies readonly Category[];

/** What a wheel of cards pays, as it is written at the desk. */
export type HandsDraft = {
  readonly hands: Readonly<Partial<Record<Category, string>>>;
  readonly valueAwards: string;
};

export const NO_HANDS: HandsDraft = { hands: {}, valueAwards: '' };

type HandPrizes = {
  readonly prizes: Readonly<Partial<Record<Category, Cents>>>;
  readonly valueAwards: readonly string[];
};

/** Hands that pay nothing are left out. */
export const handPrizesIn = ({ hands, valueAwards }: HandsDraft): Read<HandPrizes> => {
  const paid = SPUN_HANDS.filter(category => (hands[category] ?? '').trim() !== '');
  return together({
    prizes: changed(all(paid.map(category => amountIn(hands[category]!))), amounts =>
      Object.fromEntries(paid.map((category, place) => [category, amounts[place]!])),
    ),
    valueAwards: plain(linesOf(valueAwards).flatMap(repeated)),
  });
};
