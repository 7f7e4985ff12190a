import { fiveCardRows } from '../counting/five-card-hands.ts';
import type { Happens } from './asked.ts';

/** The rows of the charts that go by a five-card hand, under the names that `named` makes of them. */
export const fiveCardEvents = <Dealt>(
  valueIn: (dealt: Dealt) => number,
  named: (key: string) => string,
): Happens<Dealt> =>
  Object.fromEntries(
    fiveCardRows().map(({ key, from, to }) => [
      named(key),
      (dealt: Dealt) => valueIn(dealt) >= from && valueIn(dealt) <= to,
    ]),
  );
