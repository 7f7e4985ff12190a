import { DEPARTMENTS, LOCK_REASONS, SIGN_OFF_CAUSES, STAFF_ROLES, STATION_KINDS } from '#core/people';
import { choice, exactly, Key, list, type Of, one, optional, Text, Texts, Whole } from '#core/shape';
import { MomentText } from '#core/time';

const DEPARTMENT = { department: one(DEPARTMENTS) };

const STATION = {
  station: Text,
  kind: one(STATION_KINDS),
  table: optional(Whole),
  place: optional(Text),
  /** SHA-256 of the key that the station keeps. */
  keyHash: Text,
};

export const PeopleCommand = choice({
  EngagePerson: { person: Text, roles: list(one(STAFF_ROLES)), ...DEPARTMENT },
  ChangeRoles: { person: Key, roles: list(one(STAFF_ROLES), { max: 20 }), ...DEPARTMENT },
  LockPerson: { person: Key, reason: one(LOCK_REASONS) },
  /** Also ends the wait after wrong PINs. */
  UnlockPerson: { person: Key },
  /** Somebody else's PIN was set again. */
  SetPin: { person: Text },
  /** One's own PIN was changed. */
  ChangePin: {},
  /** Name, badge and PIN were erased; what the person did stays in the journal under the id. */
  EraseRecord: { person: Text },
  /** Somebody went through everybody's roles. REG-A1 */
  ReviewAccess: {},
  EnrollStation: STATION,
  RevokeStation: { station: Key },
  // What the server has seen of badges, PINs and idle stations; nobody else may ask for these.
  /** Badge and PIN were right. */
  SignOn: {
    session: Text,
    person: Text,
    station: Text,
    /** To approve as second person beside the person who is signed on there. */
    isBeside: optional(exactly(true)),
  },
  /** Without a person the badge was unknown. */
  FailSignOn: { station: Text, person: optional(Text) },
  SignOff: { session: Text, why: one(['asked', 'idle']) },
});
export type PeopleCommand = Of<typeof PeopleCommand>;

const STAFF = { person: Text, roles: list(one(STAFF_ROLES)), ...DEPARTMENT, by: Texts, at: MomentText };
const OF_PERSON = { person: Text, by: Texts, at: MomentText };
const BY = { by: Text, at: MomentText };

/** People and stations. Ids only: the chain never learns a name, a badge or a PIN. PPL-1 */
export const PeopleEvent = choice({
  PersonEngaged: STAFF,
  RolesChanged: STAFF,
  PersonLocked: { person: Text, reason: one(LOCK_REASONS), ...BY },
  PersonUnlocked: OF_PERSON,
  PinSet: OF_PERSON,
  PrivateRecordErased: OF_PERSON,
  /** So many people were looked at. REG-A1 */
  AccessReviewed: { people: Whole, ...BY },
  SignedOn: { session: Text, person: Text, station: Text, at: MomentText, isBeside: optional(exactly(true)) },
  /** Without a person the badge was unknown. */
  SignOnFailed: {
    station: Text,
    at: MomentText,
    person: optional(Text),
    failures: optional(Whole),
    waitsUntil: optional(MomentText),
  },
  SignedOff: { session: Text, person: Text, station: Text, why: one(SIGN_OFF_CAUSES), at: MomentText },
  StationEnrolled: { ...STATION, ...BY },
  StationRevoked: { station: Text, ...BY },
});
export type PeopleEvent = Of<typeof PeopleEvent>;
