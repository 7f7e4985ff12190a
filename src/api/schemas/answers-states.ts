import { z } from 'zod';
import { CATEGORIES } from '#core/cards';
import type { MechanismName } from '#core/house';
import { GONE } from '#core/mechanisms/instrument';
import { INSTRUMENT_TYPES, ROLES, STREETS } from '#core/rulebook';
import { Space } from './answers-house.ts';
import { TournamentState } from './answers-tournament.ts';
import type { SentState as State } from './as-json.ts';
import { Amount, AmountsByName, exactly, MomentText, oneOf, Text, Texts, Whole, Wholes, Yes } from './exactly.ts';
import { AnyCard, AnyTile } from './parts.ts';

const by = <Value>(schema: z.ZodType<Value>) => z.record(Text, schema);

type Drawing = State<'drawing'>;
export const DrawnPrize = z.strictObject({ what: Text, amount: Amount.exactOptional() });
export const PENDING = { ticket: Text, player: Text, prize: DrawnPrize, drawing: Whole };
export const WIN = { ...PENDING, at: MomentText, isToBeRaised: z.literal(true).exactOptional() };
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
  pending: z.array(exactly<Drawing['pending'][number]>(PENDING)),
  wins: z.array(exactly<Drawing['wins'][number]>(WIN)),
  carried: Amount,
  opened: Whole,
  openings: z.array(MomentText),
  fromAwards: Wholes,
  emptiedAt: MomentText.exactOptional(),
});

