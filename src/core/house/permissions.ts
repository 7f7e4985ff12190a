import type { Refusal } from '#core/base';
import {
  type Asker,
  type AskingPerson,
  hasPerson,
  isBoundToTable,
  refusePerson,
  STAFF_ROLES,
  STATION_KINDS,
  type StaffRole,
} from '#core/people';
import { CLUB, EVERYBODY, type HouseView, may, type Permission } from '#core/state';
import { mechanismOf } from '../mechanisms/features.ts';
import type { CommandOf, HouseCommand } from './commands.ts';
import { type DualType, MAY, SECONDS } from './features.ts';

/** A command, or the name of what is to be looked at, with the table that it is of. */
export type Ask = HouseCommand | { readonly read: Read; readonly table?: number };

/** The commands that two people stand for. REG-A2 */
export const DUAL_TYPES = Object.keys(SECONDS) as readonly DualType[]; // By the features.
export const isDual = (type: string): type is DualType => Object.hasOwn(SECONDS, type);

const EVERYWHERE = may(STAFF_ROLES, STATION_KINDS, { unattended: STATION_KINDS });
const WATCHING = ['floor', 'supervisor', 'surveillance', 'compliance', 'auditor'] as const;
const OFFICES = ['floor', 'accounting', 'compliance', 'office'] as const;

/** For everything that can be looked at: which roles, at which stations. An auditor sees everything. REG-A4 */
export const READ_PERMISSIONS = {
  meters: EVERYWHERE,
  notices: EVERYWHERE,
  rules: EVERYWHERE,
  boards: EVERYWHERE,
  clocks: EVERYWHERE,
  table: may(['dealer', ...WATCHING], ['keypad', ...OFFICES], { unattended: ['sensor'], isOfTable: true }),
  tables: may([...WATCHING, 'accounting', 'administrator'], OFFICES),
  queue: may([...WATCHING, 'cage'], ['cage', ...OFFICES]),
  requests: EVERYBODY,
  awards: may([...WATCHING, 'cage', 'accounting'], ['cage', ...OFFICES]),
  drops: may(['count', 'accounting', 'floor', 'supervisor', 'compliance', 'auditor'], OFFICES),
  offerings: EVERYBODY,
  promotions: EVERYBODY,
  draws: EVERYWHERE,
  day: EVERYBODY,
  reports: may(['accounting', 'compliance', 'supervisor', 'surveillance', 'promotions', 'auditor'], EVERYBODY.stations),
  journal: may(['compliance', 'surveillance', 'auditor'], ['compliance', 'office']),
  people: may(['administrator', 'compliance', 'surveillance', 'auditor'], ['compliance', 'office']),
  stations: may(['administrator', 'compliance', 'surveillance', 'auditor'], ['compliance', 'office']),
  members: may([...CLUB.roles, 'auditor'], CLUB.stations),
} as const satisfies Readonly<Record<string, Permission>>;
/** What may be looked at, by name. */
export type Read = keyof typeof READ_PERMISSIONS;
export const READS = Object.keys(READ_PERMISSIONS) as readonly Read[]; // All of them.

/** Why the one who asks may not ask for this here; nothing where it is allowed. PPL-9 */
export const mayAsk = (house: HouseView, asker: Asker, ask: Ask): Refusal | undefined => {
  if ('read' in ask) return objectionTo(asker, ask.read, READ_PERMISSIONS[ask.read], ask.table);
  switch (ask.type) {
    case 'AskSecond':
      return mayAsk(house, asker, ask.command);
    case 'GiveSecond':
    case 'DeclineSecond':
      return mayAnswer(house, asker, ask.type, ask.request);
    case 'RunPromotion': {
      const what = `${ask.type} of a ${ask.mechanism}`;
      return objectionTo(asker, what, permissionToRun(ask), tableOf(ask.command));
    }
    default: {
      const permission = MAY[ask.type];
      if (typeof permission === 'string') return refusePerson('only-the-house', { what: ask.type }, 'PPL-9');
      return objectionTo(asker, ask.type, permission, tableOf(ask));
    }
  }
};

const permissionToRun = ({ mechanism, command }: CommandOf<'RunPromotion'>): Permission => {
  const { may: all, mayBy = {} } = mechanismOf(mechanism);
  return mayBy[command.type] ?? all;
};

/** The table that a command is about, where it names one. */
const tableOf = (command: object): number | undefined =>
  'table' in command && typeof command.table === 'number' ? command.table : undefined;

/** Why a person with these roles may not stand second for a command. PPL-8 */
export const maySecond = (type: string, roles: readonly StaffRole[]): Refusal | undefined => {
  if (!isDual(type)) return undefined;
  const needed = SECONDS[type];
  return roles.some(role => needed.includes(role))
    ? undefined
    : refusePerson('not-by-this-role', { what: `a second for ${type}`, roles: needed.join(', ') }, 'PPL-8');
};

const objectionTo = (asker: Asker, what: string, permission: Permission, table: number | undefined) => {
  const { station } = asker;
  const isOther = permission.isOfTable === true && isBoundToTable(station.kind) && station.table !== table;
  if (isOther) return refusePerson('other-table', { what, table: station.table ?? 'none' }, 'PPL-4');
  if (permission.unattended?.includes(station.kind) === true) return undefined;
  return hasPerson(asker) ? personObjection(asker, what, permission) : refusePerson('sign-on-first', { what }, 'PPL-5');
};

const personObjection = ({ roles, station }: AskingPerson, what: string, permission: Permission) => {
  if (!roles.some(role => permission.roles.includes(role))) {
    return refusePerson('not-by-this-role', { what, roles: permission.roles.join(', ') }, 'PPL-9');
  }
  return permission.stations.includes(station.kind)
    ? undefined
    : refusePerson('not-at-this-station', { what, stations: permission.stations.join(', ') }, 'PPL-9');
};

const mayAnswer = (
  { requests }: HouseView,
  asker: Asker,
  type: 'GiveSecond' | 'DeclineSecond',
  number: number,
): Refusal | undefined => {
  if (!hasPerson(asker)) return refusePerson('sign-on-first', { what: type }, 'PPL-5');
  const request = requests.get(number);
  if (request === undefined) return refusePerson('unknown-request', { request: number }, 'PPL-8');
  // Whoever asked may take it back.
  if (type === 'DeclineSecond' && request.by.id === asker.actor.id) return undefined;
  return maySecond(request.command.type, asker.roles);
};
