import { isAttended, STAFF_ROLES, STATION_KINDS, type StaffRole, type StationKind } from '#core/people';

/** Who may ask for something, and where. */
export type Permission = {
  readonly roles: readonly StaffRole[];
  readonly stations: readonly StationKind[];
  /** Stations that may ask with nobody signed on. */
  readonly unattended?: readonly StationKind[];
  /** It is about one table: a keypad or a sensor asks for its own and for no other. */
  readonly isOfTable?: true;
  /** Money goes out, or rights are given: whoever stands at an open station types the PIN again. PPL-22 */
  readonly pinAgain?: true;
};

/** Who may ask for a command, or what else decides it. */
export type CommandPermission = Permission | typeof BY_REQUEST | typeof BY_MECHANISM | typeof HOUSE_ONLY;
/** Judged by the command that a second person is asked for. */
export const BY_REQUEST = 'by-request';
/** Judged by the mechanism that is run. */
export const BY_MECHANISM = 'by-mechanism';
/** Asked by the house itself and by nobody else. */
export const HOUSE_ONLY = 'house-only';

export const may = (
  roles: readonly StaffRole[],
  stations: readonly StationKind[],
  more: Pick<Permission, 'unattended' | 'isOfTable'> = {},
): Permission => ({ roles, stations, ...more });

export const withPin = (permission: Permission): Permission => ({ ...permission, pinAgain: true });

const ATTENDED = STATION_KINDS.filter(isAttended);
export const EVERYBODY = may(STAFF_ROLES, ATTENDED);

/** Those that several features share; a feature's own are with it. */
export const AT_TABLE = may(['dealer', 'floor', 'supervisor'], ['keypad', 'floor'], { isOfTable: true });
export const ON_SENSOR = { ...AT_TABLE, unattended: ['sensor'] } as const;
export const OVER_TABLES = may(['floor', 'supervisor'], ['floor', 'office']);
export const AGREEING = may(['floor', 'supervisor', 'surveillance', 'compliance'], ['floor', 'compliance', 'office']);
export const BACKING_OUT = may(['supervisor', 'compliance'], ['floor', 'compliance', 'office']);
export const OFFERING = may(['promotions', 'compliance'], ['promotions', 'compliance', 'office']);
export const PROMOTING = may([...OFFERING.roles, 'tournament-director'], [...OFFERING.stations, 'tournament']);
export const ON_FLOOR = may(['promotions', 'floor', 'supervisor'], ['promotions', 'floor', 'office']);
export const STAFF = may(['administrator', 'compliance'], ['office', 'compliance']);
export const CLUB = may(['promotions', 'supervisor', 'compliance'], ['promotions', 'compliance', 'office']);
export const AT_DESK = may(['promotions', 'supervisor'], ['promotions', 'office']);
export const BY_DEALER = may(['dealer', ...ON_FLOOR.roles], ['keypad', ...ON_FLOOR.stations], { isOfTable: true });
