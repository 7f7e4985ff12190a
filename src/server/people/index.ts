export { standAtConsole } from './console.ts';
export { type Enrolled, enroll, offerEnrollment } from './enrollment.ts';
export { type OpenedPeople, openPeople } from './open.ts';
export { changeRecord, engage, eraseRecord, setPin } from './records.ts';
export { newKey, newSecret, secretHash } from './secrets.ts';
export { type HouseDoor, type RecordParts, SignOns } from './sign-ons.ts';
export { inTurns } from './turns.ts';
export { type Credentials, Doorkeeper } from './who-asks.ts';
