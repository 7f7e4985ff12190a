/** A moment as events keep it: `2026-03-02T18:00:00Z`. */
type MomentText = string;

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

/** Words of a fixed list, because free words about a person would stay in the journal for ever. PPL-1 */
export const LOCK_REASONS = ['left', 'suspended', 'badge-lost', 'access-review', 'misuse'] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** Somebody who works here, by an id; name, badge and PIN are kept elsewhere. PPL-1 */
export type StaffMember = {
  readonly person: string;
  readonly roles: readonly StaffRole[];
  readonly department: Department;
  readonly engagedAt: MomentText;
  /** Why the person may not sign on, if so. */
  readonly locked?: { readonly reason: LockReason; readonly at: MomentText };
  /** Wrong PINs since the last right one. */
  readonly failures: number;
  /** No PIN is looked at before this moment. */
  readonly waitsUntil?: MomentText;
  /** The last sign-on, for the access review. REG-A1 */
  readonly signedOnAt?: MomentText;
};

/** Somebody at a station, until signed off. */
export type Session = {
  /** SHA-256 of the token that the station holds. */
  readonly session: string;
  readonly person: string;
  readonly station: string;
  readonly since: MomentText;
  /** Stands beside the person signed on there, to give a second and nothing else. */
  readonly isBeside?: true;
};

export const SIGN_OFF_CAUSES = ['asked', 'idle', 'relieved', 'person-locked', 'station-revoked'] as const;
export type SignOffCause = (typeof SIGN_OFF_CAUSES)[number];
