import { AnyCard, AnyTile, CATEGORIES } from '#core/cards';
import type { MechanismName, ShapedName } from '#core/house';
import { Amount, AmountByName } from '#core/money';
import { ROLES, STREETS } from '#core/rulebook';
import {
  either,
  exactly,
  list,
  object,
  one,
  optional,
  record,
  type Shape,
  Text,
  Texts,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { MomentText } from '#core/time';
import { Space } from './answers-house.ts';
import { TournamentState } from './answers-tournament.ts';
import type { SentState as State } from './as-json.ts';
import { choiceOf, objectOf } from './paired.ts';

const by = <Value>(schema: Shape<Value>) => record(Text, schema);

type Drawing = State<'drawing'>;
export const DrawnPrize = object({ what: Text, amount: optional(Amount) });
export const PENDING = { ticket: Text, player: Text, prize: DrawnPrize, drawing: Whole };
export const WIN = { ...PENDING, at: MomentText, isToBeRaised: optional(exactly(true)) };
const DrawingState = objectOf<Drawing>({
  entries: by(
    objectOf<Drawing['entries'][string]>({ ticket: Text, player: Text, points: Whole, game: optional(Text) }),
  ),
  issued: Texts,
  lastEarned: by(MomentText),
  open: optional(
    objectOf<NonNullable<Drawing['open']>>({
      prizes: list(DrawnPrize),
      drawn: optional(object({ ticket: Text, player: Text, until: MomentText })),
      passed: Texts,
      game: optional(Text),
    }),
  ),
  pending: list(objectOf<Drawing['pending'][number]>(PENDING)),
  wins: list(objectOf<Drawing['wins'][number]>(WIN)),
  carried: Amount,
  opened: Whole,
  openings: list(MomentText),
  fromAwards: Wholes,
  emptiedAt: optional(MomentText),
});

const AT_WHEEL = {
  spinners: Whole,
  player: optional(Text),
  called: optional(Texts),
  awards: optional(Wholes),
};
type Turn = State<'wheel'>['turn'];
export const WheelPrizeAnswer = choiceOf<NonNullable<Turn['prize']>>({
  cash: { amount: Amount },
  goods: { what: Text, value: optional(Amount) },
});
const WheelState = objectOf<State<'wheel'>>({
  ...AT_WHEEL,
  turn: objectOf<Turn>({ spins: Whole, isDoubled: yes, prize: optional(WheelPrizeAnswer) }),
});
type CardTurn = State<'card-wheel'>['turn'];
export const SpunHand = objectOf<NonNullable<CardTurn['hand']>>({
  category: one(CATEGORIES),
  words: Text,
  amount: Amount,
});
const CardWheelState = objectOf<State<'card-wheel'>>({
  ...AT_WHEEL,
  turn: objectOf<CardTurn>({
    spins: Whole,
    cards: list(AnyCard),
    valueAwards: Texts,
    hand: optional(SpunHand),
  }),
});

export const GambleUpState = objectOf<State<'gamble-up'>>({ right: Whole, multiple: Whole, isTied: yes, isOver: yes });

export const KEYS = { order: Texts, out: Texts, winner: Text, tries: Whole };
export const FIRST = { advance: Texts, prizes: AmountByName };
export const FINAL = { winner: Text, topPrize: Text, prizes: AmountByName };
type CarGiveaway = Required<State<'car-giveaway'>>;
const CarGiveawayState = objectOf<State<'car-giveaway'>>({
  keys: optional(objectOf<CarGiveaway['keys']>(KEYS)),
  first: optional(objectOf<CarGiveaway['first']>(FIRST)),
  final: optional(objectOf<CarGiveaway['final']>(FINAL)),
});

type TableDrawing = State<'table-drawing'>;
type TableDrawn = NonNullable<TableDrawing['last']>;
export const TABLE_DRAWN = {
  table: optional(Whole),
  heldOut: Wholes,
  spinner: optional(Whole),
  hand: optional(SpunHand),
  awards: list(
    choiceOf<TableDrawn['awards'][number]>({
      pot: { amount: Amount },
      money: { seat: Whole, amount: Amount },
      item: { seat: Whole, item: Text },
    }),
  ),
  forfeited: Wholes,
};
export const SpunBy = objectOf<TableDrawing['spinners'][number]>({ player: Text, at: MomentText });
const TableDrawingState = objectOf<TableDrawing>({
  draws: Whole,
  last: optional(objectOf<TableDrawn>(TABLE_DRAWN)),
  spinners: list(SpunBy),
});

type PostedHand = State<'high-hand'>['hands'][number];
type DealtHand = PostedHand['deal']['hands'][number];
const Cards = list(AnyCard);
const Pieces = list(either(AnyCard, AnyTile));
const DealtHand = objectOf<DealtHand>({
  seat: Whole,
  cards: Cards,
  tiles: optional(list(AnyTile)),
  set: optional(object({ front: Pieces, middle: optional(Pieces), back: Pieces })),
  homeRun: optional(Whole),
  isPlayerDealer: optional(exactly(true)),
  isUnseen: optional(exactly(true)),
});
export const PostedHand = objectOf<PostedHand>({
  deal: objectOf<PostedHand['deal']>({
    game: Text,
    board: Cards,
    coup: optional(object({ player: Cards, banker: Cards })),
    hands: list(DealtHand),
    dealerCards: Cards,
  }),
  at: optional(Text),
  table: optional(Whole),
  isLive: yes,
  isTournament: yes,
  playersDealtIn: optional(Whole),
  pot: optional(Amount),
  tableLimit: optional(Amount),
  isMisdeal: yes,
  isFouledDeck: yes,
  wasDiscussed: yes,
  reachedShowdown: yes,
  feePayersInRoom: optional(Whole),
  bettors: list(
    objectOf<PostedHand['bettors'][number]>({
      hand: DealtHand,
      name: optional(Text),
      role: one(ROLES),
      age: optional(Whole),
      isPlayerDealer: yes,
      position: Whole,
      fee: list(Space),
      wager: optional(Amount),
      bonusOnly: yes,
      folded: optional(one(STREETS)),
      isHeldAside: yes,
      isAllIn: yes,
      missedBlind: yes,
      asked: optional(Text),
    }),
  ),
});
export const HELD_HAND = {
  table: optional(Whole),
  seat: Whole,
  words: optional(Text),
  cards: optional(Pieces),
};
export const OnBoard = list(objectOf<State<'high-hand'>['board'][number]>({ hand: Whole, ...HELD_HAND }));
const HighHandState = objectOf<State<'high-hand'>>({ hands: list(PostedHand), board: OnBoard, isSettled: yes });

/** How each promotion stands. */
export const STATES_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<State<Name>> } = {
  drawing: DrawingState,
  wheel: WheelState,
  'card-wheel': CardWheelState,
  'gamble-up': GambleUpState,
  'car-giveaway': CarGiveawayState,
  'table-drawing': TableDrawingState,
  'high-hand': HighHandState,
  tournament: TournamentState,
};
