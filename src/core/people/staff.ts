import { exactly, list, type Of, object, one, optional, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';

export const STAFF_ROLES = [
  'dealer',
  'floor',
  'supervisor',
  'surveillance',
  'cage',
  'count',
  'accounting',
  'promotions',
  'tournament-director',
  'compliance',
  'administrator',
  'auditor',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const DEPARTMENTS = [
  'card-room',
  'cage',
  'count',
  'accounting',
  'promotions',
  'surveillance',
  'compliance',
  'systems',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** Words of a fixed list, because free words about a person would stay in the journal forever. PPL-1 */
export const LOCK_REASONS = ['left', 'suspended', 'badge-lost', 'access-review', 'misuse'] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** Somebody who works here, by an id; name, badge and PIN are kept elsewhere. PPL-1 */
export const StaffMember = object({
  person: Text,
  roles: list(one(STAFF_ROLES)),
  department: one(DEPARTMENTS),
  engagedAt: MomentText,
  /** Why the person may not sign on, if so. */
  locked: optional(object({ reason: one(LOCK_REASONS), at: MomentText })),
  /** Wrong PINs since the last right one. */
  failures: Whole,
  /** No PIN is looked at before this moment. */
  waitsUntil: optional(MomentText),
  /** The last sign-on, for the access review. REG-A1 */
  signedOnAt: optional(MomentText),
});
export type StaffMember = Of<typeof StaffMember>;

/** Somebody at a station, until signed off. */
export const Session = object({
  /** SHA-256 of the token that the station holds. */
  session: Text,
  person: Text,
  station: Text,
  since: MomentText,
  /** Stands beside the person signed on there, to give a second and nothing else. */
  isBeside: optional(exactly(true)),
});
export type Session = Of<typeof Session>;

export const SIGN_OFF_CAUSES = ['asked', 'idle', 'relieved', 'person-locked', 'station-revoked'] as const;
export type SignOffCause = (typeof SIGN_OFF_CAUSES)[number];
