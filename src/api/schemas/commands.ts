import {
  byMechanism,
  commandFields,
  commandShape,
  DUAL_TYPES,
  type HouseCommand,
  ofTwo,
  POSTED,
  RUN,
} from '#core/house';
import { branded, check, exactly, type Fields, type Fit, object, type Shape } from '#core/shape';

type CommandName = HouseCommand['type'];

/** One command as other programs may ask it. Fields named in braces are in the path, all others in the body. */
type Asked = { readonly path: `/${string}`; readonly summary: string };
/** A command that nobody asks for by its name, and why. */
type NotAsked = { readonly not: string };

const BY_THE_HOUSE: NotAsked = { not: 'The system does this by itself.' };
const OF_THE_CLUB: NotAsked = { not: 'It needs private records of members: see /members.' };
const FROM_LISTS: NotAsked = { not: 'It needs a list with names: see /imports.' };
const WITH_WINNER: NotAsked = { not: 'It needs a name and a document: see /awards/{award}/winner.' };
const WITH_RECORD: NotAsked = { not: 'It needs names, badges and PINs: see /people.' };

/** Where everything that can be asked of a house is asked: a new command is one more row. */
const ROWS = {
  OpenTable: { path: '/tables/{table}/open', summary: 'Opens a table' },
  ChangeGame: { path: '/tables/{table}/game', summary: 'Changes the game of a table' },
  CloseTable: { path: '/tables/{table}/close', summary: 'Closes a table' },

  DrawPlan: { path: '/plan', summary: 'Draws the floor plan: where tables stand and what they deal' },
  OpenRoom: { path: '/plan/open', summary: 'Opens every closed table that the plan opens' },

  SeatPlayer: { path: '/tables/{table}/seat', summary: 'Seats a player' },
  LeaveSeat: { path: '/tables/{table}/leave', summary: 'A player leaves a seat' },
  SitOut: { path: '/tables/{table}/sit-out', summary: 'A seat sits out, or is dealt in again' },
  LightSeat: {
    path: '/tables/{table}/light',
    summary: 'Marks a fee, seen by a sensor or entered by a person',
  },
  ClearSeat: { path: '/tables/{table}/clear', summary: 'Clears a fee that was taken back' },
  AskForPrize: {
    path: '/tables/{table}/ask-for-prize',
    summary: 'Records which prize a player without a purchase plays for, before the deal',
  },

  AnnounceOffering: { path: '/offerings', summary: 'Posts an offering; two people' },
  StartOffering: { path: '/offerings/{activity}/start', summary: 'Starts an offering' },
  PauseOffering: { path: '/offerings/{activity}/pause', summary: 'Pauses an offering' },
  ResumeOffering: { path: '/offerings/{activity}/resume', summary: 'Resumes an offering' },
  EndOffering: { path: '/offerings/{activity}/end', summary: 'Ends an offering' },
  DrawRank: { path: '/offerings/{activity}/rank', summary: 'Draws the card whose rank counts in a posted period' },
  ChangeOffering: { path: '/offerings/{activity}/change', summary: 'Changes a paused offering; two people' },
  RaisePool: { path: '/offerings/{activity}/raise', summary: 'The house adds to a meter' },
  PostNotice: { path: '/notices', summary: 'Posts a notice' },
  OpenIncident: { path: '/incidents', summary: 'Reports an incident; the clocks of the law run from now on' },
  DoIncidentTask: {
    path: '/incidents/{incident}/tasks',
    summary: 'Records that something due after an incident is done',
  },
  CloseIncident: { path: '/incidents/{incident}/close', summary: 'Closes an incident with nothing left to do' },
  TakeDownNotice: { path: '/notices/{notice}/take-down', summary: 'Takes a notice down' },

  StartGame: { path: '/tables/{table}/start-game', summary: 'Coin In / Start Game: collects the fees' },
  CountPot: { path: '/tables/{table}/pot', summary: 'Records the pot' },
  GameOver: { path: '/tables/{table}/game-over', summary: 'Game Over' },

  CallHand: { path: '/tables/{table}/call', summary: 'Calls a hand, or undoes the call' },
  VerifyHands: { path: '/tables/{table}/verify', summary: 'Verifies the called hands of an activity' },
  RefuseHands: { path: '/tables/{table}/refuse', summary: 'Rejects the called hands of an activity' },
  AgreeToReview: { path: '/reviews/{review}/agree', summary: 'The second person approves' },
  RejectReview: { path: '/reviews/{review}/reject', summary: 'The second person rejects' },

  ShowId: { path: '/awards/{award}/id', summary: 'Records that the winner showed ID' },
  PayAward: { path: '/awards/{award}/pay', summary: 'Pays a prize and writes the slip' },
  ConfirmPlay: { path: '/reviews/{review}/confirm-play', summary: 'Surveillance confirms the play of a verified hand' },
  DoubtPlay: { path: '/reviews/{review}/doubt-play', summary: 'Surveillance cannot confirm the play' },
  RecordWinner: WITH_WINNER,
  EraseWinner: WITH_WINNER,
  PrintSlip: {
    path: '/awards/{award}/print-slip',
    summary: 'Prints a slip; from the second time on, marked as a copy',
  },
  ReimburseTray: { path: '/tables/{table}/reimburse', summary: 'The cage reimburses a tray' },

  PayCollection: { path: '/collections/{award}/pay', summary: 'Pays a collection from a year that was won' },
  BackOutCollection: { path: '/collections/{award}/back-out', summary: 'Backs out such a collection; two people' },

  BackOutPayment: { path: '/awards/{award}/back-out-payment', summary: 'Voids a slip; two people' },
  BackOutAward: { path: '/awards/{award}/back-out', summary: 'Backs out an unpaid prize; two people' },
  BackOutFees: { path: '/tables/{table}/back-out-fees', summary: 'Backs out the fees of the round; two people' },
  TakeOverFund: {
    path: '/offerings/{activity}/take-over-fund',
    summary: 'Takes over the money of a jackpot from another system; two people',
  },
  CorrectFund: {
    path: '/offerings/{activity}/correct-fund',
    summary: 'Corrects a fund after a malfunction; two people',
  },

  DropBox: { path: '/tables/{table}/drop', summary: 'Takes the drop box from a table' },
  CountDrop: { path: '/drops/{drop}/count', summary: 'Counts a drop box; two people' },
  ExplainDrop: { path: '/drops/{drop}/explain', summary: 'Says why the count of a drop box differs' },

  CountVault: { path: '/cash/vault/count', summary: 'Counts the vault, the first time in; two people' },
  ExplainVault: { path: '/cash/vault/explain', summary: 'Says why the last count of the vault differs' },
  MoveCash: { path: '/cash/move', summary: 'A fill, a credit, or cash from the bank or to it; two people' },
  OpenDrawer: { path: '/cash/drawer/open', summary: 'Opens the drawer of this window with a float; two people' },
  CountDrawer: { path: '/cash/drawer/count', summary: 'Counts the drawer of this window, blind' },
  HandOverDrawer: {
    path: '/cash/drawer/hand-over',
    summary: 'Hands the counted drawer of this window to the second person',
  },
  CloseDrawer: { path: '/cash/drawer/close', summary: 'Closes the counted drawer of this window; two people' },

  LetTimePass: BY_THE_HOUSE,
  HoldClock: BY_THE_HOUSE,
  ReleaseClock: BY_THE_HOUSE,
  AcceptClock: { path: '/clock/accept', summary: 'Says that a clock that has jumped is right; two people' },
  ReadSettings: BY_THE_HOUSE,
  NoteProgram: BY_THE_HOUSE,
  SealRecords: BY_THE_HOUSE,
  ChangeSettings: {
    path: '/settings/change',
    summary: 'Accepts settings that a file has loosened, or sets others; two people',
  },
  ReimburseHouse: { path: '/offerings/{activity}/reimburse-house', summary: 'Repays the advance of the house' },
  CloseGamingDay: { path: '/day/close', summary: 'Closes the gaming day' },

  TakeOutOfService: { path: '/service/take-out', summary: 'Takes a table or the whole house out of service' },
  ReturnToService: { path: '/service/return', summary: 'Returns a table or the whole house to service' },
  AnswerAlarm: { path: '/alarms/{alarm}/answer', summary: 'Records what was found at the table of an alarm' },
  CallFloor: { path: '/tables/{table}/call-floor', summary: 'Calls the floor' },
  AnswerFloor: {
    path: '/tables/{table}/answer-floor',
    summary: 'The floor came, or is no longer needed',
  },

  OpenPromotion: { path: '/promotions/{promotion}/open', summary: 'Opens a promotion under its own name' },
  RunPromotion: { path: '/promotions/{promotion}/run', summary: 'Sends a command to a running promotion' },
  EndPromotion: { path: '/promotions/{promotion}/end', summary: 'Ends a promotion' },
  CommitDraw: {
    path: '/promotions/{promotion}/draws',
    summary: 'Closes the entries and commits the house to a secret; names the public value to mix in; two people',
  },
  RevealDraw: {
    path: '/draws/{draw}/reveal',
    summary: 'Opens the secret of a draw, which decides it; with the public value, if one was named; two people',
  },
  VoidDraw: { path: '/draws/{draw}/void', summary: 'Voids a draw whose secret was lost; two people' },
  SetUpGame: { path: '/games', summary: 'Sets up a table game: pay tables, limits, meters; two people' },
  PlaceBets: { path: '/tables/{table}/bets', summary: 'Bets of a table game, as they lie on the layout' },
  CoinIn: {
    path: '/tables/{table}/coin-in',
    summary: 'No more bets: locks the bets of a table game and feeds its meters',
  },
  PlayRound: { path: '/tables/{table}/play', summary: 'Moves of a round: cards, decisions, hand buttons, settling' },
  VerifyGameHand: { path: '/tables/{table}/verify-hand', summary: 'The floor verifies a winning hand of a table game' },
  RefuseGameHand: { path: '/tables/{table}/refuse-hand', summary: 'The floor rejects a keyed hand of a table game' },
  CompleteGameDocuments: {
    path: '/tables/{table}/documents',
    summary: 'The documents of a prize off a meter are complete',
  },
  CorrectCards: { path: '/tables/{table}/correct-cards', summary: 'The floor corrects a hand that was entered wrong' },
  ReadCards: { path: '/tables/{table}/read-cards', summary: 'Cards that a shoe or a reader has seen come out' },
  FinishRound: { path: '/tables/{table}/finish', summary: 'Game Over of a table game' },
  KeepCards: { path: '/tables/{table}/cards', summary: 'What the dealer does with the cards of a table' },
  VerifyCards: { path: '/tables/{table}/verify-cards', summary: 'The floor verifies the inspection of new cards' },
  OrderRecut: { path: '/tables/{table}/recut', summary: 'The floor orders a recut before the deal' },
  BackOutRound: { path: '/tables/{table}/back-out-round', summary: 'Backs out a settled round; two people' },
  SettleRound: { path: '/tables/{table}/settle', summary: 'Settles a round of a table game' },
  PlayHiLo: { path: '/hi-lo', summary: 'Continues the Hi-Lo game' },

  EngagePerson: WITH_RECORD,
  ImportStaff: FROM_LISTS,
  ChangeRoles: { path: '/people/{person}/roles', summary: 'Changes the roles of a person' },
  LockPerson: { path: '/people/{person}/lock', summary: 'Locks a person out at once' },
  UnlockPerson: { path: '/people/{person}/unlock', summary: 'Unlocks a person' },
  SetPin: WITH_RECORD,
  ChangePin: WITH_RECORD,
  ChangeRecord: WITH_RECORD,
  EraseRecord: WITH_RECORD,
  ReviewAccess: { path: '/access-reviews', summary: 'Records an access review' },

  EnrollMember: OF_THE_CLUB,
  ImportMembers: FROM_LISTS,
  ImportExclusions: FROM_LISTS,
  ChangeMember: OF_THE_CLUB,
  MergeMembers: { path: '/members/{member}/merge', summary: 'Merges two records of one person; two people' },
  ExcludeMember: { path: '/members/{member}/exclude', summary: 'Excludes a member at once' },
  LiftExclusion: {
    path: '/members/{member}/lift-exclusion',
    summary: 'Lifts an exclusion after its time; two people',
  },
  MarkMember: {
    path: '/members/{member}/mark',
    summary: 'Records that a member works here or plays for a proposition company; two people take it off',
  },
  SetMemberPin: OF_THE_CLUB,
  EraseMember: OF_THE_CLUB,
  LookAtMembers: OF_THE_CLUB,
  TakeMailingList: OF_THE_CLUB,
  SignOnMember: BY_THE_HOUSE,
  FailMemberSignOn: BY_THE_HOUSE,

  AddPasskey: { not: 'A page makes it with what the house asks: see /passkeys.' },
  RemovePasskeys: {
    path: '/people/{person}/remove-passkeys',
    summary: 'Removes the passkeys of a person who has lost one; two people',
  },
  SealRecovery: { not: 'The code is printed at the machine: see houseway people seal.' },
  Recover: { not: 'The code is typed at the machine: see houseway people recover.' },
  EnrollStation: { not: 'A station gets its key with a code: see /station-offers.' },
  RevokeStation: { path: '/stations/{station}/revoke', summary: 'Revokes a station' },
  RenewStationKey: { not: 'A station asks at /station-key.' },
  TakeStationKey: BY_THE_HOUSE,
  SignOn: BY_THE_HOUSE,
  FailSignOn: BY_THE_HOUSE,
  SignOff: BY_THE_HOUSE,
  AnswerSignOnAlarm: { path: '/sign-on-alarm/answer', summary: 'Records what was found about many wrong PINs' },
  EndSession: {
    path: '/people/{person}/sessions/{station}/end',
    summary: 'Signs a person off at a station; your own, or as somebody who may do that to others',
  },

  AskSecond: { path: '/requests', summary: 'Asks a second person to approve a command' },
  GiveSecond: { path: '/requests/{request}/give', summary: 'Approves the request; the command is done' },
  DeclineSecond: { path: '/requests/{request}/decline', summary: 'Rejects the request, or takes it back' },
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

/** What stands in the body where the names in braces are in the path: what a mechanism is asked goes by its name. */
export const bodyOf = (type: AskedName, inPath: readonly string[]): Shape<unknown> => {
  const { fields } = COMMANDS[type];
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name)));
  switch (type) {
    case 'OpenPromotion':
      return byMechanism(name => ({ ...rest, mechanism: exactly(name), posted: POSTED[name] }));
    case 'RunPromotion':
      return byMechanism(name => ({ ...rest, mechanism: exactly(name), command: RUN[name] }));
    default:
      return object(rest);
  }
};

/** Made once. */
const WHOLE = new Map<unknown, Shape<HouseCommand>>(COMMAND_NAMES.map(type => [type, wholeCommand(type)]));

/** A command by its name, whole and with nothing else in it; nothing where no such command is asked for. */
export const checkCommand = (command: object): Fit<HouseCommand> | undefined => {
  const shape = WHOLE.get(nameOf(command));
  return shape === undefined ? undefined : check(shape, command);
};

/** What a command calls itself. */
export const nameOf = (command: object): unknown => ('type' in command ? command.type : undefined);
