import type { Cents } from '#core/money';

/** An approved amount: both ends belong to it. Without `to` only the lower side is limited. `clause` is the place. */
export type MoneyRange = { readonly from: Cents; readonly to?: Cents; readonly clause: string };

/** An approved number of things. `multipleOf`: only every so many (an even number of entrants). */
export type CountRange = {
  readonly from: number;
  readonly to?: number;
  readonly multipleOf?: number;
  readonly clause: string;
};

/** A number that must be one of these. */
export type Choice = { readonly oneOf: readonly number[]; readonly clause: string };

export const isFixed = (range: MoneyRange): boolean => range.from === range.to;
