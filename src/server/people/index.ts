export { type AtConsole, standAtConsole } from './console.ts';
export { type Enrolled, enrol, type NewStation, offerEnrolment } from './enrolment.ts';
export { type OpenedPeople, openPeople } from './open.ts';
export { changeRecord, engage, eraseRecord, type NewPerson, type RecordParts, setPin } from './records.ts';
export { newKey, newSecret, secretHash } from './secrets.ts';
export { type BadgeAndPin, type HouseDoor, type PeopleParts, type SignedOn, SignOns } from './sign-ons.ts';
export { type Credentials, Doorkeeper } from './who-asks.ts';
