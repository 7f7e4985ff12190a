export { openPrivate } from './open.ts';
export { type Pins, pinsWith, readPepper } from './pins.ts';
export { privateFile } from './sqlite.ts';
export { openPrivateFile } from './sqlite-file.ts';
export type { MemberRecord, MemberStore, PrivateRecord, PrivateStore, StationOffer } from './store.ts';
