import { z } from 'zod';
import { CATEGORIES } from '#core/cards';
import type { CommandIn, MechanismName, PostedIn } from '#core/house';
import { SIDES } from '#core/mechanisms/gamble-up';
import { OUTCOMES } from '#core/mechanisms/instrument';
import { INSTRUMENT_TYPES, ROLES } from '#core/rulebook';
import { Count, Key, Money, Numbered, SeatNumber, Words } from './parts.ts';
import { SeenBody } from './seen.ts';
import { StructureBody, TournamentBody } from './tournament.ts';

const Yes = z.boolean();
const Moment = z.iso.datetime({ offset: true });
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Age = z.int().min(0).max(150).exactOptional();
const Listed = z.array(Key).max(1_000);
const Thing = Words.max(200);
const Period = z.strictObject({ from: Moment, to: Moment });
const Score = z.tuple([Count, Count]);
/** A number of a table or a seat, as the name of a field. */
const NumberKey = z.string().regex(/^[1-9]\d{0,5}$/);
const AtTable = { isLive: Yes, isTournament: Yes };

/** A command of a mechanism, by its name. */
const asked = <const Name extends string, Fields extends z.ZodRawShape>(type: Name, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...fields });

const PersonBody = z.strictObject({
  role: z.enum(ROLES),
  age: Age,
  isPlayerDealer: Yes,
  isBackline: Yes,
  isSeated: Yes,
});

const Named = { award: Numbered.exactOptional() };
const StepUp = asked('StepUp', { player: Key, ...Named });
const Prize = z.discriminatedUnion('type', [
  asked('cash', { amount: Money }),
  asked('goods', { what: Thing, value: Money.exactOptional() }),
]);
const Wheel = z.strictObject({
  spots: z
    .array(z.union([Prize, asked('double', {})]))
    .min(1)
    .max(100),
  jackpot: Prize.exactOptional(),
  guarantee: Money.exactOptional(),
  byComputer: Yes.exactOptional(),
  guaranteedAt: z.strictObject({ from: TimeOfDay, to: TimeOfDay }).exactOptional(),
});
const HandPrizes = z.partialRecord(z.enum(CATEGORIES), Money);
const ValueAwards = z.array(Thing).max(100);

const SeatAt = z.strictObject({ table: Numbered, seat: SeatNumber });

export const PEOPLE = {
  people: z
    .record(Key, z.strictObject({ role: z.enum(ROLES), age: Age, isExcluded: Yes.exactOptional() }))
    .exactOptional(),
};
const Drawing = z.discriminatedUnion('type', [
  asked('IssueTickets', {
    player: Key.exactOptional(),
    tickets: Listed,
    earned: z.discriminatedUnion('type', [
      asked('hand', { row: Key, ...Named }),
      asked('seat', { postedAt: Moment, seat: SeatAt.exactOptional() }),
    ]),
    table: z.strictObject({ game: Key, ...AtTable }),
    ...PEOPLE,
  }),
  asked('AddPoint', { card: Key, player: Key, hour: Moment, ...PEOPLE }),
  asked('OpenDrawing', { count: Count.exactOptional(), game: Key.exactOptional(), ...PEOPLE }),
  asked('DrawEntry', { ticket: Key, ...PEOPLE }),
  asked('ClaimPrize', { showsId: Yes, showsProof: Yes, ...PEOPLE }),
  asked('LetTimePass', PEOPLE),
  asked('GiveUpPrize', PEOPLE),
  asked('BringId', { ticket: Key, ...PEOPLE }),
  asked('StartSecondStage', PEOPLE),
  asked('CloseDrawing', PEOPLE),
  asked('EmptyDrum', PEOPLE),
]);
const DrawnPrize = z.strictObject({ what: Thing, amount: Money.exactOptional() });
const DrawingPosted = z.strictObject({
  keepsDrum: Yes.exactOptional(),
  byComputer: Yes.exactOptional(),
  startedOn: z.iso.date().exactOptional(),
  ticketTimes: z.array(TimeOfDay).max(100).exactOptional(),
  drawnAt: z.array(Moment).max(1_000).exactOptional(),
  thing: Thing.exactOptional(),
  takenOver: z
    .strictObject({
      entries: z.array(z.strictObject({ ticket: Key, player: Key, points: Count })).max(10_000),
      wins: z
        .array(z.strictObject({ ticket: Key, player: Key, prize: DrawnPrize, drawing: Count, at: Moment }))
        .max(1_000),
      carried: Money,
    })
    .exactOptional(),
});

