import { list, type Of, object, one, optional, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';

export const STATION_KINDS = [
  'keypad',
  'floor',
  'cage',
  'promotions',
  'tournament',
  'accounting',
  'compliance',
  'office',
  'sign',
  'room',
  'kiosk',
  'sensor',
  'service',
] as const;
export type StationKind = (typeof STATION_KINDS)[number];

/** What a code makes; a service gets its key from two people. */
export const OFFERED_KINDS = STATION_KINDS.filter(kind => kind !== 'service');

/** What a program with a key of its own may look at; with `sensors` it also hands over readings of any table. MCH-16 */
export const SCOPES = ['tables', 'prizes', 'promotions', 'reports', 'journal', 'sensors'] as const;
export type Scope = (typeof SCOPES)[number];

/** A screen, a device or a program that has proven itself by a key of its own. */
export const Station = object({
  station: Text,
  kind: one(STATION_KINDS),
  table: optional(Whole),
  place: optional(Text),
  /** Of a service, and of nothing else. */
  scopes: optional(list(one(SCOPES))),
  /** SHA-256 of its key, which only the station has. */
  keyHash: Text,
  enrolledAt: MomentText,
  revokedAt: optional(MomentText),
  /** Its key is no longer good from then on; absent in a sensor's, and where it is older than this rule. PPL-23 */
  keyUntil: optional(MomentText),
  /** A key that it was given and has not used yet. */
  nextKey: optional(object({ keyHash: Text, at: MomentText })),
  /** The key before, for what was on its way when the new one came. */
  lastKey: optional(object({ keyHash: Text, until: MomentText })),
  /** Wrong PINs of anybody here, when the last was typed, and until when none is looked at. PPL-6 */
  failures: optional(Whole),
  failedAt: optional(MomentText),
  waitsUntil: optional(MomentText),
});
export type Station = Of<typeof Station>;

/** Where people sign on; the others work with nobody there. */
export const isAttended = (kind: StationKind): boolean => !UNATTENDED.includes(kind);
const UNATTENDED: readonly StationKind[] = ['sign', 'room', 'kiosk', 'sensor', 'service'];

/** A keypad and a sensor belong to one table and speak of no other. PPL-4 */
export const isBoundToTable = (kind: StationKind): boolean => kind === 'keypad' || kind === 'sensor';
