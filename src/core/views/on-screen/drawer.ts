import { type Cents, cents, minus, NOTHING, parseAmount, plus, times, total } from '#core/money';
import type { CageRow } from '../cage.ts';

export type Drawer = {
  readonly paidOut: Cents;
  readonly takenIn: Cents;
  readonly byCheck: Cents;
  /** What should be in the drawer that began with the opening amount. */
  readonly expected: Cents;
};

export const drawerOf = (rows: readonly CageRow[], opening: Cents): Drawer => {
  const paidOut = total(rows.map(row => row.paidOut));
  const takenIn = total(rows.map(row => row.takenIn));
  const byCheck = total(rows.map(row => row.byCheck));
  return { paidOut, takenIn, byCheck, expected: minus(plus(opening, takenIn), paidOut) };
};

/** Bills, chips and coins that a drawer holds, highest first. */
export const DENOMINATIONS: readonly Cents[] = [
  100_000, 50_000, 10_000, 5_000, 2_500, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1,
].map(cents);

/** By pieces, or by what they are worth together. */
export const COUNTED_BY = ['count', 'dollars'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];

/** What one field says: nothing where it is empty, `wrong` if it isn't a whole number. */
export const readPieces = (text: string, denomination: Cents, by: CountedBy): Cents | 'wrong' => {
  const written = text.trim();
  if (written === '') return NOTHING;
  if (by === 'count') return /^\d{1,6}$/.test(written) ? times(denomination, Number(written)) : 'wrong';
  const amount = parseAmount(written);
  return amount.ok && amount.value % denomination === 0 ? amount.value : 'wrong';
};

/** The whole drawer, less what cannot be read. */
export const countedIn = (fields: Readonly<Record<string, string>>, by: CountedBy): Cents =>
  total(DENOMINATIONS.map(one => readPieces(fields[String(one)] ?? '', one, by)).filter(amount => amount !== 'wrong'));

/** How a count agrees with what should be in the drawer. */
export type Agreement = { readonly type: 'even' } | { readonly type: 'over' | 'short'; readonly amount: Cents };

export const agreementOf = (counted: Cents, { expected }: Drawer): Agreement => {
  if (counted === expected) return { type: 'even' };
  return counted > expected
    ? { type: 'over', amount: minus(counted, expected) }
    : { type: 'short', amount: minus(expected, counted) };
};
