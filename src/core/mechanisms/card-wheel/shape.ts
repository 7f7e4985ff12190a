import { AnyCard, CATEGORIES } from '#core/cards';
import { Amount, Money } from '#core/money';
import {
  CodedText,
  choice,
  described,
  exactly,
  list,
  type Of,
  object,
  one,
  optional,
  record,
  Text,
  Texts,
  Thing,
  Whole,
  yes,
} from '#core/shape';
import { AT_WHEEL, GIVE_UP, SPIN_GIVEN_UP, SPINNER, SPINNER_CALLED, STEP_UP } from '../wheel/index.ts';

/** What each hand pays, as the house posted it, and the value awards on the wheel by name. */
export const ON_WHEEL = { prizes: record(one(CATEGORIES), Money), valueAwards: list(Thing, { max: 100 }) };
const OnWheel = object(ON_WHEEL);
export type OnWheel = Of<typeof OnWheel>;

export const SpunHand = object({
  category: one(CATEGORIES),
  words: Text,
  said: optional(CodedText),
  amount: Amount,
});
export type SpunHand = Of<typeof SpunHand>;

/** One spinner at a wheel of cards and value awards. */
const CardTurn = object({ spins: Whole, cards: list(AnyCard), valueAwards: Texts, hand: optional(SpunHand) });
export type CardTurn = Of<typeof CardTurn>;

/** What the form asks for: how many value awards there may be, and whether hands are paid. */
export const OPENS = { valueAwards: Whole, hasHands: yes };

/** Everything a wheel of cards speaks of. */
export const SHAPES = {
  posted: OnWheel,
  /** What the pointer showed: a card, a value award, or `peg`. */
  command: choice({ StepUp: STEP_UP, Spin: { shown: Thing }, GiveUpSpin: GIVE_UP }),
  /** On disk forever: add a member or an optional field; never rename or reuse one. */
  event: choice({
    SpinnerCalled: SPINNER_CALLED,
    SpinGivenUp: SPIN_GIVEN_UP,
    CardSpinInvalid: {},
    CardRepeated: { card: AnyCard },
    ValueAwardHit: { award: Text },
    CardRecorded: { card: AnyCard, hand: optional(SpunHand) },
  }),
  state: object({ ...AT_WHEEL, turn: CardTurn }),
  desk: object({
    type: exactly('card-wheel'),
    isByComputer: yes,
    cards: described(Whole, 'How many different cards make the hand.'),
    ...ON_WHEEL,
    ...SPINNER,
    turn: CardTurn,
  }),
  board: object({
    type: exactly('card-wheel'),
    ...ON_WHEEL,
    player: optional(Text),
    cards: list(AnyCard),
    hand: optional(SpunHand),
  }),
  opens: object({ mechanism: exactly('card-wheel'), ...OPENS }),
};
export type CardWheelEvent = Exclude<Of<typeof SHAPES.event>, { readonly type: 'SpinnerCalled' | 'SpinGivenUp' }>;
