import { commandFields, commandShape, DUAL_TYPES, type HouseCommand, ofTwo } from '#core/house';
import { branded, check, exactly, type Fields, type Fit, object, type Shape } from '#core/shape';

type CommandName = HouseCommand['type'];

/** One command as other programs may ask it. Fields named in braces are in the path, all others in the body. */
type Asked = { readonly path: `/${string}`; readonly summary: string };
/** A command that nobody asks for by its name, and why. */
type NotAsked = { readonly not: string };

const BY_THE_HOUSE: NotAsked = { not: 'The house does this by itself.' };
const WITH_SECRET: NotAsked = { not: 'Its secret comes from the server: see /promotions/{promotion}/draws.' };
const OF_THE_CLUB: NotAsked = { not: 'Private records of members belong to it: see /members.' };
const WITH_RECORD: NotAsked = { not: 'Names, badges and PINs belong to it: see /people.' };

/** Where everything that can be asked of a house is asked: a new command is one more row. */
const ROWS = {
  OpenTable: { path: '/tables/{table}/open', summary: 'Opens a table' },
  ChangeGame: { path: '/tables/{table}/game', summary: 'Changes what is dealt' },
  CloseTable: { path: '/tables/{table}/close', summary: 'Closes a table' },

  SeatPlayer: { path: '/tables/{table}/seat', summary: 'Somebody sits down' },
  LeaveSeat: { path: '/tables/{table}/leave', summary: 'Somebody leaves' },
  LightSeat: {
    path: '/tables/{table}/light',
    summary: 'A fee was seen by the sensor that asks, or marked by whoever asks',
  },
  ClearSeat: { path: '/tables/{table}/clear', summary: 'A fee was taken back' },

  AnnounceOffering: { path: '/offerings', summary: 'Posts an offering' },
  StartOffering: { path: '/offerings/{activity}/start', summary: 'Starts an offering' },
  PauseOffering: { path: '/offerings/{activity}/pause', summary: 'Pauses an offering' },
  ResumeOffering: { path: '/offerings/{activity}/resume', summary: 'Goes on with an offering' },
  EndOffering: { path: '/offerings/{activity}/end', summary: 'Ends an offering' },
  ChangeOffering: { path: '/offerings/{activity}/change', summary: 'Changes a paused offering; two people' },
  RaisePool: { path: '/offerings/{activity}/raise', summary: 'The house adds to a meter' },
  PostNotice: { path: '/notices', summary: 'Posts a notice' },
  TakeDownNotice: { path: '/notices/{notice}/take-down', summary: 'Takes a notice down' },

  StartGame: { path: '/tables/{table}/start-game', summary: 'Coin In / Start Game: fees are taken' },
  CountPot: { path: '/tables/{table}/pot', summary: 'What the pot came to' },
  GameOver: { path: '/tables/{table}/game-over', summary: 'Game Over' },

  CallHand: { path: '/tables/{table}/call', summary: 'Calls a hand, or takes the call back' },
  VerifyHands: { path: '/tables/{table}/verify', summary: 'Verifies the called hands of an activity' },
  RefuseHands: { path: '/tables/{table}/refuse', summary: 'Refuses the called hands of an activity' },
  AgreeToReview: { path: '/reviews/{review}/agree', summary: 'The second person agrees' },
  RejectReview: { path: '/reviews/{review}/reject', summary: 'The second person does not agree' },

  ShowId: { path: '/awards/{award}/id', summary: 'The winner has shown ID' },
  PayAward: { path: '/awards/{award}/pay', summary: 'Pays a prize and writes its slip' },
  PrintSlip: { path: '/awards/{award}/print-slip', summary: 'Puts a slip on paper; from the second time on as a copy' },
  ReimburseTray: { path: '/tables/{table}/reimburse', summary: 'The cage makes a tray whole' },

  BackOutPayment: { path: '/awards/{award}/back-out-payment', summary: 'Voids a slip; two people' },
  BackOutAward: { path: '/awards/{award}/back-out', summary: 'Takes back an award that is not paid; two people' },
  BackOutFees: { path: '/tables/{table}/back-out-fees', summary: 'Gives back the fees of the round; two people' },
  TakeOverFund: {
    path: '/offerings/{activity}/take-over-fund',
    summary: 'Takes over the money of a jackpot kept elsewhere before; two people',
  },
  CorrectFund: {
    path: '/offerings/{activity}/correct-fund',
    summary: 'Puts a fund right after a malfunction; two people',
  },

  DropBox: { path: '/tables/{table}/drop', summary: 'Takes a fee box from its table' },
  CountDrop: { path: '/drops/{drop}/count', summary: 'Counts a fee box; two people' },

  LetTimePass: BY_THE_HOUSE,
  ReimburseHouse: { path: '/offerings/{activity}/reimburse-house', summary: 'Repays what the house laid out' },
  CloseGamingDay: { path: '/day/close', summary: 'Closes the gaming day' },

  TakeOutOfService: { path: '/service/take-out', summary: 'Takes a table or the house out of service' },
  ReturnToService: { path: '/service/return', summary: 'Puts a table or the house back into service' },
  AnswerAlarm: { path: '/alarms/{alarm}/answer', summary: 'Somebody has looked at the table' },
  CallFloor: { path: '/tables/{table}/call-floor', summary: 'Calls somebody of the floor' },
  AnswerFloor: {
    path: '/tables/{table}/answer-floor',
    summary: 'Somebody of the floor has come, or is no longer needed',
  },

  OpenPromotion: { path: '/promotions/{promotion}/open', summary: 'Opens a promotion under a name of its own' },
  RunPromotion: { path: '/promotions/{promotion}/run', summary: 'Asks something of a running promotion' },
  EndPromotion: { path: '/promotions/{promotion}/end', summary: 'Ends a promotion' },
  CommitDraw: WITH_SECRET,
  RevealDraw: WITH_SECRET,
  VoidDraw: { path: '/draws/{draw}/void', summary: 'Gives up a draw whose secret was lost; two people' },
  SetUpGame: { path: '/games', summary: 'Sets up a table game: pay tables, limits, meters; two people' },
  SettleRound: { path: '/tables/{table}/settle', summary: 'Settles the round of a table game as it was dealt' },
  PlayHiLo: { path: '/hi-lo', summary: 'Goes on with the Hi-Lo game' },

  EngagePerson: WITH_RECORD,
  ChangeRoles: { path: '/people/{person}/roles', summary: 'Gives a person other roles' },
  LockPerson: { path: '/people/{person}/lock', summary: 'Locks a person out at once' },
  UnlockPerson: { path: '/people/{person}/unlock', summary: 'Lets a person in again' },
  SetPin: WITH_RECORD,
  ChangePin: WITH_RECORD,
  EraseRecord: WITH_RECORD,
  ReviewAccess: { path: '/access-reviews', summary: "Somebody went through everybody's roles" },

  EnrolMember: OF_THE_CLUB,
  ChangeMember: OF_THE_CLUB,
  MergeMembers: { path: '/members/{member}/merge', summary: 'Two records turn out to be of one person; two people' },
  ExcludeMember: { path: '/members/{member}/exclude', summary: 'Keeps a member out at once' },
  LiftExclusion: {
    path: '/members/{member}/lift-exclusion',
    summary: 'Lets a member take part again, after its time; two people',
  },
  SetMemberPin: OF_THE_CLUB,
  EraseMember: OF_THE_CLUB,
  LookAtMembers: OF_THE_CLUB,
  TakeMailingList: OF_THE_CLUB,
  SignOnMember: BY_THE_HOUSE,
  FailMemberSignOn: BY_THE_HOUSE,

  EnrolStation: { not: 'A station gets its key by a code: see /stations.' },
  RevokeStation: { path: '/stations/{station}/revoke', summary: 'Takes a station out of use' },
  SignOn: BY_THE_HOUSE,
  FailSignOn: BY_THE_HOUSE,
  SignOff: BY_THE_HOUSE,

  AskSecond: { path: '/requests', summary: 'Asks another person to stand beside for a command' },
  GiveSecond: { path: '/requests/{request}/give', summary: 'Stands beside: it is done' },
  DeclineSecond: { path: '/requests/{request}/decline', summary: 'Does not stand beside, or takes the request back' },
} as const satisfies { readonly [Type in CommandName]: Asked | NotAsked };