type Contest = State<'contest'>;
export const Score = z.tuple([Whole, Whole]);
export const RESULT = {
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
export const ENTRY = { player: Text, picks: by(Text), guess: Score.exactOptional() };
const ContestState = exactly<Contest>({
  entries: by(exactly<Contest['entries'][string]>({ ...ENTRY, points: Whole, at: MomentText.exactOptional() })),
  fromAwards: Wholes,
  result: z.strictObject(RESULT).exactOptional(),
});

type Squares = State<'squares'>;
export const Square = z.strictObject({ table: Whole, top: Whole, left: Whole });
export const Prizes = exactly<Squares['carried']>({
  cash: Amount,
  items: Texts,
  values: AmountsByName.exactOptional(),
});
const SquaresState = exactly<Squares>({ board: z.array(Square), carried: Prizes, periods: Texts, isOver: Yes });

type Tracked = State<'tracking'>['cards'][string];
export const TrackedAnswer = exactly<Tracked>({
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
  redeemed: z.array(exactly<Tracked['redeemed'][number]>({ prize: Text, credits: Whole, at: MomentText })),
});
const TrackingState = exactly<State<'tracking'>>({ cards: by(TrackedAnswer) });

type Instruments = State<'instrument'>;
export const PIECE = {
  id: Text,
  face: Amount,
  holder: Text,
  expires: MomentText.exactOptional(),
  where: oneOf<Instruments['byId'][string]['where']>({
    voucher: {},
    held: {},
    wagered: { wager: Text },
    owed: { to: Text },
    gone: { why: z.enum(GONE) },
  }),
};
export const InstrumentAnswer = exactly<Instruments['byId'][string]>({
  ...PIECE,
  type: z.enum(INSTRUMENT_TYPES),
  isKeptOnWin: Yes,
  games: Texts.exactOptional(),
  isFeePaid: Yes,
});
export const WAGER = {
  wager: Text,
  round: Text,
  holder: Text,
  ids: Texts,
  bet: z.enum(['base', 'bonus']),
  side: Text.exactOptional(),
  live: Amount,
};
const InstrumentState = exactly<Instruments>({
  byId: by(InstrumentAnswer),
  wagers: by(exactly<Instruments['wagers'][string]>(WAGER)),
  sales: Whole,
});

const AT_WHEEL = {
  spinners: Whole,
  player: Text.exactOptional(),
  called: Texts.exactOptional(),
  awards: Wholes.exactOptional(),
};
type Turn = State<'wheel'>['turn'];
export const WheelPrizeAnswer = oneOf<NonNullable<Turn['prize']>>({
  cash: { amount: Amount },
  goods: { what: Text, value: Amount.exactOptional() },
});
const WheelState = exactly<State<'wheel'>>({
  ...AT_WHEEL,
  turn: exactly<Turn>({ spins: Whole, isDoubled: Yes, prize: WheelPrizeAnswer.exactOptional() }),
});
type CardTurn = State<'card-wheel'>['turn'];
export const SpunHand = exactly<NonNullable<CardTurn['hand']>>({
  category: z.enum(CATEGORIES),
  words: Text,
  amount: Amount,
});
const CardWheelState = exactly<State<'card-wheel'>>({
  ...AT_WHEEL,
  turn: exactly<CardTurn>({
    spins: Whole,
    cards: z.array(AnyCard),
    valueAwards: Texts,
    hand: SpunHand.exactOptional(),
  }),
});

export const GambleUpState = exactly<State<'gamble-up'>>({ right: Whole, multiple: Whole, isTied: Yes, isOver: Yes });

export const KEYS = { order: Texts, out: Texts, winner: Text, tries: Whole };
export const FIRST = { advance: Texts, prizes: AmountsByName };
export const FINAL = { winner: Text, topPrize: Text, prizes: AmountsByName };
type CarGiveaway = Required<State<'car-giveaway'>>;
const CarGiveawayState = exactly<State<'car-giveaway'>>({
  keys: exactly<CarGiveaway['keys']>(KEYS).exactOptional(),
  first: exactly<CarGiveaway['first']>(FIRST).exactOptional(),
  final: exactly<CarGiveaway['final']>(FINAL).exactOptional(),
});

type TableDrawing = State<'table-drawing'>;
type TableDrawn = NonNullable<TableDrawing['last']>;
export const TABLE_DRAWN = {
  table: Whole.exactOptional(),
  heldOut: Wholes,
  spinner: Whole.exactOptional(),
  hand: SpunHand.exactOptional(),
  awards: z.array(
    oneOf<TableDrawn['awards'][number]>({
      pot: { amount: Amount },
      money: { seat: Whole, amount: Amount },
      item: { seat: Whole, item: Text },
    }),
  ),
  forfeited: Wholes,
};
export const SpunBy = exactly<TableDrawing['spinners'][number]>({ player: Text, at: MomentText });
const TableDrawingState = exactly<TableDrawing>({
  draws: Whole,
  last: exactly<TableDrawn>(TABLE_DRAWN).exactOptional(),
  spinners: z.array(SpunBy),
});

type Splashed = NonNullable<State<'splash-pot'>['last']>;
export const SPLASHED = {
  splashed: Wholes,
  passed: z.array(
    exactly<Splashed['passed'][number]>({
      table: Whole,
      why: z.enum(['no-token', 'drawn-before', 'too-few-dealt-in']),
    }),
  ),
  payouts: z.array(
    exactly<Splashed['payouts'][number]>({ table: Whole, seat: Whole, amount: Amount, item: Text.exactOptional() }),
  ),
};
const SplashPotState = exactly<State<'splash-pot'>>({
  drawings: Whole,
  last: exactly<Splashed>(SPLASHED).exactOptional(),
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
export const PostedHand = exactly<PostedHand>({
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
export const HELD_HAND = {
  table: Whole.exactOptional(),
  seat: Whole,
  words: Text.exactOptional(),
  cards: Pieces.exactOptional(),
};
export const OnBoard = z.array(exactly<State<'high-hand'>['board'][number]>({ hand: Whole, ...HELD_HAND }));
const HighHandState = exactly<State<'high-hand'>>({ hands: z.array(PostedHand), board: OnBoard, isSettled: Yes });

/** How each promotion stands. */
export const STATES: { readonly [Name in MechanismName]: z.ZodType<State<Name>> } = {
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
  tournament: TournamentState,
};
