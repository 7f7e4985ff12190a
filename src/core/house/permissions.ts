import type { Refusal } from '#core/base';
import {
  type Asker,
  type AskingPerson,
  hasPerson,
  isBoundToTable,
  refusePerson,
  roleWord,
  type Scope,
  STAFF_ROLES,
  STATION_KINDS,
  type StaffRole,
  stationWord,
} from '#core/people';
import { CLUB, EVERYBODY, type HouseView, may, type Permission } from '#core/state';
import { type Said, sayings } from '#core/words';
import { mechanismOf } from '../mechanisms/features.ts';
import type { CommandOf, HouseCommand } from './commands.ts';
import { type DualType, type FeatureCommand, MAY, SECONDS } from './features.ts';
import { TERMS } from './texts/en.ts';

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
  tables: may([...WATCHING, 'accounting', 'administrator'], OFFICES, { unattended: ['room'] }),
  queue: may([...WATCHING, 'cage'], ['cage', ...OFFICES], { unattended: ['room'] }),
  requests: EVERYBODY,
  names: EVERYBODY,
  awards: may([...WATCHING, 'cage', 'accounting'], ['cage', ...OFFICES]),
  cash: may(['cage', 'accounting', 'supervisor', 'surveillance', 'compliance', 'auditor'], ['cage', ...OFFICES]),
  winners: may(['cage', 'floor', 'supervisor', 'accounting', 'compliance', 'auditor'], ['cage', ...OFFICES]),
  drops: may(['count', 'accounting', 'floor', 'supervisor', 'compliance', 'auditor'], OFFICES),
  offerings: EVERYBODY,
  promotions: EVERYBODY,
  draws: EVERYWHERE,
  day: EVERYBODY,
  reports: may(['accounting', 'compliance', 'supervisor', 'surveillance', 'promotions', 'auditor'], EVERYBODY.stations),
  journal: may(['compliance', 'surveillance', 'auditor'], ['compliance', 'office']),
  incidents: may(
    ['compliance', 'administrator', 'supervisor', 'surveillance', 'auditor'],
    ['office', 'compliance', 'floor'],
  ),
  people: may(['administrator', 'compliance', 'surveillance', 'auditor'], ['compliance', 'office']),
  settings: may(STAFF_ROLES, ['compliance', 'office']),
  stations: may(['administrator', 'compliance', 'surveillance', 'auditor'], ['compliance', 'office']),
  members: may([...CLUB.roles, 'auditor'], CLUB.stations),
} as const satisfies Readonly<Record<string, Permission>>;
/** What a service with this scope may look at, beside what hangs on the wall. MCH-16 */
export const SCOPE_READS: { readonly [One in Scope]: readonly (keyof typeof READ_PERMISSIONS)[] } = {
  tables: ['table', 'tables', 'queue', 'day'],
  prizes: ['awards', 'day'],
  promotions: ['offerings', 'promotions', 'day'],
  reports: ['reports', 'day'],
  journal: ['journal'],
  sensors: [],
};

/** What may be looked at, by name. */
export type Read = keyof typeof READ_PERMISSIONS;
export const READS = Object.keys(READ_PERMISSIONS) as readonly Read[]; // All of them.

const word = sayings(TERMS);

const actWord = (type: FeatureCommand['type']): Said => word(`act.${type}`, {});

/** Why the one who asks may not ask for this here; nothing where it is allowed. PPL-9 */
export const mayAsk = (house: HouseView, asker: Asker, ask: Ask): Refusal | undefined => {
  if ('read' in ask) {
    const permission: Permission = READ_PERMISSIONS[ask.read];
    const isForAll = permission.unattended?.includes(asker.station.kind) === true;
    if (asker.station.scopes?.some(scope => SCOPE_READS[scope].includes(ask.read)) === true) return undefined;
    const pin = isForAll ? undefined : pinFirst(house, asker);
    return pin ?? objectionTo(asker, word(`read.${ask.read}`, {}), permission, ask.table);
  }
  const pin = ask.type === 'ChangePin' ? undefined : pinFirst(house, asker);
  if (pin !== undefined) return pin;
  switch (ask.type) {
    case 'AskSecond':
      return mayAsk(house, asker, ask.command);
    case 'GiveSecond':
    case 'DeclineSecond':
      return mayAnswer(house, asker, ask.type, ask.request);
    case 'RunPromotion':
      return objectionTo(asker, actWord(ask.type), permissionToRun(ask), tableOf(ask.command));
    default: {
      const permission = MAY[ask.type];
      if (typeof permission === 'string') return refusePerson('only-the-house', { what: actWord(ask.type) }, 'PPL-9');
      return objectionTo(asker, actWord(ask.type), permission, tableOf(ask));
    }
  }
};

