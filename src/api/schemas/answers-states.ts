import type { MechanismName, ShapedName } from '#core/house';
import { GONE } from '#core/mechanisms/instrument';
import { INSTRUMENT_TYPES } from '#core/mechanisms/instrument/terms';
import { Amount, AmountByName } from '#core/money';
import {
  exactly,
  list,
  object,
  one,
  optional,
  record,
  type Shape,
  Text,
  Texts,
  tuple,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { MomentText } from '#core/time';
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

type Contest = State<'contest'>;
export const Score = tuple(Whole, Whole);
export const RESULT = {
  standings: list(
    objectOf<NonNullable<Contest['result']>['standings'][number]>({
      player: Text,
      place: Whole,
      score: Whole,
      off: optional(Whole),
    }),
  ),
  outForHours: Texts,
  payouts: list(
    objectOf<NonNullable<Contest['result']>['payouts'][number]>({
      player: Text,
      place: Whole,
      amount: Amount,
      thing: optional(Text),
    }),
  ),
};
export const ENTRY = { player: Text, picks: by(Text), guess: optional(Score) };
const ContestState = objectOf<Contest>({
  entries: by(objectOf<Contest['entries'][string]>({ ...ENTRY, points: Whole, at: optional(MomentText) })),
  fromAwards: Wholes,
  result: optional(object(RESULT)),
});

type Squares = State<'squares'>;
export const Square = object({ table: Whole, top: Whole, left: Whole });
export const Prizes = objectOf<Squares['carried']>({
  cash: Amount,
  items: Texts,
  values: optional(AmountByName),
});
const SquaresState = objectOf<Squares>({ board: list(Square), carried: Prizes, periods: Texts, isOver: yes });

type Tracked = State<'tracking'>['cards'][string];
export const TrackedAnswer = objectOf<Tracked>({
  seat: optional(
    objectOf<NonNullable<Tracked['seat']>>({
      table: Whole,
      counts: yes,
      since: MomentText,
      upTo: MomentText,
    }),
  ),
  hours: list(MomentText),
  points: Whole,
  tickets: list(MomentText),
  credits: Whole,
  creditedFor: optional(MomentText),
  redeemed: list(objectOf<Tracked['redeemed'][number]>({ prize: Text, credits: Whole, at: MomentText })),
});
const TrackingState = objectOf<State<'tracking'>>({ cards: by(TrackedAnswer) });

type Instruments = State<'instrument'>;
export const PIECE = {
  id: Text,
  face: Amount,
  holder: Text,
  expires: optional(MomentText),
  where: choiceOf<Instruments['byId'][string]['where']>({
    voucher: {},
    held: {},
    wagered: { wager: Text },
    owed: { to: Text },
    gone: { why: one(GONE) },
  }),
};
export const InstrumentAnswer = objectOf<Instruments['byId'][string]>({
  ...PIECE,
  type: one(INSTRUMENT_TYPES),
  isKeptOnWin: yes,
  games: optional(Texts),
  isFeePaid: yes,
});
export const WAGER = {
  wager: Text,
  round: Text,
  holder: Text,
  ids: Texts,
  bet: one(['base', 'bonus']),
  side: optional(Text),
  live: Amount,
};
const InstrumentState = objectOf<Instruments>({
  byId: by(InstrumentAnswer),
  wagers: by(objectOf<Instruments['wagers'][string]>(WAGER)),
  sales: Whole,
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

/** How each promotion stands. */
export const STATES_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<State<Name>> } = {
  drawing: DrawingState,
  contest: ContestState,
  squares: SquaresState,
  tracking: TrackingState,
  instrument: InstrumentState,
  'gamble-up': GambleUpState,
  'car-giveaway': CarGiveawayState,
};
