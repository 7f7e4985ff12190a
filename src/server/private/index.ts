export { openPrivate, type PrivateStore } from './open.ts';
export { type Pins, pinsWith, readPepper } from './pins.ts';
export type { MemberRecord, PrivateRecord, StationOffer } from './records.ts';
export { openPrivateTables, privateFile } from './tables.ts';
