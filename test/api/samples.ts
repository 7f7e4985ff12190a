import { type AskedName, COMMAND_NAMES } from '#api/schemas';
import { BEAT_OFFERING, BEATEN_TENS, HOLDEM } from '../house/room.ts';

const LIT = { seat: 1, position: 1, activity: 'none', space: 'player' };
const HOLDS = { pools: {}, reserve: 0, advance: 0 };
const OFFERING = { ...BEAT_OFFERING, activity: 'none' };
const NONE = 999;

/**
 * Every command as a whole, about things that do not exist: a sender who may ask learns that, one who may not learns
 * that instead.
 */
export const SAMPLES: { readonly [Type in AskedName]: object } = {
  OpenTable: { table: 7, plays: { ...HOLDEM, game: 'none' } },
  ChangeGame: { table: 7, plays: HOLDEM },
  CloseTable: { table: 7 },
  DrawPlan: {
    tables: [
      {
        table: 9,
        pit: 'A',
        across: 1,
        down: 1,
        seats: 9,
        plays: { game: 'none', isLive: true, isTournament: false },
      },
    ],
  },
  OpenRoom: {},
  SeatPlayer: { table: 7, seated: { seat: 1, position: 1, player: { type: 'member', id: 'm-1' }, role: 'player' } },
  LeaveSeat: { table: 7, seat: 1, position: 1 },
  SitOut: { table: 7, seat: 1, isOut: true },
  LightSeat: { table: 7, lit: LIT },
  ClearSeat: { table: 7, lit: LIT },
  AskForPrize: { table: 7, seat: 1, position: 1, activity: 'none', row: 'none' },
  AnnounceOffering: { offering: OFFERING, tables: [7] },
  StartOffering: { activity: 'none' },
  PauseOffering: { activity: 'none', reason: 'why' },
  ResumeOffering: { activity: 'none' },
  DrawRank: { activity: 'none' },
  EndOffering: { activity: 'none', reason: 'why' },
  ChangeOffering: { activity: 'none', offering: OFFERING },
  RaisePool: { activity: 'none', pool: 'main', amount: 100 },
  PostNotice: { words: 'words', activity: 'none' },
  TakeDownNotice: { notice: NONE },
  OpenIncident: { kind: 'misuse', words: 'x' },
  DoIncidentTask: { incident: NONE, task: 'tell-bureau' },
  CloseIncident: { incident: NONE },
  StartGame: { table: 7, playerDealer: 1, pot: 100 },
  CountPot: { table: 7, pot: 100 },
  GameOver: { table: 7 },
  CallHand: { table: 7, seat: 1, activity: 'none', row: 'none' },
  VerifyHands: { table: 7, activity: 'none', seen: BEATEN_TENS, deckCounted: true, checked: ['one'], seal: 'S-1' },
  RefuseHands: { table: 7, activity: 'none', reason: 'why' },
  AgreeToReview: { review: NONE },
  ConfirmPlay: { review: NONE },
  DoubtPlay: { review: NONE, reason: 'why' },
  RejectReview: { review: NONE, reason: 'why' },
  ShowId: { award: NONE },
  PayAward: { award: NONE, method: 'cage' },
  PrintSlip: { award: NONE },
  ReimburseTray: { table: 7 },
  PayCollection: { award: NONE, table: 7, seat: 1, amount: 500 },
  BackOutCollection: { award: NONE, number: 1, reason: 'why' },
  BackOutPayment: { award: NONE, reason: 'why' },
  BackOutAward: { award: NONE, reason: 'why' },
  BackOutFees: { table: 7, reason: 'why' },
  TakeOverFund: { activity: 'none', holds: HOLDS },
  CorrectFund: { activity: 'none', holds: HOLDS, reason: 'why' },
  DropBox: { table: 7, activity: 'none' },
  CountDrop: { drop: NONE, counted: 100 },
  ExplainDrop: { drop: NONE, reason: 'miscount' },
  CountVault: { counted: 100 },
  ExplainVault: { reason: 'miscount' },
  MoveCash: { from: { type: 'vault' }, to: { type: 'bank' }, amount: 100 },
  OpenDrawer: { counted: 100 },
  CountDrawer: { counted: 100 },
  HandOverDrawer: {},
  CloseDrawer: {},
  ReimburseHouse: { activity: 'none' },
  CloseGamingDay: {},
  TakeOutOfService: { table: 7, reason: 'why' },
  ReturnToService: { table: 7 },
  CommitDraw: { promotion: 'none' },
  RevealDraw: { draw: NONE },
  AcceptClock: {},
  ChangeSettings: { changes: [{ setting: 'sealFrom', is: '60000' }] },
  CallFloor: { table: 7 },
  AnswerFloor: { table: 7 },
  AnswerAlarm: { alarm: NONE, found: 'nothing' },
  OpenPromotion: { promotion: 'none', activity: 'none', mechanism: 'squares', posted: {} },
  RunPromotion: { promotion: 'none', mechanism: 'wheel', command: { type: 'StepUp', player: 'm-1' } },
  VoidDraw: { draw: NONE, reason: 'why' },
  EndPromotion: { promotion: 'none', reason: 'why' },
  SetUpGame: { setUp: { game: 'baccarat', limits: { betMin: 500, betMax: 50_000 } } },
  PlaceBets: { table: 7, bets: [{ seat: 1, wager: 'ante', amount: 500 }] },
  CoinIn: { table: 7 },
  PlayRound: { table: 7, moves: [{ type: 'RevealDealer' }] },
  ReadCards: { table: 7, cards: ['As'] },
  VerifyGameHand: { table: 7, seat: 1 },
  RefuseGameHand: { table: 7, seat: 1, reason: 'why' },
  CompleteGameDocuments: { table: 7, seat: 1 },
  CorrectCards: { table: 7, to: 1, cards: ['As'], reason: 'why' },
  FinishRound: { table: 7 },
  KeepCards: { table: 7, act: { type: 'OpenDecks' } },
  VerifyCards: { table: 7 },
  OrderRecut: { table: 7 },
  BackOutRound: { table: 7, round: NONE, reason: 'why' },
  SettleRound: { table: 7, deal: { type: 'poker', seats: [{ seat: 1, cards: [], wagers: {} }], dealer: [] } },
  PlayHiLo: { command: { type: 'Quit' } },
  ChangeRoles: { person: 'nobody', roles: ['dealer'], department: 'card-room' },
  LockPerson: { person: 'nobody', reason: 'left' },
  UnlockPerson: { person: 'nobody' },
  ReviewAccess: {},
  MergeMembers: { member: 'm-1', into: 'm-2' },
  ExcludeMember: { member: 'm-1', kind: 'self-exclusion' },
  LiftExclusion: { member: 'm-1' },
  MarkMember: { member: 'm-1', works: 'employee' },
  RemovePasskeys: { person: 'nobody' },
  RevokeStation: { station: 'nowhere' },
  AnswerSignOnAlarm: { found: 'nothing' },
  EndSession: { person: 'nobody', station: 'nowhere' },
  AskSecond: { command: { type: 'CountDrop', drop: NONE, counted: 100 } },
  GiveSecond: { request: NONE },
  DeclineSecond: { request: NONE, reason: 'why' },
};

export const ASKED = COMMAND_NAMES.map((type): readonly [AskedName, object] => [type, SAMPLES[type]]);

/** The address and the body of a command that has one of its own. */
export const addressed = (path: string, sample: object): { readonly path: string; readonly body: object } => {
  const fields = new Map(Object.entries(sample));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields.get(name)).toWellFormed();
    fields.delete(name);
    return encodeURIComponent(value);
  });
  return { path: filled, body: Object.fromEntries(fields) };
};
