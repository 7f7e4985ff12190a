import type { Refusal } from '#core/base';
import {
  type Asker,
  type AskingPerson,
  hasPerson,
  isAttended,
  isBoundToTable,
  refusePerson,
  STAFF_ROLES,
  STATION_KINDS,
  type StaffRole,
  type StationKind,
} from '#core/people';
import type { CommandOf, HouseCommand } from './commands.ts';
import type { HouseView } from './house.ts';
import type { MechanismName } from './promotions/mechanisms.ts';
import type { CommandIn } from './promotions/promotion.ts';
import { type DualType, isDual } from './second-commands.ts';

/** What may be looked at, by name. */
export const READS = [
  'meters',
  'notices',
  'rules',
  'boards',
  'clocks',
  'table',
  'tables',
  'queue',
  'requests',
  'awards',
  'drops',
  'offerings',
  'promotions',
  'draws',
  'day',
  'reports',
  'journal',
  'people',
  'stations',
  'members',
] as const;
export type Read = (typeof READS)[number];

/** A command, or the name of what is to be looked at, with the table that it is of. */
export type Ask = HouseCommand | { readonly read: Read; readonly table?: number };

/** Who may ask for something, and where. */
export type Permission = {
  readonly roles: readonly StaffRole[];
  readonly stations: readonly StationKind[];
  /** Stations that may ask with nobody signed on. */
  readonly unattended?: readonly StationKind[];
  /** It is about one table: a keypad or a sensor asks for its own and for no other. */
  readonly isOfTable?: true;
};

/** Judged by the command that a second person is asked for. */
const BY_REQUEST = 'by-request';
/** Judged by the mechanism that is run. */
const BY_MECHANISM = 'by-mechanism';
/** Asked by the house itself and by nobody else. */
const HOUSE_ONLY = 'house-only';

const may = (
  roles: readonly StaffRole[],
  stations: readonly StationKind[],
  more: Pick<Permission, 'unattended' | 'isOfTable'> = {},
): Permission => ({ roles, stations, ...more });

const ATTENDED = STATION_KINDS.filter(isAttended);

const AT_TABLE = may(['dealer', 'floor', 'supervisor'], ['keypad', 'floor'], { isOfTable: true });
const ON_SENSOR = { ...AT_TABLE, unattended: ['sensor'] } as const;
const OVER_TABLES = may(['floor', 'supervisor'], ['floor', 'office']);
const VERIFYING = may(['floor', 'supervisor'], ['floor']);
const AGREEING = may(['floor', 'supervisor', 'surveillance', 'compliance'], ['floor', 'compliance', 'office']);
const OFFERING = may(['promotions', 'compliance'], ['promotions', 'compliance', 'office']);
const STOPPING = may(['promotions', 'compliance', 'floor', 'supervisor'], [...OFFERING.stations, 'floor']);
const PROMOTING = may([...OFFERING.roles, 'tournament-director'], [...OFFERING.stations, 'tournament']);
const ON_FLOOR = may(['promotions', 'floor', 'supervisor'], ['promotions', 'floor', 'office']);
const PAYING = may(['floor', 'supervisor', 'cage'], ['floor', 'cage']);
const BOOKS = may(['accounting', 'compliance'], ['accounting', 'compliance', 'office']);
const STAFF = may(['administrator', 'compliance'], ['office', 'compliance']);
const CLOSING_OUT = may(['administrator', 'compliance', 'supervisor', 'surveillance'], [...STAFF.stations, 'floor']);
const CLUB = may(['promotions', 'supervisor', 'compliance'], ['promotions', 'compliance', 'office']);
const KEEPING_OUT = may([...CLUB.roles, 'floor', 'surveillance', 'cage'], [...CLUB.stations, 'floor', 'cage']);

