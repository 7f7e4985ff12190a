import type { Category } from '#core/cards';
import type { Cents } from '#core/money';
import { amountIn, plain, type Read, together } from '#entry/reading';
import { linesOf, repeated } from '../parts/lines.ts';
import type { Draft, OpenField, OpenFields } from '../parts/opening-form.ts';

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

type SpunHand = (typeof SPUN_HANDS)[number];
export type HandField = SpunHand | 'valueAwards';
type Opens = { readonly valueAwards: number; readonly hasHands: boolean };

const isAsked = ({ hasHands }: Opens): boolean => hasHands;

/** What each hand pays, and the value awards between the cards. */
export const HAND_FIELDS: OpenFields<Opens, HandField> = {
  ...(Object.fromEntries(
    SPUN_HANDS.map((hand): readonly [SpunHand, OpenField<Opens>] => [
      hand,
      { label: (_t, _opens, handName) => handName(hand), isAsked },
    ]),
  ) as OpenFields<Opens, SpunHand>), // One of each.
  valueAwards: {
    type: 'area',
    label: (t, { valueAwards }) => t('promotions.open.valueAwards', { max: valueAwards }),
    how: t => t('promotions.open.valueAwardsHow'),
    isAsked,
  },
};

type HandPrizes = {
  readonly prizes: Readonly<Partial<Record<Category, Cents>>>;
  readonly valueAwards: readonly string[];
};

/** Hands that pay nothing are left out. */
export const handPrizesIn = ({ valueAwards, ...hands }: Draft<HandField>): Read<HandPrizes> => {
  const paid = SPUN_HANDS.filter(category => hands[category].trim() !== '');
  return together({
    prizes: together(Object.fromEntries(paid.map(category => [category, amountIn(hands[category])]))),
    valueAwards: plain(linesOf(valueAwards).flatMap(repeated)),
  });
};
