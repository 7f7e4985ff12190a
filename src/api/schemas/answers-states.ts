import { z } from 'zod';
import { CATEGORIES } from '#core/cards';
import type { EventIn, MechanismName, StateIn } from '#core/house';
import { GONE } from '#core/mechanisms/instrument';
import { INSTRUMENT_TYPES, ROLES, STREETS } from '#core/rulebook';
import { Space } from './answers-house.ts';
import { Amount, AmountsByName, exactly, MomentText, Text, Texts, Whole, Wholes, Yes } from './exactly.ts';
import type { FieldsOf } from './fields-of.ts';
import { AnyCard, AnyTile } from './parts.ts';

/** As JSON has it: maps are objects, sets are lists. */
type AsJson<Value> = Value extends string | number | boolean | undefined
  ? Value
  : Value extends ReadonlyMap<string, infer Kept>
    ? Readonly<Record<string, AsJson<Kept>>>
    : Value extends ReadonlySet<infer Kept>
      ? readonly AsJson<Kept>[]
      : { readonly [Key in keyof Value]: AsJson<Value[Key]> };

type State<Name extends MechanismName> = AsJson<StateIn<Name>>;
const by = <Value>(schema: z.ZodType<Value>) => z.record(Text, schema);

type Drawing = State<'drawing'>;
const DrawnPrize = z.strictObject({ what: Text, amount: Amount.exactOptional() });
const PENDING = { ticket: Text, player: Text, prize: DrawnPrize, drawing: Whole };
const DrawingState = exactly<Drawing>({
  entries: by(
    exactly<Drawing['entries'][string]>({ ticket: Text, player: Text, points: Whole, game: Text.exactOptional() }),
  ),
  issued: Texts,
  lastEarned: by(MomentText),
  open: exactly<NonNullable<Drawing['open']>>({
    prizes: z.array(DrawnPrize),
    drawn: z.strictObject({ ticket: Text, player: Text, until: MomentText }).exactOptional(),
    passed: Texts,
    game: Text.exactOptional(),
  }).exactOptional(),
  pending: z.array(z.strictObject(PENDING)),
  wins: z.array(z.strictObject({ ...PENDING, at: MomentText, isToBeRaised: z.literal(true).exactOptional() })),
  carried: Amount,
  opened: Whole,
  openings: z.array(MomentText),
  fromAwards: Wholes,
  emptiedAt: MomentText.exactOptional(),
});

type Contest = State<'contest'>;
const Score = z.tuple([Whole, Whole]);
const RESULT = {
  standings: z.array(
    exactly<NonNullable<Contest['result']>['standings'][number]>({
      player: Text,
      place: Whole,
      score: Whole,
      off: Whole.exactOptional(),
    }),
  ),
  outForHours: Texts,
  payouts: z.array(
    exactly<NonNullable<Contest['result']>['payouts'][number]>({
      player: Text,
      place: Whole,
      amount: Amount,
      thing: Text.exactOptional(),
    }),
  ),
};
const ENTRY = { player: Text, picks: by(Text), guess: Score.exactOptional() };
const ContestState = exactly<Contest>({
  entries: by(exactly<Contest['entries'][string]>({ ...ENTRY, points: Whole, at: MomentText.exactOptional() })),
  fromAwards: Wholes,
  result: z.strictObject(RESULT).exactOptional(),
});

type Squares = State<'squares'>;
const Square = z.strictObject({ table: Whole, top: Whole, left: Whole });
const Prizes = exactly<Squares['carried']>({
  cash: Amount,
  items: Texts,
  values: AmountsByName.exactOptional(),
});
const SquaresState = exactly<Squares>({ board: z.array(Square), carried: Prizes, periods: Texts, isOver: Yes });

type Tracked = State<'tracking'>['cards'][string];
const TrackingState = exactly<State<'tracking'>>({
  cards: by(
    exactly<Tracked>({
      seat: exactly<NonNullable<Tracked['seat']>>({
        table: Whole,
        counts: Yes,
        since: MomentText,
        upTo: MomentText,
      }).exactOptional(),
      hours: z.array(MomentText),
      points: Whole,
      tickets: z.array(MomentText),
      credits: Whole,
      creditedFor: MomentText.exactOptional(),
      redeemed: z.array(z.strictObject({ prize: Text, credits: Whole, at: MomentText })),
    }),
  ),
});