const Instrument = z.discriminatedUnion('type', [
  asked('IssueInstruments', {
    ids: Listed,
    kind: z.enum(INSTRUMENT_TYPES),
    face: Money,
    holder: Key,
    person: PersonBody,
    games: Listed.exactOptional(),
    expires: Moment.exactOptional(),
    isMultiPlay: Yes,
    price: Money.exactOptional(),
  }),
  asked('SwapVoucher', { id: Key }),
  asked('PlaceWager', {
    person: PersonBody,
    table: z.strictObject({ game: Key.exactOptional(), ...AtTable, playersDealtIn: Count.exactOptional() }),
    staked: Money,
    liveOn: Listed,
    wager: Key,
    round: Key,
    holder: Key,
    ids: Listed,
    bet: z.enum(['base', 'bonus']),
    side: Key.exactOptional(),
    live: Money,
  }),
  asked('SettleWager', {
    wager: Key,
    outcome: z.enum(OUTCOMES),
    odds: z.tuple([Count, z.int().min(1).max(1_000)]),
    playerDealer: Key,
  }),
  asked('RedeemAtCage', { id: Key }),
  asked('ExpireInstruments', {}),
]);

const PLAYER = { player: Key };
/** Nobody views an account over the network: whether a PIN is right only whoever keeps it can say. */
const Tracking = z.discriminatedUnion('type', [
  asked('EnrolPlayer', { ...PLAYER, person: PersonBody }),
  asked('SitDown', { ...PLAYER, table: Numbered, game: Key.exactOptional(), ...AtTable }),
  asked('LeaveTable', PLAYER),
  asked('SwipeCard', PLAYER),
  asked('LetTimePass', PLAYER),
  asked('RedeemCredits', { ...PLAYER, prize: Thing, showsId: Yes }),
]);

/** Games stand as they are posted: `Raiders at Chiefs`. */
const Picks = z.record(Thing, Thing);
const Contest = z.discriminatedUnion('type', [
  asked('SubmitEntry', { ...PLAYER, person: PersonBody, picks: Picks, guess: Score.exactOptional() }),
  asked('AddPoints', { ...PLAYER, person: PersonBody, points: z.number(), ...Named }),
  asked('SettleContest', {
    results: Picks,
    final: Score.exactOptional(),
    hours: z.record(Key, z.number()).exactOptional(),
  }),
]);
const Digit = z.int().min(0).max(9);
const SeatedThere = z.array(z.strictObject({ seat: SeatNumber, person: PersonBody })).max(20);
const SquarePrizes = z.strictObject({
  cash: Money,
  items: z.array(Thing).max(100),
  values: z.record(Thing, Money).exactOptional(),
});
const Squares = z.discriminatedUnion('type', [
  asked('SetBoard', { board: z.array(z.strictObject({ table: Numbered, top: Digit, left: Digit })).max(100) }),
  asked('ScorePeriod', {
    period: Key,
    score: Score,
    prizes: SquarePrizes,
    isFinal: Yes,
    seated: z.record(NumberKey, SeatedThere),
    bowl: z.array(Numbered).max(1_000),
  }),
]);

const Chips = z.array(z.strictObject({ ...PLAYER, chips: Count, extra: Count.exactOptional() })).max(20);
const CarGiveaway = z.discriminatedUnion('type', [
  asked('TryKeys', {
    holders: z
      .array(
        z.strictObject({
          ...PLAYER,
          isPresent: Yes,
          showsId: Yes,
          showsPass: Yes,
          card: Key.exactOptional(),
          envelope: Count.exactOptional(),
        }),
      )
      .max(100),
    startingEnvelope: Count,
  }),
  asked('CountFirstRound', { tables: z.array(Chips).max(20) }),
  asked('CountFinalTable', { counts: Chips }),
]);

const FloorTable = z.strictObject({
  table: Numbered,
  isActive: Yes,
  ...AtTable,
  hasPot: Yes,
  seats: z
    .array(
      z.strictObject({
        seat: SeatNumber,
        showsId: Yes,
        wasDealtIn: Yes,
        role: z.enum(ROLES),
        age: Age,
        player: Key.exactOptional(),
      }),
    )
    .max(20),
});
const PokerTable = z.strictObject({ table: Numbered, playersDealtIn: Count, ...AtTable });
const NextHand = z.strictObject({
  table: Numbered,
  playersDealtIn: Count,
  pot: Money,
  winners: z.array(SeatNumber).max(20),
});

