export { openPrivate, type PrivateStore } from './open.ts';
export { PIN_COST, type PinCost, type Pins, pinsWith, readPepper } from './pins.ts';
export { FormerRecord, MemberRecord, PrivateRecord, type StationOffer } from './records.ts';
export { openPrivateTables, privateFile } from './tables.ts';
export { inTurns } from './turns.ts';