type Instruments = State<'instrument'>;
const InstrumentState = exactly<Instruments>({
  byId: by(
    exactly<Instruments['byId'][string]>({
      id: Text,
      type: z.enum(INSTRUMENT_TYPES),
      face: Amount,
      holder: Text,
      isKeptOnWin: Yes,
      games: Texts.exactOptional(),
      expires: MomentText.exactOptional(),
      isFeePaid: Yes,
      where: z.union([
        z.strictObject({ type: z.enum(['voucher', 'held']) }),
        z.strictObject({ type: z.literal('wagered'), wager: Text }),
        z.strictObject({ type: z.literal('owed'), to: Text }),
        z.strictObject({ type: z.literal('gone'), why: z.enum(GONE) }),
      ]),
    }),
  ),
  wagers: by(
    exactly<Instruments['wagers'][string]>({
      wager: Text,
      round: Text,
      holder: Text,
      ids: Texts,
      bet: z.enum(['base', 'bonus']),
      side: Text.exactOptional(),
      live: Amount,
    }),
  ),
  sales: Whole,
});

const AT_WHEEL = {
  spinners: Whole,
  player: Text.exactOptional(),
  called: Texts.exactOptional(),
  awards: Wholes.exactOptional(),
};
const WheelPrize = z.union([
  z.strictObject({ type: z.literal('cash'), amount: Amount }),
  z.strictObject({ type: z.literal('goods'), what: Text, value: Amount.exactOptional() }),
]);
const SpunHand = z.strictObject({ category: z.enum(CATEGORIES), words: Text, amount: Amount });
const WheelState = exactly<State<'wheel'>>({
  ...AT_WHEEL,
  turn: z.strictObject({ spins: Whole, isDoubled: Yes, prize: WheelPrize.exactOptional() }),
});
const CardWheelState = exactly<State<'card-wheel'>>({
  ...AT_WHEEL,
  turn: exactly<State<'card-wheel'>['turn']>({
    spins: Whole,
    cards: z.array(AnyCard),
    valueAwards: Texts,
    hand: SpunHand.exactOptional(),
  }),
});

const GambleUpState = exactly<State<'gamble-up'>>({ right: Whole, multiple: Whole, isTied: Yes, isOver: Yes });

const CarGiveawayState = exactly<State<'car-giveaway'>>({
  keys: z.strictObject({ order: Texts, out: Texts, winner: Text, tries: Whole }).exactOptional(),
  first: z.strictObject({ advance: Texts, prizes: AmountsByName }).exactOptional(),
  final: z.strictObject({ winner: Text, topPrize: Text, prizes: AmountsByName }).exactOptional(),
});

type TableDrawn = NonNullable<State<'table-drawing'>['last']>;
const TableDrawingState = exactly<State<'table-drawing'>>({
  draws: Whole,
  last: exactly<TableDrawn>({
    table: Whole.exactOptional(),
    heldOut: Wholes,
    spinner: Whole.exactOptional(),
    hand: SpunHand.exactOptional(),
    awards: z.array(
      z.union([
        z.strictObject({ type: z.literal('pot'), amount: Amount }),
        z.strictObject({ type: z.literal('money'), seat: Whole, amount: Amount }),
        z.strictObject({ type: z.literal('item'), seat: Whole, item: Text }),
      ]),
    ),
    forfeited: Wholes,
  }).exactOptional(),
  spinners: z.array(z.strictObject({ player: Text, at: MomentText })),
});

const SplashPotState = exactly<State<'splash-pot'>>({
  drawings: Whole,
  last: exactly<NonNullable<State<'splash-pot'>['last']>>({
    splashed: Wholes,
    passed: z.array(z.strictObject({ table: Whole, why: z.enum(['no-token', 'drawn-before', 'too-few-dealt-in']) })),
    payouts: z.array(z.strictObject({ table: Whole, seat: Whole, amount: Amount, item: Text.exactOptional() })),
  }).exactOptional(),
});

