import { dollars, Money } from '#core/money';
import {
  AtLeastOne,
  Count,
  type Filled,
  list,
  number,
  object,
  optional,
  otherwise,
  type Shape,
  such,
  text,
} from '#core/shape';

/** What a file says in words. */
export const Said = text({ min: 1 });
export const SaidList = list(Said);

/** Where a part is in the approval: written only where that is not the heading of its section. RBK-14 */
export const below = (heading: string) => otherwise(Said, heading);

export const MONEY_RANGE = { from: Money, to: optional(Money) };
/** `multipleOf`: only every so many (an even number of entrants). */
export const COUNT_RANGE = { from: Count, to: optional(Count), multipleOf: optional(AtLeastOne) };

type Ends = { readonly from: number; readonly to?: number };
const upward = <Type extends Ends, Whole>(shape: Shape<Type, Whole>): Shape<Type, Whole> =>
  such(shape, ({ from, to = from }) => from <= to, 'a range that does not end below its beginning');

/** An approved amount: both ends belong to it. Without `to` only the lower side is limited. `clause` is the place. */
export const moneyRange = (heading: string) => upward(object({ ...MONEY_RANGE, clause: below(heading) }));
export type MoneyRange = Filled<ReturnType<typeof moneyRange>>;

/** An approved number of things. */
export const countRange = (heading: string) => upward(object({ ...COUNT_RANGE, clause: below(heading) }));
export type CountRange = Filled<ReturnType<typeof countRange>>;

/** A number that must be one of these. */
export const CHOICE = { oneOf: list(number(), { min: 1 }) };

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
