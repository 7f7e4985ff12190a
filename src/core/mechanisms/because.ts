import { defined } from '#core/base';
import type { Cents } from '#core/money';
import type { Because, Goods } from '#core/state';

/** Why somebody has won where no hand of cards decided it. */
export const becauseOf = (words: string, clause: string, arithmetic: readonly string[] = []): Because => ({
  hand: words,
  used: [],
  conditions: [],
  arithmetic,
  clause,
});

/** A thing with its declared value, if somebody has declared one. */
export const goodsOf = (what: string, value?: Cents): Goods => ({
  type: 'goods',
  what,
  ...defined({ value }),
});
