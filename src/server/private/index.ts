export { openPrivate, type PrivateStore } from './open.ts';
export { hasPepper, PIN_COST, type PinCost, type Pins, pinsWith, readPepper } from './pins.ts';
export {
  FormerRecord,
  HolderRecord,
  MemberRecord,
  PrivateRecord,
  StagedList,
  type StationOffer,
  WinnerRecord,
} from './records.ts';
export { openPrivateTables, privateFile } from './tables.ts';
export { inTurns } from './turns.ts';
