import type { Because } from '#core/mechanisms';
import type { Cents } from '#core/money';
import type { Won } from './promotion.ts';

/** Why somebody has won where no hand of cards decided it. */
export const becauseOf = (words: string, clause: string, arithmetic: readonly string[] = []): Because => ({
  hand: words,
  used: [],
  conditions: [],
  arithmetic,
  clause,
});

/** A posted amount, or the thing itself. */
export const moneyOrGoods = (amount: Cents | undefined, what: string): Won['gives'] =>
  amount === undefined ? { type: 'goods', what } : { type: 'money', amount };