type PostedHand = State<'high-hand'>['hands'][number];
type DealtHand = PostedHand['deal']['hands'][number];
const Cards = z.array(AnyCard);
const Pieces = z.array(z.union([AnyCard, AnyTile]));
const DealtHand = exactly<DealtHand>({
  seat: Whole,
  cards: Cards,
  tiles: z.array(AnyTile).exactOptional(),
  set: z.strictObject({ front: Pieces, middle: Pieces.exactOptional(), back: Pieces }).exactOptional(),
  homeRun: Whole.exactOptional(),
  isPlayerDealer: z.literal(true).exactOptional(),
  isUnseen: z.literal(true).exactOptional(),
});
const PostedHand = exactly<PostedHand>({
  deal: exactly<PostedHand['deal']>({
    game: Text,
    board: Cards,
    coup: z.strictObject({ player: Cards, banker: Cards }).exactOptional(),
    hands: z.array(DealtHand),
    dealerCards: Cards,
  }),
  at: Text.exactOptional(),
  table: Whole.exactOptional(),
  isLive: Yes,
  isTournament: Yes,
  playersDealtIn: Whole.exactOptional(),
  pot: Amount.exactOptional(),
  tableLimit: Amount.exactOptional(),
  isMisdeal: Yes,
  isFouledDeck: Yes,
  wasDiscussed: Yes,
  reachedShowdown: Yes,
  feePayersInRoom: Whole.exactOptional(),
  bettors: z.array(
    exactly<PostedHand['bettors'][number]>({
      hand: DealtHand,
      name: Text.exactOptional(),
      role: z.enum(ROLES),
      age: Whole.exactOptional(),
      isPlayerDealer: Yes,
      position: Whole,
      fee: z.array(Space),
      wager: Amount.exactOptional(),
      bonusOnly: Yes,
      folded: z.enum(STREETS).exactOptional(),
      isHeldAside: Yes,
      isAllIn: Yes,
      missedBlind: Yes,
      asked: Text.exactOptional(),
    }),
  ),
});
const OnBoard = z.array(
  exactly<State<'high-hand'>['board'][number]>({
    hand: Whole,
    table: Whole.exactOptional(),
    seat: Whole,
    words: Text.exactOptional(),
    cards: Pieces.exactOptional(),
  }),
);
const HighHandState = exactly<State<'high-hand'>>({ hands: z.array(PostedHand), board: OnBoard, isSettled: Yes });

/** How each promotion stands. A tournament is read at its own address, as its desk shows it. */
export const STATES: { readonly [Name in MechanismName]: z.ZodType<Name extends 'tournament' ? object : State<Name>> } =
  {
    drawing: DrawingState,
    contest: ContestState,
    squares: SquaresState,
    tracking: TrackingState,
    instrument: InstrumentState,
    wheel: WheelState,
    'card-wheel': CardWheelState,
    'gamble-up': GambleUpState,
    'car-giveaway': CarGiveawayState,
    'table-drawing': TableDrawingState,
    'splash-pot': SplashPotState,
    'high-hand': HighHandState,
    tournament: z.looseObject({}).describe('As its mechanism keeps it; see /tournaments/{promotion}.'),
  };

type ReadAhead = EventIn<'contest' | 'squares' | 'high-hand'>;

/** What screens read of the events that a promotion would come to, before anybody presses a key. */
const READ_AHEAD: {
  readonly [Type in ReadAhead['type']]: FieldsOf<Extract<ReadAhead, { readonly type: Type }>>;
} = {
  EntrySubmitted: { at: MomentText, ...ENTRY },
  PointsAdded: { player: Text, points: Whole, award: Whole.exactOptional() },
  ContestSettled: RESULT,
  BoardSet: { board: z.array(Square) },
  PeriodScored: {
    period: Text,
    score: Score,
    table: Whole.exactOptional(),
    payouts: z.array(
      z.strictObject({
        seat: Whole,
        amount: Amount.exactOptional(),
        item: Text.exactOptional(),
        value: Amount.exactOptional(),
      }),
    ),
    carried: Prizes,
    isFinal: Yes,
  },
  HandPosted: { hand: PostedHand, board: OnBoard },
  PeriodSettled: { board: OnBoard },
};

/** An event of a mechanism: what screens read to the last field, the rest in words of its own. */
export const MechanismEvent = z.union([
  ...Object.entries(READ_AHEAD).map(([type, fields]) => z.strictObject({ type: z.literal(type), ...fields })),
  z.looseObject({ type: Text }).refine(({ type }) => !(type in READ_AHEAD)),
]);