/** Somebody whose PIN others know does nothing before choosing another. PPL-7 */
const pinFirst = ({ staff }: HouseView, asker: Asker): Refusal | undefined =>
  hasPerson(asker) && staff.get(asker.actor.id)?.pinIsOneTime === true
    ? refusePerson('change-pin-first', {}, 'PPL-7')
    : undefined;

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
    : refusePerson('not-by-this-role', { what: actWord(type), roles: needed.map(roleWord) }, 'PPL-8');
};

/** Why a person with these roles may not ask for a command, at whichever station. PPL-8 */
export const mayFirst = (command: HouseCommand, roles: readonly StaffRole[]): Refusal | undefined => {
  const permission = command.type === 'RunPromotion' ? permissionToRun(command) : MAY[command.type];
  if (typeof permission === 'string' || roles.some(role => permission.roles.includes(role))) return undefined;
  const facts = { what: actWord(command.type), roles: permission.roles.map(roleWord) };
  return refusePerson('not-by-this-role', facts, 'PPL-8; REG-A2');
};

const objectionTo = (asker: Asker, what: Said, permission: Permission, table: number | undefined) => {
  const { station } = asker;
  const isOther = permission.isOfTable === true && isBoundToTable(station.kind) && station.table !== table;
  if (isOther) return refusePerson('other-table', { what, table: station.table ?? '–' }, 'PPL-4');
  if (permission.unattended?.includes(station.kind) === true) return undefined;
  if (station.kind === 'service') return refusePerson('not-in-scope', { what }, 'MCH-16');
  return hasPerson(asker) ? personObjection(asker, what, permission) : refusePerson('sign-on-first', { what }, 'PPL-5');
};

const personObjection = (asker: AskingPerson, what: Said, permission: Permission) => {
  const { roles, station } = asker;
  if (!roles.some(role => permission.roles.includes(role))) {
    return refusePerson('not-by-this-role', { what, roles: permission.roles.map(roleWord) }, 'PPL-9');
  }
  if (!permission.stations.includes(station.kind)) {
    return refusePerson('not-at-this-station', { what, stations: permission.stations.map(stationWord) }, 'PPL-9');
  }
  return permission.pinAgain === true ? pinObjection(asker, what) : undefined;
};

/** Somebody else may stand at the station by now. PPL-22 */
const pinObjection = ({ isPinOld }: AskingPerson, what: Said): Refusal | undefined =>
  isPinOld === true ? refusePerson('pin-again', { what }, 'PPL-22') : undefined;

/** Why nobody takes this away from here as a file: a list of members, a report. PPL-22 */
export const exportObjection = (asker: Asker, of: Read): Refusal | undefined =>
  hasPerson(asker) ? pinObjection(asker, word(`read.${of}`, {})) : undefined;

const mayAnswer = (
  { requests }: HouseView,
  asker: Asker,
  type: 'GiveSecond' | 'DeclineSecond',
  number: number,
): Refusal | undefined => {
  if (!hasPerson(asker)) return refusePerson('sign-on-first', { what: actWord(type) }, 'PPL-5');
  const request = requests.get(number);
  if (request === undefined) return refusePerson('unknown-request', { request: number }, 'PPL-8');
  // The person who asked may take it back.
  if (type === 'DeclineSecond' && request.by.id === asker.actor.id) return undefined;
  const objection = maySecond(request.command.type, asker.roles);
  if (objection !== undefined || type === 'DeclineSecond') return objection;
  const permission = isDual(request.command.type) ? MAY[request.command.type] : undefined;
  const isGuarded = typeof permission === 'object' && permission.pinAgain === true;
  return isGuarded ? pinObjection(asker, actWord(type)) : undefined;
};
