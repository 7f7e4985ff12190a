import { z } from 'zod';
import type { FundEvent } from '#core/fund';
import { TABLE_GAME_NAMES } from '#core/games';
import { type Cause, type HouseEvent, LOOKS, PAY_METHODS } from '#core/house';
import {
  DEPARTMENTS,
  EXCLUSIONS,
  ID_PAPERS,
  LOCK_REASONS,
  SIGN_OFF_CAUSES,
  STAFF_ROLES,
  STATION_KINDS,
} from '#core/people';
import {
  AskedOfTwo,
  BecauseAnswer,
  Bettor,
  BOOKINGS,
  Carries,
  Change,
  Claim,
  Due,
  Gives,
  HandGives,
  Hit,
  JudgedAnswer,
  PaidBy,
  PLACE,
  Plays,
  ReseededAnswer,
  SEATED,
  Source,
  Space,
  UnclaimedTo,
} from './answers-house.ts';
import { GameMeters, HiLoEventAnswer, RoundResultAnswer } from './events-games.ts';
import { PromotionMoved, PromotionOpened } from './events-promotions.ts';
import { EndedTournament } from './events-tournament.ts';
import {
  Amount,
  AmountsByName,
  DayText,
  exactly,
  MomentText,
  oneOf,
  Text,
  Texts,
  Whole,
  Wholes,
  Yes,
} from './exactly.ts';
import type { FieldsOf, OfType } from './fields-of.ts';
import { DealBody, SetUpBody } from './games.ts';
import { OfferingBody } from './offering.ts';
import { PEOPLE } from './promotions.ts';
import { SeenBody } from './seen.ts';

type EventType = HouseEvent['type'];
/** Told by the mechanism. */
type OfMechanism = 'PromotionOpened' | 'PromotionMoved';

const TABLE = { table: Whole };
const ACTIVITY = { activity: Text };
const AT = { at: MomentText };
const BY = { by: Text };
const BY_ALL = { by: Texts };
const REASON = { reason: Text };
const Lit = z.strictObject({ ...PLACE, ...ACTIVITY, space: Space });
const Tables = z.union([z.literal('all'), Wholes]);
const Clock = z.strictObject({ zone: Text, dayStartsAt: Text });
const LAID_OUT = { advanced: Amount, byHouse: Amount };

/** What every such event has and not every answer tells. */
const notAlways = (schema: z.ZodType): never => schema as never;

const CauseAnswer = exactly<Cause>({
  why: z.enum([
    ...(['seed', 'take-over', 'fee', 'lock', 'lock-returned', 'award', 'unclaimed', 'back-out'] as const),
    ...(['daily-increase', 'admin-fee', 'reimbursement', 'raise', 'payout-structure', 'correction'] as const),
  ]),
  table: Whole.exactOptional(),
  round: Whole.exactOptional(),
  lock: Whole.exactOptional(),
  award: Whole.exactOptional(),
  day: DayText.exactOptional(),
  reason: Text.exactOptional(),
  by: Texts.exactOptional(),
});

const POOLS = { pools: AmountsByName };
const FROM_RESERVE = { fromReserve: Amount };
const FundAnswer = oneOf<FundEvent>({
  PoolsSeeded: { ...POOLS, ...LAID_OUT },
  FeesCollected: {
    ...POOLS,
    count: Whole,
    toReserve: Amount,
    toDay: Amount,
    fromDay: Amount,
    carries: Carries,
  },
  DayClosed: { ...POOLS, fromDay: Amount, ...FROM_RESERVE, dayToReserve: Amount, ...LAID_OUT },
  AdminFeeTaken: { ...POOLS, hours: z.number(), ...FROM_RESERVE, unpaid: Amount },
  PrizesPaid: { ...POOLS, paid: z.array(PaidBy), ...FROM_RESERVE, wasWon: Yes, ...LAID_OUT },
  PoolReseeded: {
    pool: Text,
    why: z.enum(['won', 'below-minimum']),
    keptToReserve: Amount,
    ...FROM_RESERVE,
    ...LAID_OUT,
  },
  PrizeReturned: {
    ...POOLS,
    of: Text,
    toReserve: Amount,
    toAdvance: Amount,
    toHouse: Amount,
    isRunning: Yes,
  },
  HouseRepaid: { amount: Amount },
  PoolRaised: { pool: Text, ...FROM_RESERVE, ...LAID_OUT },
  PayoutChanged: { payout: Text },
});

