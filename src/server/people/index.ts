export { standAtConsole } from './console.ts';
export { type Enrolled, enroll, offerEnrollment } from './enrollment.ts';
export { type OpenedPeople, openPeople } from './open.ts';
export { changeRecord, engage, eraseRecord, isDue, isPinSetBy, setPin } from './records.ts';
export { looking, newKey, newSecret, secretHash } from './secrets.ts';
export { type HouseDoor, type RecordParts, SignOns } from './sign-ons.ts';
export { Strangers } from './strangers.ts';
export { type Credentials, Doorkeeper } from './who-asks.ts';
