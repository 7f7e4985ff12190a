export {
  anchorOf,
  anchorText,
  checkingKey,
  formatAnchor,
  isSignedBy,
  parseAnchors,
  signingKey,
} from './anchor-file.ts';
export { closing, orClose } from './closing.ts';
export { Fault, type FaultCode, fault } from './fault.ts';
export type { Finding, FindingKind, Verification } from './finding.ts';
export { FORMAT as JOURNAL_FORMAT } from './format.ts';
export { BEGINNING, hashOf, isName, type Row } from './hash-chain.ts';
export type { Imported } from './imported.ts';
export { formatAt, importJournal, openJournal, readJournal, standBy } from './open.ts';
export { type AtPlaces, atPlace, folderBeside, type Place, type PlaceOf } from './place.ts';
export { databaseName, postgresFault } from './postgres/faults.ts';
export { type RowReader, readRows } from './rows.ts';
export { sqliteFault } from './sqlite/faults.ts';
export type {
  Anchor,
  Draft,
  EventFrom,
  Following,
  Head,
  Journal,
  JournalEvent,
  JournalReader,
  Receipt,
  Snapshot,
  Start,
  Stored,
} from './types.ts';
export { verifyJournal } from './verify.ts';
