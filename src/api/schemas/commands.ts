import {
  type CommandIn,
  DUAL_TYPES,
  type HouseCommand,
  MECHANISM_NAMES,
  type MechanismName,
  PAY_METHODS,
  Seen,
} from '#core/house';
import { Money, MoneyByKey } from '#core/money';
import { DEPARTMENTS, EXCLUSIONS, LOCK_REASONS, STAFF_ROLES } from '#core/people';
import { ROLES } from '#core/rulebook';
import {
  branded,
  choice,
  either,
  exactly,
  Key,
  lazy,
  list,
  Numbered,
  object,
  one,
  optional,
  SeatNumber,
  type Shape,
  toldBy,
  Words,
  whole,
  yes,
} from '#core/shape';
import { PostedMomentText } from '#core/time';
import { DealBody, HiLoBody, SetUpBody } from './games.ts';
import { OfferingBody } from './offering.ts';
import type { FieldsOf } from './paired.ts';
import { byMechanism, POSTED, RUN } from './promotions.ts';

export type CommandName = HouseCommand['type'];

/** One command as other programs may ask it. Fields named in braces stand in the path, all others in the body. */
export type CommandContract<Type extends CommandName> = {
  /** Absent: only by its name, at /commands. */
  readonly path?: `/${string}`;
  readonly summary: string;
  readonly fields: FieldsOf<Asking<Type>>;
  /** A field whose schema goes by the mechanism that is named beside it. */
  readonly byMechanism?: { readonly field: string; readonly schemas: Readonly<Record<MechanismName, Shape<unknown>>> };
};
/** A command that nobody asks for by its name, and why. */
export type NotAsked = { readonly not: string };

type Asking<Type, Command = HouseCommand> = Command extends { type: infer Types }
  ? Type extends Types
    ? Command
    : never
  : never;

type AnyRun = CommandIn<MechanismName>;
const TABLE = { table: Numbered };
const ACTIVITY = { activity: Key };
const REASON = { reason: Words };
const PLACE = { seat: SeatNumber, position: SeatNumber };

const Plays = object({
  game: Key,
  isLive: yes,
  isTournament: yes,
  betMin: optional(Money),
  betMax: optional(Money),
});
const Player = choice({ anonymous: {}, member: { id: Key } });
const SeatedPlayer = object({
  ...PLACE,
  player: Player,
  role: one(ROLES),
  age: optional(whole({ min: 0, max: 150 })),
});
const Lit = object({ ...PLACE, ...ACTIVITY, space: one(['player', 'player-dealer']) });
const Tables = either(exactly('all'), list(Numbered, { max: 1_000 }));
const Holds = object({ pools: MoneyByKey, reserve: Money, advance: Money });

const BY_THE_HOUSE: NotAsked = { not: 'The house does this by itself.' };
const WITH_SECRET: NotAsked = { not: 'Its secret comes from the server: see /promotions/{promotion}/draws.' };
const OF_THE_CLUB: NotAsked = { not: 'Private records of members belong to it: see /members.' };
const WITH_RECORD: NotAsked = { not: 'Names, badges and PINs belong to it: see /people.' };

