import { DEPARTMENTS, LOCK_REASONS, SCOPES, SIGN_OFF_CAUSES, STAFF_ROLES, STATION_KINDS } from '#core/people';
import {
  choice,
  exactly,
  Key,
  list,
  type Of,
  object,
  one,
  optional,
  Text,
  Texts,
  text,
  Whole,
  Words,
} from '#core/shape';
import { MomentText } from '#core/time';

const DEPARTMENT = { department: one(DEPARTMENTS) };

/** A keyed hash of name and badge: proof of what stood in the private store, and no word of it. */
const MARK = { mark: optional(Text) };

const STATION = {
  station: Text,
  kind: one(STATION_KINDS),
  table: optional(Whole),
  place: optional(Text),
  /** What a service may do. MCH-16 */
  scopes: optional(list(one(SCOPES), { min: 1, max: 20 })),
  /** SHA-256 of the key that the station keeps. */
  keyHash: Text,
};

/** Of one passkey: which, and how often it says it was used. */
const USED = { passkey: optional(object({ passkey: Text, count: Whole })) };

export const PeopleCommand = choice({
  EngagePerson: {
    person: Text,
    roles: list(one(STAFF_ROLES)),
    ...DEPARTMENT,
    ...MARK,
    /** The person has typed the PIN and nobody else knows it, as when a house is founded. */
    isOwnPin: optional(exactly(true)),
  },
  /** Everybody on a list that the server has read. PPL-21 */
  ImportStaff: {
    list: Key,
    people: list(object({ person: Text, roles: list(one(STAFF_ROLES)), ...DEPARTMENT, ...MARK }), { max: 1_000 }),
  },
  ChangeRoles: { person: Key, roles: list(one(STAFF_ROLES), { max: 20 }), ...DEPARTMENT },
  LockPerson: { person: Key, reason: one(LOCK_REASONS) },
  /** Also ends the wait after wrong PINs. */
  UnlockPerson: { person: Key },
  /** Another name or badge. PPL-1 */
  ChangeRecord: { person: Text, ...MARK },
  /** Somebody else's PIN was set again. */
  SetPin: { person: Text },
  /** One's own PIN was changed. */
  ChangePin: {},
  /** One's own: a device or a security key that signs what the house asks. PPL-24 */
  AddPasskey: { passkey: text({ max: 1_400 }), key: text({ max: 1_400 }), host: text({ max: 253 }) },
  /** All of somebody else's, who has lost one. */
  RemovePasskeys: { person: Key },
  /** Name, badge and PIN were erased; what the person did stays in the journal under the id. */
  EraseRecord: { person: Text },
  /** Somebody went through everybody's roles. REG-A1 */
  ReviewAccess: {},
  EnrollStation: STATION,
  RevokeStation: { station: Key },
  /** The station asks for another key; the present one is good until the new one is used. PPL-23 */
  RenewStationKey: { station: Key, keyHash: Text },
  /** It has used the new one. */
  TakeStationKey: { station: Key },
  /** A new recovery code is sealed; only its hash is known here. PPL-16 */
  SealRecovery: { mark: Text },
  /** At the machine, with the sealed code: somebody who gives rights gets in again. `next`: the code after it. */
  Recover: { person: Text, mark: Text, next: Text },
  // What the server has seen of badges, PINs and idle stations; nobody else may ask for these.
  /** Badge and PIN were right. */
  SignOn: {
    session: Text,
    person: Text,
    station: Text,
    /** To approve as second person beside the person who is signed on there. */
    isBeside: optional(exactly(true)),
    ...USED,
  },
  /** Without a person the badge was unknown. */
  FailSignOn: { station: Text, person: optional(Text) },
  SignOff: { session: Text, why: one(['asked', 'idle', 'too-long']) },
  /** Somebody has looked into the wrong PINs. */
  AnswerSignOnAlarm: { found: Words },
  /** One's own, or somebody else's, at another station. PPL-12 */
  EndSession: { person: Key, station: Key },
});
export type PeopleCommand = Of<typeof PeopleCommand>;

const STAFF = { person: Text, roles: list(one(STAFF_ROLES)), ...DEPARTMENT, by: Texts, at: MomentText };
const OF_PERSON = { person: Text, by: Texts, at: MomentText };
/** The PIN is known to somebody else, or too short now, and signs on once. PPL-7 */
const ONE_TIME = { isOneTime: optional(exactly(true)) };
/** Which writing of the private record this is. PPL-11 */
const RECORD = { record: optional(Whole) };
const BY = { by: Text, at: MomentText };

/** People and stations. Ids only: the chain never learns a name, a badge or a PIN. PPL-1 */
export const PeopleEvent = choice({
  PersonEngaged: { ...STAFF, ...RECORD, ...MARK, ...ONE_TIME },
  RolesChanged: { ...STAFF, ...ONE_TIME },
  PersonLocked: { person: Text, reason: one(LOCK_REASONS), ...BY },
  PersonUnlocked: OF_PERSON,
  PinSet: { ...OF_PERSON, ...RECORD, ...ONE_TIME },
  PasskeyAdded: { person: Text, passkey: Text, key: Text, host: Text, at: MomentText },
  PasskeysRemoved: { ...OF_PERSON, count: Whole },
  /** With what stood there before, if that is known. */
  RecordChanged: { ...OF_PERSON, ...RECORD, ...MARK, was: optional(Text) },
  PrivateRecordErased: { ...OF_PERSON, ...RECORD },
  /** So many people were looked at. REG-A1 */
  AccessReviewed: { people: Whole, ...BY },
  SignedOn: {
    session: Text,
    person: Text,
    station: Text,
    at: MomentText,
    isBeside: optional(exactly(true)),
    /** Wrong PINs that are not forgotten yet; absent: all are. */
    failures: optional(Whole),
    ...USED,
  },
  /** Without a person the badge was unknown. */
  SignOnFailed: {
    station: Text,
    at: MomentText,
    person: optional(Text),
    failures: optional(Whole),
    waitsUntil: optional(MomentText),
    /** The same for the station, and for the whole house. */
    atStation: optional(object({ failures: Whole, waitsUntil: optional(MomentText) })),
    inHouse: optional(Whole),
  },
  /** So many wrong PINs in the whole house that somebody has to look. PPL-6 */
  SignOnsAlarmed: { failures: Whole, station: Text, at: MomentText },
  SignOnAlarmAnswered: { found: Text, ...BY },
  SignedOff: {
    session: Text,
    person: Text,
    station: Text,
    why: one(SIGN_OFF_CAUSES),
    at: MomentText,
    /** Who ended somebody else's. */
    by: optional(Text),
  },
  RecoverySealed: { mark: Text, by: Texts, at: MomentText },
  HouseRecovered: { person: Text, at: MomentText, next: Text, ...RECORD, ...ONE_TIME },
  StationEnrolled: { ...STATION, ...BY, keyUntil: optional(MomentText) },
  StationKeyRenewed: { station: Text, keyHash: Text, at: MomentText },
  /** The key before is heard until `until`, and the new one is good until `keyUntil`. */
  StationKeyTaken: { station: Text, until: MomentText, keyUntil: MomentText, at: MomentText },
  StationRevoked: { station: Text, ...BY },
});
export type PeopleEvent = Of<typeof PeopleEvent>;