/** For every command: which roles, at which stations. The only place that says so. PPL-9 */
export const COMMAND_PERMISSIONS: {
  readonly [Type in HouseCommand['type']]: Permission | typeof BY_REQUEST | typeof BY_MECHANISM | typeof HOUSE_ONLY;
} = {
  OpenTable: OVER_TABLES,
  ChangeGame: OVER_TABLES,
  CloseTable: OVER_TABLES,

  SeatPlayer: AT_TABLE,
  LeaveSeat: AT_TABLE,
  LightSeat: ON_SENSOR,
  ClearSeat: ON_SENSOR,

  AnnounceOffering: OFFERING,
  StartOffering: OFFERING,
  PauseOffering: STOPPING,
  ResumeOffering: OFFERING,
  EndOffering: OFFERING,
  ChangeOffering: OFFERING,
  RaisePool: may(['promotions', 'accounting'], ['promotions', 'accounting', 'office']),
  PostNotice: STOPPING,
  TakeDownNotice: STOPPING,

  StartGame: AT_TABLE,
  CountPot: AT_TABLE,
  GameOver: AT_TABLE,

  CallHand: AT_TABLE,
  VerifyHands: VERIFYING,
  RefuseHands: VERIFYING,
  AgreeToReview: AGREEING,
  RejectReview: AGREEING,

  ShowId: PAYING,
  PayAward: PAYING,
  PrintSlip: PAYING,
  ReimburseTray: may(['cage'], ['cage']),

  BackOutPayment: may(['supervisor', 'cage'], ['floor', 'cage']),
  BackOutAward: may(['supervisor', 'compliance'], ['floor', 'compliance', 'office']),
  BackOutFees: AT_TABLE,
  TakeOverFund: BOOKS,
  CorrectFund: BOOKS,

  DropBox: may(['count', 'floor', 'supervisor'], ['floor', 'accounting', 'office']),
  CountDrop: may(['count', 'accounting'], ['accounting', 'office']),

  LetTimePass: HOUSE_ONLY,
  ReimburseHouse: may(['accounting'], ['accounting', 'office']),
  CloseGamingDay: may(['accounting', 'supervisor'], ['accounting', 'office']),

  OpenPromotion: PROMOTING,
  RunPromotion: BY_MECHANISM,
  EndPromotion: PROMOTING,
  CommitDraw: ON_FLOOR,
  RevealDraw: ON_FLOOR,
  VoidDraw: may(['supervisor', 'compliance'], ['floor', 'compliance', 'office']),
  SetUpGame: may(['supervisor', 'compliance', 'administrator'], ['office', 'compliance', 'floor']),
  SettleRound: AT_TABLE,
  PlayHiLo: PROMOTING,

  TakeOutOfService: {
    ...ON_SENSOR,
    roles: [...AT_TABLE.roles, 'administrator'],
    stations: ['keypad', 'floor', 'office'],
  },
  ReturnToService: may(['floor', 'supervisor', 'administrator'], ['floor', 'office']),
  AnswerAlarm: OVER_TABLES,
  CallFloor: AT_TABLE,
  AnswerFloor: AT_TABLE,

  EngagePerson: STAFF,
  ChangeRoles: STAFF,
  LockPerson: CLOSING_OUT,
  UnlockPerson: STAFF,
  SetPin: STAFF,
  ChangePin: may(STAFF_ROLES, ATTENDED),
  EraseRecord: STAFF,
  ReviewAccess: may(['compliance'], ['compliance', 'office']),

  EnrolStation: STAFF,
  RevokeStation: CLOSING_OUT,
  SignOn: HOUSE_ONLY,
  FailSignOn: HOUSE_ONLY,
  SignOff: HOUSE_ONLY,

  EnrolMember: CLUB,
  ChangeMember: CLUB,
  MergeMembers: CLUB,
  ExcludeMember: KEEPING_OUT,
  LiftExclusion: may(['compliance'], ['compliance', 'office']),
  SetMemberPin: CLUB,
  EraseMember: STAFF,
  LookAtMembers: CLUB,
  TakeMailingList: CLUB,
  SignOnMember: HOUSE_ONLY,
  FailMemberSignOn: HOUSE_ONLY,

  AskSecond: BY_REQUEST,
  GiveSecond: BY_REQUEST,
  DeclineSecond: BY_REQUEST,
};

const AT_DESK = may(['promotions', 'supervisor'], ['promotions', 'office']);
const BY_DEALER = may(['dealer', ...ON_FLOOR.roles], ['keypad', ...ON_FLOOR.stations], { isOfTable: true });

const AT_EVENT = may(['tournament-director', 'supervisor'], ['tournament', 'office']);
const AT_WINDOW = may([...AT_EVENT.roles, 'cage'], [...AT_EVENT.stations, 'cage']);
const AT_TABLES = may([...AT_EVENT.roles, 'floor'], [...AT_EVENT.stations, 'floor']);

/** Who runs a promotion, by its mechanism. */
export const MECHANISM_PERMISSIONS: { readonly [Name in MechanismName]: Permission } = {
  'car-giveaway': AT_DESK,
  'card-wheel': ON_FLOOR,
  contest: AT_DESK,
  drawing: AT_DESK,
  'gamble-up': BY_DEALER,
  'high-hand': BY_DEALER,
  instrument: may(['promotions', 'cage', 'supervisor'], ['promotions', 'cage', 'office']),
  'splash-pot': BY_DEALER,
  squares: AT_DESK,
  'table-drawing': ON_FLOOR,
  tournament: AT_EVENT,
  tracking: BY_DEALER,
  wheel: ON_FLOOR,
};