/** Commands that may be asked for. */
export type AskedName = {
  [Type in CommandName]: (typeof ROWS)[Type] extends Asked ? Type : never;
}[CommandName];

const isAsked = (type: CommandName): type is AskedName => 'path' in ROWS[type];
/** In the order of the table. */
export const COMMAND_NAMES = (Object.keys(ROWS) as readonly CommandName[]).filter(isAsked); // Keys of a table.

/** A command that needs two people, asked for by one of them. */
const AskedOfTwo = ofTwo(DUAL_TYPES.filter(isAsked));

const fieldsOf = (type: AskedName): Fields => (type === 'AskSecond' ? { command: AskedOfTwo } : commandFields(type));

type Row = Asked & { readonly fields: Fields };
export const COMMANDS = Object.fromEntries(
  COMMAND_NAMES.map((type): readonly [string, Row] => [type, { ...ROWS[type], fields: fieldsOf(type) }]),
) as { readonly [Type in AskedName]: Row }; // The same names.

/** The whole command with its name in it, as `/commands` takes it. */
export const wholeCommand = (type: AskedName): Shape<HouseCommand> =>
  type === 'AskSecond'
    ? branded<HouseCommand>(object({ type: exactly(type), command: AskedOfTwo }))
    : commandShape(type);

/** Made once. */
const WHOLE = new Map<unknown, Shape<HouseCommand>>(COMMAND_NAMES.map(type => [type, wholeCommand(type)]));

/** A command by its name, whole and with nothing else in it; nothing where no such command is asked for. */
export const checkCommand = (command: object): Fit<HouseCommand> | undefined => {
  const shape = WHOLE.get(nameOf(command));
  return shape === undefined ? undefined : check(shape, command);
};

/** What a command calls itself. */
export const nameOf = (command: object): unknown => ('type' in command ? command.type : undefined);
