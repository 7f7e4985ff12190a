import { type Cents, dollars } from '#core/money';

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

/** From so many dollars to so many, as the files of approvals write it; its clause is its heading. */
export const range = (from: number, to: number): Omit<MoneyRange, 'clause'> => ({
  from: dollars(from),
  to: dollars(to),
});
/** One amount in dollars and no other. */
export const only = (amount: number): Omit<MoneyRange, 'clause'> => range(amount, amount);
/** So many dollars or more. */
export const atLeast = (from: number): Omit<MoneyRange, 'clause'> => ({ from: dollars(from) });
