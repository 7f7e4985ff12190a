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
  'kiosk',
  'sensor',
] as const;
export type StationKind = (typeof STATION_KINDS)[number];

/** A screen or a device that has proven itself by a key of its own. */
export type Station = {
  readonly station: string;
  readonly kind: StationKind;
  readonly table?: number;
  readonly place?: string;
  /** SHA-256 of its key, which only the station has. */
  readonly keyHash: string;
  readonly enrolledAt: string;
  readonly revokedAt?: string;
};

/** Where people sign on; the others work with nobody there. */
export const isAttended = (kind: StationKind): boolean => kind !== 'sign' && kind !== 'kiosk' && kind !== 'sensor';

/** A keypad and a sensor belong to one table and speak of no other. PPL-4 */
export const isBoundToTable = (kind: StationKind): boolean => kind === 'keypad' || kind === 'sensor';
