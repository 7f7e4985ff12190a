export { openPrivate } from './open.ts';
export { type Pins, pinsWith, readPepper } from './pins.ts';
export type { MemberRecord, PrivateRecord, PrivateStore, StationOffer } from './store.ts';
export { openPrivateTables, privateFile } from './tables.ts';
