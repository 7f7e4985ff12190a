import { COMMAND_PERMISSIONS, type HouseCommand, mechanismOf, type Permission, SECONDS } from '#core/house';
import type { Department, StaffRole, StationKind } from '#core/people';

/** Somebody who works in the house, with what proves it. */
export type Person = {
  readonly id: string;
  readonly role: StaffRole;
  readonly department: Department;
};

const person = (id: string, role: StaffRole, department: Department): Person => ({ id, role, department });

/** One of each role, and a second where two of them act together. */
export const STAFF: readonly Person[] = [
  person('ada', 'administrator', 'systems'),
  person('dee', 'dealer', 'card-room'),
  person('fay', 'floor', 'card-room'),
  person('flo', 'floor', 'card-room'),
  person('sue', 'supervisor', 'card-room'),
  person('sam', 'surveillance', 'surveillance'),
  person('cora', 'cage', 'cage'),
  person('carl', 'count', 'count'),
  person('ann', 'accounting', 'accounting'),
  person('abe', 'accounting', 'accounting'),
  person('pam', 'promotions', 'promotions'),
  person('tod', 'tournament-director', 'card-room'),
  person('con', 'compliance', 'compliance'),
  person('cay', 'compliance', 'compliance'),
];

export const badgeOf = ({ id }: Person): string => `badge-${id}`;
export const PIN = '270591';

/** Who works at which kind of station, in the order in which a command looks for its person. */
const RESIDENTS: readonly (readonly [kind: StationKind, person: string])[] = [
  ['keypad', 'dee'],
  ['floor', 'fay'],
  ['promotions', 'pam'],
  ['tournament', 'tod'],
  ['cage', 'cora'],
  ['accounting', 'ann'],
  ['compliance', 'con'],
  ['office', 'sue'],
  ['office', 'ada'],
  ['floor', 'sam'],
];

/** The stations of the room; each table besides has a keypad of its own. */
export const STATIONS: readonly (readonly [station: string, kind: StationKind])[] = [
  ['floor-1', 'floor'],
  ['floor-2', 'floor'],
  ['promotions-1', 'promotions'],
  ['tournament-1', 'tournament'],
  ['cage-1', 'cage'],
  ['accounting-1', 'accounting'],
  ['compliance-1', 'compliance'],
  ['office-1', 'office'],
  ['kiosk-1', 'kiosk'],
];

export type Giver = {
  readonly kind: StationKind;
  readonly person: Person;
  /** Of a keypad. */
  readonly table?: number;
  /** Where it isn't the first of its kind. */
  readonly station?: string;
};

export const named = (id: string): Person => STAFF.find(one => one.id === id)!; // Called with names of the list.

/** The person who gives a command, and the station at which that is allowed; nobody where the house itself does it. */
export const giverOf = (command: HouseCommand): Giver | undefined => {
  // What one person has verified another one looks at, who is a supervisor where that is asked.
  if (command.type === 'AgreeToReview') return { kind: 'floor', person: named('sue'), station: 'floor-2' };
  // The drawer of the cage is opened at the cage. PPL-13
  if (command.type === 'PayAward' && command.method !== 'tray') return { kind: 'cage', person: named('cora') };
  const permission = permissionOf(command);
  if (permission === undefined) return undefined;
  const table = tableOf(command.type === 'RunPromotion' ? command.command : command);
  for (const [kind, id] of RESIDENTS) {
    const who = named(id);
    if (!permission.stations.includes(kind) || !permission.roles.includes(who.role)) continue;
    if (kind !== 'keypad') return { kind, person: who };
    if (table !== undefined) return { kind, person: who, table };
  }
  return undefined;
};

const permissionOf = (command: HouseCommand): Permission | undefined => {
  if (command.type === 'RunPromotion') {
    const { may, mayBy = {} } = mechanismOf(command.mechanism);
    return mayBy[command.command.type] ?? may;
  }
  const permission = COMMAND_PERMISSIONS[command.type as keyof typeof COMMAND_PERMISSIONS]; // Of every command.
  return typeof permission === 'string' ? undefined : permission;
};

/** Somebody who may stand beside for such a command, and is not the one who asked. */
export const secondFor = (type: string, first: Person): Person | undefined => {
  const roles: readonly string[] = (SECONDS as Readonly<Record<string, readonly string[]>>)[type] ?? [];
  return STAFF.find(one => one.id !== first.id && roles.includes(one.role));
};

/** Who looks at a topic, and where: prizes and coupons at the cage, promotions at their desk, tables on the floor. */
export const viewerOf = (topic: string): Giver => {
  if (topic === 'awards' || topic === 'instruments') return { kind: 'cage', person: named('cora') };
  return topic === 'promotions'
    ? { kind: 'promotions', person: named('pam') }
    : { kind: 'floor', person: named('fay') };
};

const tableOf = (command: object): number | undefined =>
  'table' in command && typeof command.table === 'number' ? command.table : undefined;