/** What is posted for a promotion, by its mechanism. */
export const POSTED: { readonly [Name in MechanismName]: z.ZodType<PostedIn<Name>> } = {
  drawing: DrawingPosted,
  tournament: z.strictObject({ structure: StructureBody }),
  instrument: z.strictObject({
    games: Listed.exactOptional(),
    sells: Period.exactOptional(),
    plays: Period.exactOptional(),
  }),
  tracking: z.strictObject({
    from: Moment.exactOptional(),
    to: Moment.exactOptional(),
    creditsPerSwipe: Count,
    prizes: z.record(Thing, Count),
    minutesPerCredit: z.int().min(1).max(1_440).exactOptional(),
    games: Listed.exactOptional(),
    rewards: z.record(Thing, z.strictObject({ value: Money, isMoney: Yes.exactOptional() })).exactOptional(),
  }),
  contest: z.strictObject({
    games: z.array(Thing).max(1_000),
    deadline: Moment.exactOptional(),
    hoursFrom: Key.exactOptional(),
    things: z.record(Key, Thing).exactOptional(),
  }),
  squares: z.strictObject({
    periods: z
      .array(z.strictObject({ period: Key, prizes: SquarePrizes }))
      .min(1)
      .max(20)
      .exactOptional(),
  }),
  wheel: Wheel,
  'card-wheel': z.strictObject({ prizes: HandPrizes, valueAwards: ValueAwards }),
  'gamble-up': z.strictObject({
    player: Key,
    stake: z.discriminatedUnion('type', [
      asked('money', { amount: Money }),
      asked('goods', { ladder: z.array(Thing).max(20), values: z.array(Money).max(20).exactOptional() }),
    ]),
  }),
  'car-giveaway': z.strictObject({ carValue: Money.exactOptional() }),
  'table-drawing': z.strictObject({ prizes: HandPrizes, valueAwards: ValueAwards }),
  'splash-pot': z.strictObject({
    splash: z
      .discriminatedUnion('type', [
        asked('money', { amount: Money }),
        asked('item', { item: Thing, value: Money.exactOptional() }),
      ])
      .exactOptional(),
  }),
  'high-hand': z.strictObject({ from: Key, to: Key }),
};

/** What a running promotion is asked, by its mechanism. */
export const RUN: { readonly [Name in MechanismName]: z.ZodType<CommandIn<Name>> } = {
  drawing: Drawing,
  tournament: TournamentBody,
  instrument: Instrument,
  tracking: Tracking,
  contest: Contest,
  squares: Squares,
  wheel: z.discriminatedUnion('type', [
    StepUp,
    asked('Spin', {
      rest: z.union([Count, z.literal('peg')]),
      rotations: Count.exactOptional(),
      isDisturbed: Yes.exactOptional(),
    }),
  ]),
  'card-wheel': z.discriminatedUnion('type', [StepUp, asked('Spin', { shown: Thing })]),
  'gamble-up': z.discriminatedUnion('type', [
    asked('TakePrize', {}),
    asked('CallHand', { call: z.enum(SIDES), result: Key }),
  ]),
  'car-giveaway': CarGiveaway,
  'table-drawing': asked('DrawTable', {
    tables: z.array(FloorTable).max(200),
    balls: z.array(Numbered).max(200),
    seatCards: z.array(Count).max(200),
    item: Thing.exactOptional(),
    spinCards: z.record(NumberKey, Key),
    stops: z.array(Thing).max(200),
  }),
  'splash-pot': asked('SplashPots', {
    tables: z.array(PokerTable).max(200),
    draws: z.array(Numbered).max(1_000),
    hands: z.array(NextHand).max(200),
    count: Count,
  }),
  'high-hand': z.discriminatedUnion('type', [
    asked('PostHand', { table: Numbered, seen: SeenBody }),
    asked('SettlePeriod', {}),
  ]),
};

export const MECHANISM_NAMES = Object.keys(RUN) as [MechanismName, ...MechanismName[]]; // Keys of a table are its names.

/** What goes by the mechanism that is named in it. */
export const byMechanism = (fieldsOf: (name: MechanismName) => z.ZodRawShape) => {
  const [first, ...rest] = MECHANISM_NAMES.map(name =>
    z.strictObject({ ...fieldsOf(name), mechanism: z.literal(name) }),
  );
  return z.discriminatedUnion('mechanism', [first!, ...rest]); // There are mechanisms.
};
