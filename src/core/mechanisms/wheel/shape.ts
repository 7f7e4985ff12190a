import { Amount, Money } from '#core/money';
import {
  Count,
  choice,
  described,
  either,
  exactly,
  list,
  Numbered,
  type Of,
  object,
  one,
  optional,
  PersonName,
  Text,
  Texts,
  Thing,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { TimeOfDay } from '#core/time';

/** Something without a cash value of its own has one where it is posted. */
const POSTED_PRIZE = { cash: { amount: Money }, goods: { what: Thing, value: optional(Money) } };
const Spot = choice({ ...POSTED_PRIZE, double: {} });
export type Spot = Of<typeof Spot>;

/** A wheel as it hangs on the floor, or as the computer shows it. */
const WHEEL = {
  spots: list(Spot, { min: 1, max: 100 }),
  jackpot: optional(choice(POSTED_PRIZE), 'What the double spot pays when it is hit twice.'),
  guarantee: optional(Money, 'What every spinner gets at least, at the posted times.'),
};
const Wheel = object(WHEEL);
export type Wheel = Of<typeof Wheel>;

/** What two people saw: where the wheel came to rest, after how many turns, and whether anything disturbed it. */
const SPIN = {
  /** A spot counted from 0; `peg`: stuck, on a peg or between two spots. */
  rest: either(Count, exactly('peg')),
  rotations: optional(Count),
  /** Interference, or declared invalid by the representative. */
  isDisturbed: optional(yes),
};
const Spin = object(SPIN);
export type Spin = Of<typeof Spin>;

const WheelPrize = choice({ cash: { amount: Amount }, goods: { what: Text, value: optional(Amount) } });
export type WheelPrize = Of<typeof WheelPrize>;

/** One winner at the wheel. */
const Turn = object({ spins: Whole, isDoubled: yes, prize: optional(WheelPrize) });
export type Turn = Of<typeof Turn>;

const SPOT = { spot: described(Whole, 'Counted from 0.') };

/** The next winner comes to the wheel; `award`: by a prize of another activity, which is given as this spin. */
export const STEP_UP = { player: PersonName, award: optional(Numbered) };
/** A winner does not want to spin. */
export const GIVE_UP = { player: PersonName };
export const SPIN_GIVEN_UP = { player: Text };
export const SPINNER_CALLED = { player: Text, award: optional(Whole, 'The award that it comes from.') };
/** Who spins, or spun last, and how many have come so far. */
export const SPINNER = { spinners: Whole, player: optional(Text, 'Who spins, or spun last.') };
export const AT_WHEEL = {
  ...SPINNER,
  called: optional(Texts, 'Those who came by a drawing of this activity.'),
  awards: optional(Wholes, 'The prizes of other activities that became spins.'),
};

/** Everything a wheel of spots speaks of. */
export const SHAPES = {
  posted: object({
    ...WHEEL,
    byComputer: optional(yes),
    /** The time of day at which the least value is guaranteed: from, and up to. Without it, always. */
    guaranteedAt: optional(object({ from: TimeOfDay, to: TimeOfDay })),
  }),
  command: choice({ StepUp: STEP_UP, Spin: SPIN, GiveUpSpin: GIVE_UP }),
  /** On disk forever: add a member or an optional field; never rename or reuse one. */
  event: choice({
    SpinnerCalled: SPINNER_CALLED,
    SpinGivenUp: SPIN_GIVEN_UP,
    SpinInvalid: { why: one(['peg', 'too-few-rotations', 'disturbed']) },
    DoubleHit: SPOT,
    /** A spot without cash value after a double: there is nothing to double. */
    SpotPassed: SPOT,
    WheelPrizeHit: { ...SPOT, prize: WheelPrize },
  }),
  state: object({ ...AT_WHEEL, turn: Turn }),
  desk: object({ type: exactly('wheel'), isByComputer: yes, wheel: Wheel, ...SPINNER, turn: Turn }),
  board: object({ type: exactly('wheel'), wheel: Wheel, player: optional(Text), prize: optional(WheelPrize) }),
  opens: object({ mechanism: exactly('wheel'), hasDouble: yes, hasGoods: yes, hasGuarantee: yes }),
};
export type WheelEvent = Exclude<Of<typeof SHAPES.event>, { readonly type: 'SpinnerCalled' | 'SpinGivenUp' }>;
