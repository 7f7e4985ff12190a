// A door of its own: screens that only hold views need nothing of the house that makes them.

export { picksLeft, type Sides, sidesOf } from '#core/mechanisms/contest/games';
export type { CageRow, CageWhat } from '../cage.ts';
export type { BeatMessage, DeltaMessage, ServiceState, Views } from '../messages.ts';
export { DAY_WHYS, type DayBooking, type DayWhy, dayBooks } from './day-books.ts';
export {
  type Agreement,
  agreementOf,
  COUNTED_BY,
  type CountedBy,
  type CountFields,
  countedIn,
  DENOMINATIONS,
  fieldOf,
  PIECE_KINDS,
  type PieceKind,
  piecesIn,
  readPieces,
  type Totals,
  totalsOf,
} from './drawer.ts';
export { type FeesPerHour, feesPerHour } from './fees-per-hour.ts';
export { withDelta } from './messages.ts';
export { oldestFirst } from './oldest-first.ts';
export { fullName, ownName } from './own-name.ts';
