// A door of its own: screens that only hold views need nothing of the house that makes them.

export { picksLeft, type Sides, sidesOf } from '#core/mechanisms/contest/games';
export {
  type Agreement,
  agreementOf,
  CAGE_WHATS,
  type CageRow,
  type CageWhat,
  COUNTED_BY,
  type CountedBy,
  countedIn,
  DENOMINATIONS,
  type Drawer,
  drawerOf,
  readPieces,
} from './drawer.ts';
export { type FeesPerHour, feesPerHour, type ReportRow } from './fees-per-hour.ts';
export {
  type BeatMessage,
  type Change,
  type DeltaMessage,
  type ServiceState,
  type SnapshotMessage,
  type Views,
  withDelta,
} from './messages.ts';
export { oldestFirst } from './oldest-first.ts';
export { fullName, ownName } from './own-name.ts';
