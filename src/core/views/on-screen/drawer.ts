import { BILLS_AND_COINS, type Cents, CHIP_VALUES, minus, NOTHING, parseAmount, times, total } from '#core/money';
import type { Pieces } from '#core/state';
import type { CageRow } from '../cage.ts';

/** What went over a window; a check is in no drawer. */
export type Totals = { readonly paidOut: Cents; readonly takenIn: Cents; readonly byCheck: Cents };

export const totalsOf = (rows: readonly CageRow[]): Totals => ({
  paidOut: total(rows.map(row => row.paidOut)),
  takenIn: total(rows.map(row => row.takenIn)),
  byCheck: total(rows.map(row => row.byCheck)),
});

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

/** Bills and coins are counted apart from chips. */
export const PIECE_KINDS = ['cash', 'chips'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];
export const DENOMINATIONS: Readonly<Record<PieceKind, readonly Cents[]>> = {
  cash: BILLS_AND_COINS,
  chips: CHIP_VALUES,
};

/** What was typed, by the name of its field. */
export type CountFields = Readonly<Record<string, string>>;
export const fieldOf = (kind: PieceKind, denomination: Cents): string => `${kind}.${denomination}`;

/** What one line comes to; nothing while it cannot be read. */
const lineIn = (fields: CountFields, kind: PieceKind, denomination: Cents, by: CountedBy): Cents => {
  const read = readPieces(fields[fieldOf(kind, denomination)] ?? '', denomination, by);
  return read === 'wrong' ? NOTHING : read;
};

/** The running total of all lines, or of one kind. */
export const countedIn = (fields: CountFields, by: CountedBy, kinds: readonly PieceKind[] = PIECE_KINDS): Cents =>
  total(kinds.flatMap(kind => DENOMINATIONS[kind].map(one => lineIn(fields, kind, one, by))));

/** The count sheet as the house keeps it: how many of each. */
export const piecesIn = (fields: CountFields, by: CountedBy): Pieces => {
  const of = (kind: PieceKind) => {
    const counts = DENOMINATIONS[kind].map(one => [String(one), lineIn(fields, kind, one, by) / one] as const);
    const some = counts.filter(([, count]) => count > 0);
    return some.length === 0 ? {} : { [kind]: Object.fromEntries(some) };
  };
  return { ...of('cash'), ...of('chips') };
};

/** How a count agrees with what should be there, by what it differs. */
export type Agreement = { readonly type: 'even' } | { readonly type: 'over' | 'short'; readonly amount: Cents };

export const agreementOf = (variance: Cents): Agreement => {
  if (variance === 0) return { type: 'even' };
  return variance > 0 ? { type: 'over', amount: variance } : { type: 'short', amount: minus(NOTHING, variance) };
};
