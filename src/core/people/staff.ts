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

/** Roles that may give rights. PPL-2 */
export const GOVERNING: readonly StaffRole[] = ['administrator', 'compliance'];
export const governs = ({ roles }: { readonly roles: readonly StaffRole[] }): boolean =>
  roles.some(role => GOVERNING.includes(role));

/** Words of a fixed list, because free words about a person would stay in the journal forever. PPL-1 */
export const LOCK_REASONS = ['left', 'suspended', 'badge-lost', 'access-review', 'misuse'] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** Proof by a key that never leaves its owner's device or security key; the house has what checks it. PPL-24 */
export const Passkey = object({
  passkey: Text,
  /** The public key, as SPKI in Base64url. */
  key: Text,
  /** The name of the server for which it was made: it answers to no other. */
  host: Text,
  at: MomentText,
  /** How often it says it was used; some never count. */
  count: Whole,
});
export type Passkey = Of<typeof Passkey>;

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
  /** When the last of them was typed: they are forgotten by time. */
  failedAt: optional(MomentText),
  /** No PIN is looked at before this moment. */
  waitsUntil: optional(MomentText),
  /** Somebody else knows the PIN: it signs on once, to choose another. PPL-7 */
  pinIsOneTime: optional(exactly(true)),
  /** How often the private record was written; a repeat of an older writing changes nothing. PPL-11 */
  record: optional(Whole),
  /** Name, badge and PIN were erased then. */
  erasedAt: optional(MomentText),
  /** A keyed hash of the name and the badge. */
  mark: optional(Text),
  /** Asked for beside badge and PIN, where the person has any. PPL-24 */
  passkeys: optional(list(Passkey)),
  /** The last sign-on, for the access review. REG-A1 */
  signedOnAt: optional(MomentText),
});
export type StaffMember = Of<typeof StaffMember>;

/** Wrong PINs in the whole house; many of them are an alarm until somebody has looked. PPL-6 */
export type SignOnWatch = {
  readonly failures: number;
  readonly failedAt: string;
  readonly alarm?: { readonly failures: number; readonly station: string; readonly at: string };
  /** The hash of the sealed recovery code. PPL-16 */
  readonly recovery?: string;
  /** Somebody got in with it, and nobody else has looked into that yet. */
  readonly recovered?: { readonly person: string; readonly at: string };
};

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

export const SIGN_OFF_CAUSES = [
  'asked',
  'idle',
  'relieved',
  'person-locked',
  'station-revoked',
  /** The PIN was set or changed. PPL-12 */
  'pin-set',
  'roles-changed',
  /** Signed on for longer than the house allows. */
  'too-long',
  /** Somebody ended it from elsewhere. */
  'ended',
] as const;
export type SignOffCause = (typeof SIGN_OFF_CAUSES)[number];
