import type { MechanismName, ShapedName } from '#core/house';
import { Amount, AmountByName } from '#core/money';
import { exactly, list, object, optional, record, type Shape, Text, Texts, Whole, Wholes, yes } from '#core/shape';
import { MomentText } from '#core/time';
import { TournamentState } from './answers-tournament.ts';
import type { SentState as State } from './as-json.ts';
import { objectOf } from './paired.ts';

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
  'gamble-up': GambleUpState,
  'car-giveaway': CarGiveawayState,
  tournament: TournamentState,
};