const CALL = { call: Whole, ...TABLE, round: Whole, seat: Whole, ...ACTIVITY, row: Text, ...AT };
const LOCK = {
  lock: Whole,
  ...TABLE,
  round: Whole,
  ...ACTIVITY,
  pool: Text,
  shown: Amount,
  amount: Amount,
  percents: z.array(z.number()),
  hit: z.enum(['won', 'drawn']),
  reseeded: ReseededAnswer,
};
const STAFF = {
  person: Text,
  roles: z.array(z.enum(STAFF_ROLES)),
  department: z.enum(DEPARTMENTS),
  ...BY_ALL,
  ...AT,
};
const OF_PERSON = { person: Text, ...BY_ALL, ...AT };
const MEMBER = { member: Text, idPaper: z.enum(ID_PAPERS), mayMail: Yes, ...BY, ...AT };
const DRAW = {
  draw: Whole,
  promotion: Text,
  ...ACTIVITY,
  ...AT,
  ...BY_ALL,
  redraw: z.strictObject({ of: Whole, reason: Text }).exactOptional(),
};
const FAILED = { failures: Whole.exactOptional(), waitsUntil: MomentText.exactOptional() };

/** Every fact that a journal may hold, field by field. */
const FIELDS: { readonly [Type in Exclude<EventType, OfMechanism>]: FieldsOf<OfType<HouseEvent, Type>> } = {
  TableOpened: { ...TABLE, plays: Plays, ...AT },
  GameChanged: { ...TABLE, plays: Plays },
  TableClosed: { ...TABLE, from: MomentText, ...AT },
  PlayerSeated: { ...TABLE, seated: z.strictObject(SEATED) },
  PlayerLeft: { ...TABLE, ...PLACE },
  SeatLit: { ...TABLE, lit: Lit, by: z.enum(['sensor', 'button']) },
  SeatCleared: { ...TABLE, lit: Lit },

  OfferingAnnounced: { ...ACTIVITY, offering: OfferingBody, tables: Tables, reserveOf: Text, ...AT },
  OfferingStarted: { ...ACTIVITY, ...AT },
  OfferingPaused: { ...ACTIVITY, ...REASON },
  OfferingResumed: ACTIVITY,
  OfferingEnded: { ...ACTIVITY, ...REASON },
  OfferingChanged: { ...ACTIVITY, offering: OfferingBody, ...BY_ALL },
  NoticePosted: { notice: Whole, words: Text, activity: Text.exactOptional() },
  NoticeTakenDown: { notice: Whole },

  RoundStarted: {
    ...TABLE,
    round: Whole,
    ...AT,
    activities: Texts,
    bettors: z.array(Bettor),
    pot: Amount.exactOptional(),
  },
  PotCounted: { ...TABLE, pot: Amount },
  FeesBackedOut: { ...TABLE, ...ACTIVITY },
  RoundEnded: { ...TABLE, round: Whole },

  HandCalled: { ...CALL, lock: Whole.exactOptional(), ...BY },
  CallUndone: { call: Whole, ...BY },
  MeterLocked: LOCK,
  LockEnded: { lock: Whole },
  CallsRefused: { calls: Wholes, ...BY, ...REASON },
  HandsVerified: {
    review: Whole,
    ...TABLE,
    round: Whole,
    ...ACTIVITY,
    calls: Wholes,
    ...BY,
    wonAt: MomentText,
    seen: SeenBody,
    checked: Texts,
    seal: Text.exactOptional(),
    due: z.array(Due),
    hits: z.array(Hit),
    judged: z.array(JudgedAnswer),
    needsSecond: Yes,
  },
  ReviewAgreed: { review: Whole, ...BY_ALL },
  ReviewRejected: { review: Whole, ...BY, ...REASON },

  AwardMade: {
    award: Whole,
    review: Whole,
    ...ACTIVITY,
    ...TABLE,
    round: Whole,
    seat: Whole,
    bettor: Text.exactOptional(),
    row: Text.exactOptional(),
    share: z.enum(['losing', 'winning', 'table', 'room', 'envy']).exactOptional(),
    on: Space.exactOptional(),
    gives: HandGives,
    source: Source,
    because: BecauseAnswer,
    claim: Claim,
    wonAt: MomentText,
    verifiedBy: Texts,
  },
  IdShown: { award: Whole, ...BY },
  ClaimHeld: { award: Whole, until: MomentText },
  AwardPaid: {
    award: Whole,
    slip: Whole,
    method: z.enum(PAY_METHODS),
    amount: Amount,
    ...BY,
    ...AT,
    ...BOOKINGS,
  },
  SlipPrinted: { award: Whole, slip: Whole, print: Whole, ...BY, ...AT },
  AwardForfeited: { award: Whole, to: UnclaimedTo, why: z.literal('excluded').exactOptional() },
  PaymentBackedOut: { award: Whole, slip: Whole, ...REASON, ...BY_ALL, ...BOOKINGS },
  AwardBackedOut: { award: Whole, ...REASON, ...BY_ALL },

  FundMoved: { ...ACTIVITY, fund: FundAnswer, cause: CauseAnswer, ...BOOKINGS },
  FundAdjusted: { ...ACTIVITY, change: Change, cause: CauseAnswer, ...BOOKINGS },
  TrayReimbursed: { ...TABLE, amount: Amount, ...BOOKINGS },
  BoxDropped: { drop: Whole, ...TABLE, ...ACTIVITY, recorded: Amount, ...AT, ...BY },
  DropCounted: { drop: Whole, counted: Amount, variance: Amount, ...BY_ALL, ...BOOKINGS },

  DayOpened: { day: DayText, clock: Clock.exactOptional() },
  MetersIncreased: { ...ACTIVITY, upTo: MomentText },
  GamingDayClosed: { day: DayText, next: DayText, ...BY, endedAt: MomentText, clock: Clock.exactOptional() },
  WentOutOfService: { table: Whole.exactOptional(), ...REASON },
  CameIntoService: { table: Whole.exactOptional() },
  ContributionAlarmed: { alarm: Whole, ...TABLE, why: z.enum(['too-fast', 'too-many']), words: Text, ...AT },
  AlarmAnswered: { alarm: Whole, found: Text, ...BY },
  FloorCalled: { ...TABLE, ...AT, ...BY },
  FloorAnswered: { ...TABLE, ...BY },

  DrawWitnessed: { ...DRAW, drawn: Text },
  DrawCommitted: {
    ...DRAW,
    count: Whole,
    entriesHash: Text,
    commitment: Text,
    beacon: Text.exactOptional(),
    // Thousands: in the journal and in the record of the draw, and left out of the answer.
    entries: notAlways(z.array(z.tuple([Text, Whole])).exactOptional()),
    people: notAlways(PEOPLE.people),
  },
  DrawRevealed: {
    draw: Whole,
    ...BY,
    revealedAt: MomentText,
    secret: Text,
    value: Text.exactOptional(),
    winner: Text,
  },
  DrawVoided: { draw: Whole, ...REASON, ...BY_ALL },
  PromotionEnded: {
    promotion: Text,
    ...REASON,
    ...BY,
    tournament: EndedTournament.exactOptional().describe('In a line, where it was one.'),
  },
  PrizeAwarded: {
    award: Whole,
    promotion: Text,
    ...ACTIVITY,
    to: z.strictObject({
      player: Text.exactOptional(),
      table: Whole.exactOptional(),
      seat: Whole.exactOptional(),
    }),
    gives: Gives,
    source: Source,
    because: BecauseAnswer,
    claim: Claim,
    wonAt: MomentText,
    verifiedBy: Texts,
    ...BOOKINGS,
  },
  GameSetUp: { setUp: SetUpBody, ...BY_ALL, ...BOOKINGS },
  RoundSettled: {
    ...TABLE,
    round: Whole,
    game: z.enum(TABLE_GAME_NAMES),
    deal: DealBody,
    result: RoundResultAnswer,
    meters: GameMeters.exactOptional(),
    words: Texts,
    ...AT,
    ...BY,
    ...BOOKINGS,
  },
  HiLoPlayed: { events: z.array(HiLoEventAnswer), ...AT, ...BY, ...BOOKINGS },

  PersonEngaged: STAFF,
  RolesChanged: STAFF,
  PersonLocked: { person: Text, reason: z.enum(LOCK_REASONS), ...BY, ...AT },
  PersonUnlocked: OF_PERSON,
  PinSet: OF_PERSON,
  PrivateRecordErased: OF_PERSON,
  AccessReviewed: { people: Whole, ...BY, ...AT },
  SignedOn: { session: Text, person: Text, station: Text, ...AT, isBeside: z.literal(true).exactOptional() },
  SignOnFailed: { station: Text, ...AT, person: Text.exactOptional(), ...FAILED },
  SignedOff: { session: Text, person: Text, station: Text, why: z.enum(SIGN_OFF_CAUSES), ...AT },
  StationEnrolled: {
    station: Text,
    kind: z.enum(STATION_KINDS),
    table: Whole.exactOptional(),
    place: Text.exactOptional(),
    keyHash: Text,
    ...BY,
    ...AT,
  },
  StationRevoked: { station: Text, ...BY, ...AT },
  SecondAsked: {
    request: Whole,
    command: AskedOfTwo,
    by: z.strictObject({ id: Text, role: Text }),
    ...AT,
    until: MomentText,
  },
  SecondGiven: { request: Whole, ...BY, ...AT },
  SecondDeclined: { request: Whole, ...BY, ...REASON },
  SecondRanOut: { request: Whole },

  MemberEnrolled: MEMBER,
  MemberChanged: MEMBER,
  MembersMerged: { from: Text, into: Text, ...BY_ALL, ...AT },
  MemberExcluded: { member: Text, kind: z.enum(EXCLUSIONS), until: MomentText.exactOptional(), ...BY, ...AT },
  ExclusionLifted: { member: Text, ...BY_ALL, ...AT },
  MemberErased: { member: Text, ...BY_ALL, ...AT },
  MemberPinSet: { member: Text, ...BY, ...AT },
  MembersLookedAt: { members: Texts, look: z.enum(LOOKS), ...BY, ...AT },
  MailingListTaken: { members: Whole, ...BY, ...AT },
  MemberSignedOn: { member: Text, station: Text, ...AT },
  MemberSignOnFailed: { station: Text, ...AT, member: Text.exactOptional(), ...FAILED },
};

const [first, ...rest] = Object.entries(FIELDS).map(([type, fields]) =>
  z.strictObject({ type: z.literal(type), ...(fields as z.ZodRawShape) }),
);

export const EventAnswer = z
  .discriminatedUnion('type', [first!, ...rest, PromotionOpened, PromotionMoved]) // There are facts.
  .meta({ id: 'Event' });

export const DoneAnswer = z
  .strictObject({
    repeated: Yes.describe('It had been done before under this key.'),
    first: Whole,
    last: Whole,
    events: z.array(EventAnswer),
  })
  .meta({
    id: 'Done',
    description: 'What a command became: the numbers of its events in the journal, and the events.',
  });