/** Everything that can be asked of a house: a new command is one more row. */
export const COMMANDS: { readonly [Type in CommandName]: CommandContract<Type> | NotAsked } = {
  OpenTable: { path: '/tables/{table}/open', summary: 'Opens a table', fields: { ...TABLE, plays: Plays } },
  ChangeGame: { path: '/tables/{table}/game', summary: 'Changes what is dealt', fields: { ...TABLE, plays: Plays } },
  CloseTable: { path: '/tables/{table}/close', summary: 'Closes a table', fields: TABLE },

  SeatPlayer: {
    path: '/tables/{table}/seat',
    summary: 'Somebody sits down',
    fields: { ...TABLE, seated: SeatedPlayer },
  },
  LeaveSeat: { path: '/tables/{table}/leave', summary: 'Somebody leaves', fields: { ...TABLE, ...PLACE } },
  LightSeat: {
    path: '/tables/{table}/light',
    summary: 'A fee was seen by the sensor that asks, or marked by whoever asks',
    fields: { ...TABLE, lit: Lit },
  },
  ClearSeat: { path: '/tables/{table}/clear', summary: 'A fee was taken back', fields: { ...TABLE, lit: Lit } },

  AnnounceOffering: {
    path: '/offerings',
    summary: 'Posts an offering',
    fields: { offering: OfferingBody, tables: Tables },
  },
  StartOffering: { path: '/offerings/{activity}/start', summary: 'Starts an offering', fields: ACTIVITY },
  PauseOffering: {
    path: '/offerings/{activity}/pause',
    summary: 'Pauses an offering',
    fields: { ...ACTIVITY, ...REASON },
  },
  ResumeOffering: { path: '/offerings/{activity}/resume', summary: 'Goes on with an offering', fields: ACTIVITY },
  EndOffering: { path: '/offerings/{activity}/end', summary: 'Ends an offering', fields: { ...ACTIVITY, ...REASON } },
  ChangeOffering: {
    path: '/offerings/{activity}/change',
    summary: 'Changes a paused offering; two people',
    fields: { ...ACTIVITY, offering: OfferingBody },
  },
  RaisePool: {
    path: '/offerings/{activity}/raise',
    summary: 'The house adds to a meter',
    fields: { ...ACTIVITY, pool: Key, amount: Money },
  },
  PostNotice: {
    path: '/notices',
    summary: 'Posts a notice',
    fields: { words: Words, activity: optional(Key) },
  },
  TakeDownNotice: {
    path: '/notices/{notice}/take-down',
    summary: 'Takes a notice down',
    fields: { notice: Numbered },
  },

  StartGame: {
    path: '/tables/{table}/start-game',
    summary: 'Coin In / Start Game: fees are taken',
    fields: { ...TABLE, playerDealer: optional(SeatNumber), pot: optional(Money) },
  },
  CountPot: { path: '/tables/{table}/pot', summary: 'What the pot came to', fields: { ...TABLE, pot: Money } },
  GameOver: { path: '/tables/{table}/game-over', summary: 'Game Over', fields: TABLE },

  CallHand: {
    path: '/tables/{table}/call',
    summary: 'Calls a hand, or takes the call back',
    fields: { ...TABLE, seat: SeatNumber, ...ACTIVITY, row: Key },
  },
  VerifyHands: {
    path: '/tables/{table}/verify',
    summary: 'Verifies the called hands of an activity',
    fields: {
      ...TABLE,
      ...ACTIVITY,
      seen: Seen,
      deckCounted: yes,
      checked: list(Words, { max: 50 }),
      seal: optional(Key),
    },
  },
  RefuseHands: {
    path: '/tables/{table}/refuse',
    summary: 'Refuses the called hands of an activity',
    fields: { ...TABLE, ...ACTIVITY, ...REASON },
  },
  AgreeToReview: {
    path: '/reviews/{review}/agree',
    summary: 'The second person agrees',
    fields: { review: Numbered },
  },
  RejectReview: {
    path: '/reviews/{review}/reject',
    summary: 'The second person does not agree',
    fields: { review: Numbered, ...REASON },
  },

  ShowId: { path: '/awards/{award}/id', summary: 'The winner has shown ID', fields: { award: Numbered } },
  PayAward: {
    path: '/awards/{award}/pay',
    summary: 'Pays a prize and writes its slip',
    fields: { award: Numbered, method: one(PAY_METHODS), formsDone: optional(yes) },
  },
  PrintSlip: {
    path: '/awards/{award}/print-slip',
    summary: 'Puts a slip on paper; from the second time on as a copy',
    fields: { award: Numbered },
  },
  ReimburseTray: { path: '/tables/{table}/reimburse', summary: 'The cage makes a tray whole', fields: TABLE },

  BackOutPayment: {
    path: '/awards/{award}/back-out-payment',
    summary: 'Voids a slip; two people',
    fields: { award: Numbered, ...REASON },
  },
  BackOutAward: {
    path: '/awards/{award}/back-out',
    summary: 'Takes back an award that is not paid; two people',
    fields: { award: Numbered, ...REASON },
  },
  BackOutFees: {
    path: '/tables/{table}/back-out-fees',
    summary: 'Gives back the fees of the round; two people',
    fields: { ...TABLE, ...REASON },
  },
  TakeOverFund: {
    path: '/offerings/{activity}/take-over-fund',
    summary: 'Takes over the money of a jackpot kept elsewhere before; two people',
    fields: { ...ACTIVITY, holds: Holds },
  },
  CorrectFund: {
    path: '/offerings/{activity}/correct-fund',
    summary: 'Puts a fund right after a malfunction; two people',
    fields: { ...ACTIVITY, holds: Holds, ...REASON },
  },

  DropBox: {
    path: '/tables/{table}/drop',
    summary: 'Takes a fee box from its table',
    fields: { ...TABLE, ...ACTIVITY },
  },
  CountDrop: {
    path: '/drops/{drop}/count',
    summary: 'Counts a fee box; two people',
    fields: { drop: Numbered, counted: Money },
  },

  LetTimePass: BY_THE_HOUSE,
  ReimburseHouse: {
    path: '/offerings/{activity}/reimburse-house',
    summary: 'Repays what the house laid out',
    fields: ACTIVITY,
  },
  CloseGamingDay: { path: '/day/close', summary: 'Closes the gaming day', fields: {} },

  TakeOutOfService: {
    path: '/service/take-out',
    summary: 'Takes a table or the house out of service',
    fields: { table: optional(Numbered), ...REASON },
  },
  ReturnToService: {
    path: '/service/return',
    summary: 'Puts a table or the house back into service',
    fields: { table: optional(Numbered) },
  },
  AnswerAlarm: {
    path: '/alarms/{alarm}/answer',
    summary: 'Somebody has looked at the table',
    fields: { alarm: Numbered, found: Words },
  },
  CallFloor: { path: '/tables/{table}/call-floor', summary: 'Calls somebody of the floor', fields: TABLE },
  AnswerFloor: {
    path: '/tables/{table}/answer-floor',
    summary: 'Somebody of the floor has come, or is no longer needed',
    fields: TABLE,
  },

  OpenPromotion: {
    path: '/promotions/{promotion}/open',
    summary: 'Opens a promotion under a name of its own',
    fields: { promotion: Key, ...ACTIVITY, mechanism: one(MECHANISM_NAMES), posted: either(...Object.values(POSTED)) },
    byMechanism: { field: 'posted', schemas: POSTED },
  },
  RunPromotion: {
    path: '/promotions/{promotion}/run',
    summary: 'Asks something of a running promotion',
    fields: {
      promotion: Key,
      mechanism: one(MECHANISM_NAMES),
      command: branded<AnyRun>(either(...Object.values(RUN))),
    },
    byMechanism: { field: 'command', schemas: RUN },
  },
  EndPromotion: {
    path: '/promotions/{promotion}/end',
    summary: 'Ends a promotion',
    fields: { promotion: Key, ...REASON },
  },
  CommitDraw: WITH_SECRET,
  RevealDraw: WITH_SECRET,
  VoidDraw: {
    path: '/draws/{draw}/void',
    summary: 'Gives up a draw whose secret was lost; two people',
    fields: { draw: Numbered, ...REASON },
  },
  SetUpGame: {
    path: '/games',
    summary: 'Sets up a table game: pay tables, limits, meters; two people',
    fields: { setUp: SetUpBody },
  },
  SettleRound: {
    path: '/tables/{table}/settle',
    summary: 'Settles the round of a table game as it was dealt',
    fields: { ...TABLE, deal: DealBody },
  },
  PlayHiLo: { path: '/hi-lo', summary: 'Goes on with the Hi-Lo game', fields: { command: HiLoBody } },

  EngagePerson: WITH_RECORD,
  ChangeRoles: {
    path: '/people/{person}/roles',
    summary: 'Gives a person other roles',
    fields: { person: Key, roles: list(one(STAFF_ROLES), { max: 20 }), department: one(DEPARTMENTS) },
  },
  LockPerson: {
    path: '/people/{person}/lock',
    summary: 'Locks a person out at once',
    fields: { person: Key, reason: one(LOCK_REASONS) },
  },
  UnlockPerson: { path: '/people/{person}/unlock', summary: 'Lets a person in again', fields: { person: Key } },
  SetPin: WITH_RECORD,
  ChangePin: WITH_RECORD,
  EraseRecord: WITH_RECORD,
  ReviewAccess: { path: '/access-reviews', summary: "Somebody went through everybody's roles", fields: {} },

  EnrolMember: OF_THE_CLUB,
  ChangeMember: OF_THE_CLUB,
  MergeMembers: {
    path: '/members/{member}/merge',
    summary: 'Two records turn out to be of one person; two people',
    fields: { member: Key, into: Key },
  },
  ExcludeMember: {
    path: '/members/{member}/exclude',
    summary: 'Keeps a member out at once',
    fields: { member: Key, kind: one(EXCLUSIONS), until: optional(PostedMomentText) },
  },
  LiftExclusion: {
    path: '/members/{member}/lift-exclusion',
    summary: 'Lets a member take part again, after its time; two people',
    fields: { member: Key },
  },
  SetMemberPin: OF_THE_CLUB,
  EraseMember: OF_THE_CLUB,
  LookAtMembers: OF_THE_CLUB,
  TakeMailingList: OF_THE_CLUB,
  SignOnMember: BY_THE_HOUSE,
  FailMemberSignOn: BY_THE_HOUSE,

  EnrolStation: { not: 'A station gets its key by a code: see /stations.' },
  RevokeStation: {
    path: '/stations/{station}/revoke',
    summary: 'Takes a station out of use',
    fields: { station: Key },
  },
  SignOn: BY_THE_HOUSE,
  FailSignOn: BY_THE_HOUSE,
  SignOff: BY_THE_HOUSE,

  AskSecond: {
    path: '/requests',
    summary: 'Asks another person to stand beside for a command',
    fields: { command: lazy((): Shape<Dual> => DualCommandBody) },
  },
  GiveSecond: { path: '/requests/{request}/give', summary: 'Stands beside: it is done', fields: { request: Numbered } },
  DeclineSecond: {
    path: '/requests/{request}/decline',
    summary: 'Does not stand beside, or takes the request back',
    fields: { request: Numbered, ...REASON },
  },
};

/** Rows that may be asked for. */
export const isAsked = <Row extends object>(row: Row): row is Exclude<Row, NotAsked> => !('not' in row);

/** The whole command with its name in it. */
export const wholeCommand = (type: CommandName): Shape<HouseCommand> | undefined => {
  const row = COMMANDS[type];
  if (!isAsked(row)) return undefined;
  const fields = { type: exactly(type), ...row.fields };
  // Each field has the shape of its own, which the table pairs with the command.
  if (row.byMechanism === undefined) return branded<HouseCommand>(object(fields));
  const { field, schemas } = row.byMechanism;
  return branded<HouseCommand>(byMechanism(name => ({ ...fields, [field]: schemas[name] })));
};

type Dual = Asking<'AskSecond'>['command'];

/** A command that two people stand for, as one of them asks it. */
export const DualCommandBody = branded<Dual>(
  // The list holds exactly those that two people stand for.
  toldBy(
    'type',
    DUAL_TYPES.flatMap(type => {
      const shape = wholeCommand(type);
      return shape === undefined ? [] : [[type, shape] as const];
    }),
  ),
);