/** What the cage and the floor do in a tournament; all else is done by whoever runs it. REG-D5 */
export const TOURNAMENT_PERMISSIONS: { readonly [Type in CommandIn<'tournament'>['type']]?: Permission } = {
  RegisterPlayer: AT_WINDOW,
  Rebuy: AT_WINDOW,
  AddOn: AT_WINDOW,
  ReEnter: AT_WINDOW,
  PayPlayer: AT_WINDOW,
  WithholdPrize: AT_WINDOW,
  BackOutPayment: AT_WINDOW,
  SignLog: AT_WINDOW,
  SeatEntrant: may([...AT_WINDOW.roles, 'floor'], [...AT_WINDOW.stations, 'floor']),
  EliminatePlayers: AT_TABLES,
  MovePlayer: AT_TABLES,
  SetButton: AT_TABLES,
  GivePenalty: AT_TABLES,
  CallDealer: AT_TABLES,
  AnswerDealerCall: AT_TABLES,
};

/** Who may stand beside the one who asked, for every command that takes two people. REG-A2 */
export const SECONDS: { readonly [Type in DualType]: readonly StaffRole[] } = {
  ChangeOffering: ['supervisor', 'accounting', 'compliance'],
  RaisePool: ['supervisor', 'accounting', 'compliance'],
  VerifyHands: AGREEING.roles,
  BackOutPayment: ['supervisor', 'accounting', 'compliance'],
  BackOutAward: ['supervisor', 'accounting', 'compliance'],
  BackOutFees: AGREEING.roles,
  TakeOverFund: BOOKS.roles,
  CorrectFund: BOOKS.roles,
  CountDrop: ['count', 'accounting'],
  RunPromotion: AGREEING.roles,
  VoidDraw: AGREEING.roles,
  SetUpGame: AGREEING.roles,
  EngagePerson: STAFF.roles,
  ChangeRoles: STAFF.roles,
  UnlockPerson: STAFF.roles,
  SetPin: STAFF.roles,
  EraseRecord: STAFF.roles,
  MergeMembers: CLUB.roles,
  LiftExclusion: ['supervisor', 'compliance', 'administrator'],
  EraseMember: STAFF.roles,
};

const EVERYWHERE = may(STAFF_ROLES, STATION_KINDS, { unattended: STATION_KINDS });
const WATCHING = ['floor', 'supervisor', 'surveillance', 'compliance', 'auditor'] as const;
const OFFICES = ['floor', 'accounting', 'compliance', 'office'] as const;

/** For everything that can be looked at: which roles, at which stations. An auditor sees everything. REG-A4 */
export const READ_PERMISSIONS: { readonly [Name in Read]: Permission } = {
  meters: EVERYWHERE,
  notices: EVERYWHERE,
  rules: EVERYWHERE,
  boards: EVERYWHERE,
  clocks: EVERYWHERE,
  table: may(['dealer', ...WATCHING], ['keypad', ...OFFICES], { unattended: ['sensor'], isOfTable: true }),
  tables: may([...WATCHING, 'accounting', 'administrator'], OFFICES),
  queue: may([...WATCHING, 'cage'], ['cage', ...OFFICES]),
  requests: may(STAFF_ROLES, ATTENDED),
  awards: may([...WATCHING, 'cage', 'accounting'], ['cage', ...OFFICES]),
  drops: may(['count', 'accounting', 'floor', 'supervisor', 'compliance', 'auditor'], OFFICES),
  offerings: may(STAFF_ROLES, ATTENDED),
  promotions: may(STAFF_ROLES, ATTENDED),
  draws: EVERYWHERE,
  day: may(STAFF_ROLES, ATTENDED),
  reports: may(['accounting', 'compliance', 'supervisor', 'surveillance', 'promotions', 'auditor'], ATTENDED),
  journal: may(['compliance', 'surveillance', 'auditor'], ['compliance', 'office']),
  people: may(['administrator', 'compliance', 'surveillance', 'auditor'], ['compliance', 'office']),
  stations: may(['administrator', 'compliance', 'surveillance', 'auditor'], ['compliance', 'office']),
  members: may([...CLUB.roles, 'auditor'], CLUB.stations),
};

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
      const permission = COMMAND_PERMISSIONS[ask.type];
      if (typeof permission === 'string') return refusePerson('only-the-house', { what: ask.type }, 'PPL-9');
      return objectionTo(asker, ask.type, permission, tableOf(ask));
    }
  }
};

const permissionToRun = (run: CommandOf<'RunPromotion'>): Permission => {
  const own = run.mechanism === 'tournament' ? TOURNAMENT_PERMISSIONS[run.command.type] : undefined;
  return own ?? MECHANISM_PERMISSIONS[run.mechanism];
};

/** The table that a command is about, where it names one. */
const tableOf = (command: object): number | undefined =>
  'table' in command && typeof command.table === 'number' ? command.table : undefined;

/** Why a person with these roles may not stand second for a command. PPL-8 */
export const maySecond = (type: DualType, roles: readonly StaffRole[]): Refusal | undefined => {
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
  const { type: command } = request.command;
  return isDual(command) ? maySecond(command, asker.roles) : undefined;
};
