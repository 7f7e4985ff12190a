import type { FundEvent } from '#core/fund';
import { TABLE_GAME_NAMES } from '#core/games';
import { type Cause, type HouseEvent, LOOKS, PAY_METHODS, Seen, shapesOf } from '#core/house';
import { Amount, AmountByName } from '#core/money';
import {
  DEPARTMENTS,
  EXCLUSIONS,
  ID_PAPERS,
  LOCK_REASONS,
  SIGN_OFF_CAUSES,
  STAFF_ROLES,
  STATION_KINDS,
} from '#core/people';
import { ROLES } from '#core/rulebook';
import {
  described,
  either,
  exactly,
  type Fields,
  list,
  named,
  number,
  object,
  one,
  optional,
  record,
  type Shape,
  Text,
  Texts,
  toldBy,
  tuple,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { DayText, MomentText } from '#core/time';
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
import { GameMeters, HiLoEventAnswer, MeterAnswer, RoundResultAnswer } from './events-games.ts';
import { PromotionMoved, PromotionOpened } from './events-promotions.ts';
import { DealBody, setUpWith } from './games.ts';
import { OfferingBody } from './offering.ts';
import { choiceOf, type FieldsOf, type OfType, objectOf } from './paired.ts';

type EventType = HouseEvent['type'];
/** Told by the mechanism. */
type OfMechanism = 'PromotionOpened' | 'PromotionMoved';

const TABLE = { table: Whole };
const ACTIVITY = { activity: Text };
const AT = { at: MomentText };
const BY = { by: Text };
const BY_ALL = { by: Texts };
const REASON = { reason: Text };
const Lit = object({ ...PLACE, ...ACTIVITY, space: Space });
const Tables = either(exactly('all'), Wholes);
const Clock = object({ zone: Text, dayStartsAt: Text });
const LAID_OUT = { advanced: Amount, byHouse: Amount };

/** What every such event has and not every answer tells. */
const notAlways = (schema: Shape<unknown>): never => schema as never;

const CauseAnswer = objectOf<Cause>({
  why: one([
    ...(['seed', 'take-over', 'fee', 'lock', 'lock-returned', 'award', 'unclaimed', 'back-out'] as const),
    ...(['daily-increase', 'admin-fee', 'reimbursement', 'raise', 'payout-structure', 'correction'] as const),
  ]),
  table: optional(Whole),
  round: optional(Whole),
  lock: optional(Whole),
  award: optional(Whole),
  day: optional(DayText),
  reason: optional(Text),
  by: optional(Texts),
});

const POOLS = { pools: AmountByName };
const FROM_RESERVE = { fromReserve: Amount };
const FundAnswer = choiceOf<FundEvent>({
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
  AdminFeeTaken: { ...POOLS, hours: number(), ...FROM_RESERVE, unpaid: Amount },
  PrizesPaid: { ...POOLS, paid: list(PaidBy), ...FROM_RESERVE, wasWon: yes, ...LAID_OUT },
  PoolReseeded: {
    pool: Text,
    why: one(['won', 'below-minimum']),
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
    isRunning: yes,
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
  percents: list(number()),
  hit: one(['won', 'drawn']),
  reseeded: ReseededAnswer,
};
const STAFF = {
  person: Text,
  roles: list(one(STAFF_ROLES)),
  department: one(DEPARTMENTS),
  ...BY_ALL,
  ...AT,
};
const OF_PERSON = { person: Text, ...BY_ALL, ...AT };
const MEMBER = { member: Text, idPaper: one(ID_PAPERS), mayMail: yes, ...BY, ...AT };
const DRAW = {
  draw: Whole,
  promotion: Text,
  ...ACTIVITY,
  ...AT,
  ...BY_ALL,
  redraw: optional(object({ of: Whole, reason: Text })),
};
const FAILED = { failures: optional(Whole), waitsUntil: optional(MomentText) };

/** Every fact that a journal may hold, field by field. */
/** What mechanisms write down of a promotion that ends. */
const ENDED = Object.assign({}, ...shapesOf('ended').map(([, { fields }]) => fields)) as FieldsOf<
  Omit<OfType<HouseEvent, 'PromotionEnded'>, 'promotion' | 'reason' | 'by'>
>; // Of the mechanisms in the list.

const FIELDS: { readonly [Type in Exclude<EventType, OfMechanism>]: FieldsOf<OfType<HouseEvent, Type>> } = {
  TableOpened: { ...TABLE, plays: Plays, ...AT },
  GameChanged: { ...TABLE, plays: Plays },
  TableClosed: { ...TABLE, from: MomentText, ...AT },
  PlayerSeated: { ...TABLE, seated: object(SEATED) },
  PlayerLeft: { ...TABLE, ...PLACE },
  SeatLit: { ...TABLE, lit: Lit, by: one(['sensor', 'button']) },
  SeatCleared: { ...TABLE, lit: Lit },

  OfferingAnnounced: { ...ACTIVITY, offering: OfferingBody, tables: Tables, reserveOf: Text, ...AT },
  OfferingStarted: { ...ACTIVITY, ...AT },
  OfferingPaused: { ...ACTIVITY, ...REASON },
  OfferingResumed: ACTIVITY,
  OfferingEnded: { ...ACTIVITY, ...REASON },
  OfferingChanged: { ...ACTIVITY, offering: OfferingBody, ...BY_ALL },
  NoticePosted: { notice: Whole, words: Text, activity: optional(Text) },
  NoticeTakenDown: { notice: Whole },

  RoundStarted: {
    ...TABLE,
    round: Whole,
    ...AT,
    activities: Texts,
    bettors: list(Bettor),
    pot: optional(Amount),
  },
  PotCounted: { ...TABLE, pot: Amount },
  FeesBackedOut: { ...TABLE, ...ACTIVITY },
  RoundEnded: { ...TABLE, round: Whole },

  HandCalled: { ...CALL, lock: optional(Whole), ...BY },
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
    seen: Seen,
    checked: Texts,
    seal: optional(Text),
    due: list(Due),
    hits: list(Hit),
    judged: list(JudgedAnswer),
    needsSecond: yes,
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
    bettor: optional(Text),
    row: optional(Text),
    share: optional(one(['losing', 'winning', 'table', 'room', 'envy'])),
    on: optional(Space),
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
    method: one(PAY_METHODS),
    amount: Amount,
    ...BY,
    ...AT,
    ...BOOKINGS,
  },
  SlipPrinted: { award: Whole, slip: Whole, print: Whole, ...BY, ...AT },
  AwardForfeited: { award: Whole, to: UnclaimedTo, why: optional(exactly('excluded')) },
  PaymentBackedOut: { award: Whole, slip: Whole, ...REASON, ...BY_ALL, ...BOOKINGS },
  AwardBackedOut: { award: Whole, ...REASON, ...BY_ALL },

  FundMoved: { ...ACTIVITY, fund: FundAnswer, cause: CauseAnswer, ...BOOKINGS },
  FundAdjusted: { ...ACTIVITY, change: Change, cause: CauseAnswer, ...BOOKINGS },
  TrayReimbursed: { ...TABLE, amount: Amount, ...BOOKINGS },
  BoxDropped: { drop: Whole, ...TABLE, ...ACTIVITY, recorded: Amount, ...AT, ...BY },
  DropCounted: { drop: Whole, counted: Amount, variance: Amount, ...BY_ALL, ...BOOKINGS },

  DayOpened: { day: DayText, clock: optional(Clock) },
  MetersIncreased: { ...ACTIVITY, upTo: MomentText },
  GamingDayClosed: { day: DayText, next: DayText, ...BY, endedAt: MomentText, clock: optional(Clock) },
  WentOutOfService: { table: optional(Whole), ...REASON },
  CameIntoService: { table: optional(Whole) },
  ContributionAlarmed: { alarm: Whole, ...TABLE, why: one(['too-fast', 'too-many']), words: Text, ...AT },
  AlarmAnswered: { alarm: Whole, found: Text, ...BY },
  FloorCalled: { ...TABLE, ...AT, ...BY },
  FloorAnswered: { ...TABLE, ...BY },

  DrawWitnessed: { ...DRAW, drawn: Text },
  DrawCommitted: {
    ...DRAW,
    count: Whole,
    entriesHash: Text,
    commitment: Text,
    beacon: optional(Text),
    // Thousands: in the journal and in the record of the draw, and left out of the answer.
    entries: notAlways(optional(list(tuple(Text, Whole)))),
    people: notAlways(
      optional(record(Text, object({ role: one(ROLES), age: optional(Whole), isExcluded: optional(yes) }))),
    ),
  },
  DrawRevealed: {
    draw: Whole,
    ...BY,
    revealedAt: MomentText,
    secret: Text,
    value: optional(Text),
    winner: Text,
  },
  DrawVoided: { draw: Whole, ...REASON, ...BY_ALL },
  PromotionEnded: {
    promotion: Text,
    ...REASON,
    ...BY,
    ...ENDED,
  },
  PrizeAwarded: {
    award: Whole,
    promotion: Text,
    ...ACTIVITY,
    to: object({
      player: optional(Text),
      table: optional(Whole),
      seat: optional(Whole),
    }),
    gives: Gives,
    source: Source,
    because: BecauseAnswer,
    claim: Claim,
    wonAt: MomentText,
    verifiedBy: Texts,
    ...BOOKINGS,
  },
  GameSetUp: { setUp: setUpWith(MeterAnswer), ...BY_ALL, ...BOOKINGS },
  RoundSettled: {
    ...TABLE,
    round: Whole,
    game: one(TABLE_GAME_NAMES),
    deal: DealBody,
    result: RoundResultAnswer,
    meters: optional(GameMeters),
    words: Texts,
    ...AT,
    ...BY,
    ...BOOKINGS,
  },
  HiLoPlayed: { events: list(HiLoEventAnswer), ...AT, ...BY, ...BOOKINGS },

  PersonEngaged: STAFF,
  RolesChanged: STAFF,
  PersonLocked: { person: Text, reason: one(LOCK_REASONS), ...BY, ...AT },
  PersonUnlocked: OF_PERSON,
  PinSet: OF_PERSON,
  PrivateRecordErased: OF_PERSON,
  AccessReviewed: { people: Whole, ...BY, ...AT },
  SignedOn: { session: Text, person: Text, station: Text, ...AT, isBeside: optional(exactly(true)) },
  SignOnFailed: { station: Text, ...AT, person: optional(Text), ...FAILED },
  SignedOff: { session: Text, person: Text, station: Text, why: one(SIGN_OFF_CAUSES), ...AT },
  StationEnrolled: {
    station: Text,
    kind: one(STATION_KINDS),
    table: optional(Whole),
    place: optional(Text),
    keyHash: Text,
    ...BY,
    ...AT,
  },
  StationRevoked: { station: Text, ...BY, ...AT },
  SecondAsked: {
    request: Whole,
    command: AskedOfTwo,
    by: object({ id: Text, role: Text }),
    ...AT,
    until: MomentText,
  },
  SecondGiven: { request: Whole, ...BY, ...AT },
  SecondDeclined: { request: Whole, ...BY, ...REASON },
  SecondRanOut: { request: Whole },

  MemberEnrolled: MEMBER,
  MemberChanged: MEMBER,
  MembersMerged: { from: Text, into: Text, ...BY_ALL, ...AT },
  MemberExcluded: { member: Text, kind: one(EXCLUSIONS), until: optional(MomentText), ...BY, ...AT },
  ExclusionLifted: { member: Text, ...BY_ALL, ...AT },
  MemberErased: { member: Text, ...BY_ALL, ...AT },
  MemberPinSet: { member: Text, ...BY, ...AT },
  MembersLookedAt: { members: Texts, look: one(LOOKS), ...BY, ...AT },
  MailingListTaken: { members: Whole, ...BY, ...AT },
  MemberSignedOn: { member: Text, station: Text, ...AT },
  MemberSignOnFailed: { station: Text, ...AT, member: optional(Text), ...FAILED },
};

const FACTS = Object.entries<Fields>(FIELDS).map(
  ([type, fields]) => [type, object({ type: exactly(type), ...fields })] as const,
);

export const EventAnswer = named(
  'Event',
  toldBy<unknown>('type', [...FACTS, ['PromotionOpened', PromotionOpened], ['PromotionMoved', PromotionMoved]]),
);

export const DoneAnswer = named(
  'Done',
  object({
    repeated: described(yes, 'It had been done before under this key.'),
    first: Whole,
    last: Whole,
    events: list(EventAnswer),
  }),
  'What a command became: the numbers of its events in the journal, and the events.',
);
