import { answer, defined } from '#core/base';
import type { Lot } from '#core/draws';
import { checkOffering, clauseOf } from '#core/rulebook';
import { type At, countedPrizes, type Mechanism, ON_FLOOR, type Spoken, type UpNext, type Won } from '#core/state';
import { localTime } from '#core/time';
import { becauseOf, goodsOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import { decideSpin, evolveTurn, NEW_TURN, type SpotWheelRule, spotWheelRule, wheelObjections } from './decide.ts';
import { SHAPES, type Turn, type Wheel } from './shape.ts';
import {
  type AtWheel,
  called,
  givenUp,
  giveUpSpin,
  nameOnBoard,
  nobodyThere,
  type Spinner,
  spinBy,
  spinnerAt,
  spun,
  stepUp,
  stillAtWheel,
} from './spinner.ts';
import { TERMS, wheelTermsOf } from './terms.ts';
import { withWheel } from './with-wheel.ts';

type WheelTypes = Spoken<'wheel', SpotWheelRule, typeof SHAPES>;

/** Winners spin a wheel of spots, one after the other. WHL-1 to WHL-5 */
export const WHEEL: Mechanism<WheelTypes> = {
  name: 'wheel',
  shapes: SHAPES,
  terms: TERMS,
  may: ON_FLOOR,
  onIds: ['player'],
  rules: ({ activity, offering }, wheel) => {
    const rules = spotWheelRule(activity, offering, wheel);
    if (!rules.ok) return rules;
    const checked = checkOffering(activity, withWheel(activity, offering, wheel));
    return checked.ok ? (wheelObjections(rules.value)[0] ?? rules) : checked;
  },
  begins: () => ({ spinners: 0, turn: NEW_TURN }),
  decide: (at, command) => {
    if (command.type === 'StepUp') return stepUp(at, spinning(at.state), command);
    if (command.type === 'GiveUpSpin') return giveUpSpin(at, spinning(at.state), command);
    return spun(at, turn => decideSpin(asGuaranteed(at), turn, command));
  },
  earned: spinBy,
  spunBy: event => (event.type === 'SpinnerCalled' ? event.player : undefined),
  gaveUpTurn: (event, before) =>
    event.type === 'SpinGivenUp' && spinning(before) === event.player ? event.player : undefined,
  won: (at, event) => wonBy(at.rules, spinnerAt(at), event),
  evolve: (state, event) => {
    if (event.type === 'SpinnerCalled') return called(state, event, NEW_TURN);
    if (event.type === 'SpinGivenUp') return givenUp(state, spinning(state), event, NEW_TURN);
    return { ...state, turn: evolveTurn(state.turn, event) };
  },
  unfinished: state => stillAtWheel(spinning(state)),
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
  opensUnder: (activity, offering) => {
    const terms = wheelTermsOf(activity, offering);
    if (terms === undefined) return undefined;
    const { double, goods, guarantee } = terms;
    return { mechanism: 'wheel', hasDouble: double !== undefined, hasGoods: goods, hasGuarantee: guarantee };
  },
  board: (_, { posted: { spots, jackpot, guarantee }, state: { player, turn } }) => ({
    type: 'wheel',
    wheel: { spots, ...defined({ jackpot, guarantee }) },
    ...defined({ player: nameOnBoard(player), prize: turn.prize }),
  }),
  desk: (_, { posted: { byComputer = false, guaranteedAt: _at, ...wheel }, state }) => {
    const { called: _called, awards: _awards, ...stands } = state;
    return { type: 'wheel', isByComputer: byComputer, wheel, ...stands };
  },
  upNext: (_, { posted }) => ({ prizes: prizesOn(posted) }),
};

/** The guaranteed minimum holds at its posted times only. WHL-5 */
const asGuaranteed = ({ rules, posted: { guaranteedAt }, house, context }: At<WheelTypes>): SpotWheelRule => {
  if (guaranteedAt === undefined) return rules;
  const now = localTime(house.settings.clock, context.now).toPlainTime();
  const { from, to } = guaranteedAt;
  const { compare } = Temporal.PlainTime;
  const [isAfter, isBefore] = [compare(from, now) <= 0, compare(now, to) < 0];
  // A posted time may go past midnight.
  if (compare(from, to) <= 0 ? isAfter && isBefore : isAfter || isBefore) return rules;
  const { guarantee: _, ...wheel } = rules.wheel;
  return { ...rules, wheel };
};

/** What can be won at the wheel, the highest amount first; a doubled one is won by its spot. */
const prizesOn = ({ spots, jackpot }: Wheel): UpNext['prizes'] => {
  const prizes = [...(jackpot === undefined ? [] : [jackpot]), ...spots].flatMap(spot => {
    if (spot.type === 'double') return [];
    return [spot.type === 'cash' ? { amount: spot.amount } : { what: spot.what }];
  });
  const amountOf = (prize: (typeof prizes)[number]): number => ('amount' in prize ? prize.amount : 0);
  return countedPrizes(prizes.toSorted((a, b) => amountOf(b) - amountOf(a))).map(prize => ({ ...prize, count: 1 }));
};

const spinning = ({ player, turn }: AtWheel<Turn>): string | undefined =>
  turn.prize === undefined ? player : undefined;

const wonBy = (
  { activity, terms }: SpotWheelRule,
  { player, isClaimed }: Spinner,
  event: WheelTypes['event'],
): readonly Won[] => {
  if (event.type !== 'WheelPrizeHit') return [];
  const { prize, spot } = event;
  return [
    {
      to: { player },
      gives: prize.type === 'cash' ? { type: 'money', amount: prize.amount } : goodsOf(prize.what, prize.value),
      prizes: prize.type === 'cash' ? [prizeDue(activity, prize.amount)] : [],
      because: becauseOf(`spot ${spot} of the wheel`, clauseOf(activity, terms.clause)),
      isClaimed,
    },
  ];
};
