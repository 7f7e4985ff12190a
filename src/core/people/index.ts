export { type Asker, type AskingPerson, actorOf, hasPerson } from './asker.ts';
export { guestAt, seatOfGuest } from './guest.ts';
export { holderIdOf, isHolderId, plainName } from './holder.ts';
export { type Likeness, likenessOf, type OnPaper, watchFor } from './likeness.ts';
export {
  FORGOTTEN_AFTER_MINUTES,
  failuresLeft,
  HOUSE_ALARM_FROM,
  stationWaitMinutes,
  waitMinutes,
} from './lock-out.ts';
export {
  EXCLUSIONS,
  type ExclusionKind,
  ID_PAPERS,
  type IdPaper,
  idsOf,
  isExcluded,
  Member,
  type Members,
  mayBeMailed,
  memberNow,
  WORKS,
  type Works,
  worksAs,
} from './member.ts';
export { hasLongerPin, pinObjection } from './pin.ts';
export { departmentWord, lockWord, refuse as refusePerson, roleWord, scopeWord, stationWord } from './refusals.ts';
export { conflictIn, rolesObjection } from './roles.ts';
export { STAFF_SETTINGS, type StaffSettings } from './settings.ts';
export {
  DEPARTMENTS,
  type Department,
  GOVERNING,
  governs,
  LOCK_REASONS,
  type LockReason,
  Passkey,
  Session,
  SIGN_OFF_CAUSES,
  type SignOffCause,
  type SignOnWatch,
  STAFF_ROLES,
  StaffMember,
  type StaffRole,
} from './staff.ts';
export {
  isAttended,
  isBoundToTable,
  OFFERED_KINDS,
  SCOPES,
  type Scope,
  STATION_KINDS,
  Station,
  type StationKind,
} from './station.ts';
export { isKeyDue, isKeyOver, keyGoodUntil, keyKnown, oldKeyUntil } from './station-key.ts';
