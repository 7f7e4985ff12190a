import { type Answer, answer } from '#core/base';
import type { Lot } from '#core/draws';
import { prizeDue } from '#core/mechanisms';
import {
  decideSpin,
  evolveTurn,
  NEW_TURN,
  type Spin,
  type SpotWheelRule,
  spotWheelRule,
  type Turn,
  type Wheel,
  type WheelEvent,
  wheelObjections,
  withWheel,
} from '#core/mechanisms/wheel';
import { checkOffering, clauseOf } from '#core/rulebook';
import { becauseOf, moneyOrGoods } from './because.ts';
import type { At, Mechanism, Outcome, Won } from './promotion.ts';
import {
  type AtWheel,
  called,
  hasShownPapers,
  nobodyThere,
  type Spinner,
  type SpinnerCalled,
  type StepUp,
  stepUp,
} from './spinner.ts';

export type WheelTypes = {
  readonly rules: SpotWheelRule;
  /** The wheel as it hangs on the floor, or as the computer shows it. */
  readonly posted: Wheel & { readonly byComputer?: boolean };
  readonly state: AtWheel<Turn>;
  readonly command: StepUp | ({ readonly type: 'Spin' } & Spin);
  readonly event: SpinnerCalled | WheelEvent;
};

/** Winners spin a wheel of spots, one after the other. WHL-1 to WHL-5 */
export const WHEEL: Mechanism<WheelTypes> = {
  rules: ({ activity, offering }, wheel) => {
    const rules = spotWheelRule(activity, offering, wheel);
    if (!rules.ok) return rules;
    const checked = checkOffering(activity, withWheel(activity, offering, wheel));
    return checked.ok ? (wheelObjections(rules.value)[0] ?? rules) : checked;
  },
  begins: () => ({ spinners: 0, turn: NEW_TURN }),
  decide: (at, command) => (command.type === 'StepUp' ? stepUp(at, spinning(at.state), command) : spun(at, command)),
  evolve: (state, event) =>
    event.type === 'SpinnerCalled' ? called(state, event, NEW_TURN) : { ...state, turn: evolveTurn(state.turn, event) },
  unfinished: state => (spinning(state) === undefined ? undefined : `${spinning(state)} is at the wheel`),
  byHand: command => (command.type === 'Spin' ? `spot ${command.rest}` : undefined),
  computed: {
    isSo: (_, { byComputer = false }) => byComputer,
    lots: ({ rules, state }) =>
      spinning(state) === undefined
        ? nobodyThere(rules)
        : answer(rules.wheel.spots.map((_, spot): Lot => [String(spot), 1])),
    drawn: spot => ({ type: 'Spin', rest: Number(spot) }),
  },
  drawnInVain: event => (event.type === 'SpinInvalid' ? { inVain: event.why } : {}),
};

const spinning = ({ player, turn }: AtWheel<Turn>): string | undefined =>
  turn.prize === undefined ? player : undefined;

const spun = (at: At<WheelTypes>, spin: Spin): Answer<Outcome<WheelEvent>> => {
  const { rules, state } = at;
  const { player, turn } = state;
  if (player === undefined) return nobodyThere(rules);
  const decided = decideSpin(rules, turn, spin);
  if (!decided.ok) return decided;
  const spinner = { player, isClaimed: hasShownPapers(at, player) };
  return answer({ events: decided.events, won: decided.events.flatMap(event => wonBy(rules, spinner, event)) });
};

const wonBy = (
  { activity, terms }: SpotWheelRule,
  { player, isClaimed }: Spinner,
  event: WheelEvent,
): readonly Won[] => {
  if (event.type !== 'WheelPrizeHit') return [];
  const { prize, spot } = event;
  const [amount, what] = prize.type === 'cash' ? [prize.amount, ''] : [undefined, prize.what];
  return [
    {
      to: { player },
      gives: moneyOrGoods(amount, what),
      prizes: amount === undefined ? [] : [prizeDue(activity, amount)],
      because: becauseOf(`spot ${spot} of the wheel`, clauseOf(activity, terms.clause)),
      isClaimed,
    },
  ];
};
