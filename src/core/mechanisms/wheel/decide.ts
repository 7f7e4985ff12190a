import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { type Cents, most, times } from '#core/money';
import { type Activity, clauseOf, type Offering } from '#core/rulebook';
import { evolver } from '#core/state';
import { refuse } from './refusals.ts';
import type { Spin, Turn, Wheel, WheelEvent, WheelPrize } from './shape.ts';
import { type SpotWheel, wheelTermsOf } from './terms.ts';

export const NEW_TURN: Turn = { spins: 0, isDoubled: false };

export type SpotWheelRule = {
  readonly activity: Activity;
  readonly terms: SpotWheel;
  readonly wheel: Wheel;
};

/** The rules of the wheel of spots that an offering runs. */
export const spotWheelRule = (activity: Activity, offering: Offering, wheel: Wheel): Answer<SpotWheelRule> => {
  const terms = wheelTermsOf(activity, offering);
  return terms === undefined ? noWheel(activity) : answer({ activity, terms, wheel });
};

/** An activity that has no wheel of the sort that is asked for. */
export const noWheel = (activity: Activity): Refusal =>
  refuse('no-such-wheel', { activity: activity.name }, clauseOf(activity, 'Offering'));

/** What one spin does. Invalid ones are spun again. WHL-2, WHL-3, WHL-4 */
export const decideSpin = (rule: SpotWheelRule, turn: Turn, spin: Spin): Decision<WheelEvent> => {
  const { spots } = rule.wheel;
  if (turn.prize !== undefined) return wheelDone(clause(rule));
  const why = invalid(rule, spin);
  if (why !== undefined) return accept({ type: 'SpinInvalid', why });
  const spot = Number(spin.rest);
  const landed = spots[spot];
  if (landed === undefined) return refuse('no-spot-there', { spot, spots: spots.length }, clause(rule));
  if (landed.type === 'double' && !turn.isDoubled) return accept({ type: 'DoubleHit', spot });
  if (landed.type === 'goods' && turn.isDoubled) return accept({ type: 'SpotPassed', spot });
  const prize = landed.type === 'double' ? rule.wheel.jackpot : doubled(landed, turn);
  if (prize === undefined) return refuse('double-spot-prize-missing', {}, clause(rule));
  return accept({ type: 'WheelPrizeHit', spot, prize: atLeast(prize, rule.wheel.guarantee) });
};

/** A player who has a prize doesn't spin again. */
export const wheelDone = (at: string): Refusal => refuse('wheel-done', {}, at);

export const evolveTurn = evolver<Turn, WheelEvent>({
  SpinInvalid: turn => ({ ...turn, spins: turn.spins + 1 }),
  SpotPassed: turn => ({ ...turn, spins: turn.spins + 1 }),
  DoubleHit: turn => ({ ...turn, spins: turn.spins + 1, isDoubled: true }),
  WheelPrizeHit: (turn, { prize }) => ({ ...turn, spins: turn.spins + 1, prize }),
});

/** What is wrong with a wheel besides amounts and numbers, which the offering is checked for. WHL-1 */
export const wheelObjections = ({ activity, terms, wheel }: SpotWheelRule): readonly Refusal[] => {
  const at = clauseOf(activity, terms.clause);
  const doubles = wheel.spots.filter(({ type }) => type === 'double').length;
  const goods = wheel.spots.find(spot => spot.type === 'goods');
  return [
    ...(doubles > 0 && terms.double === undefined ? [refuse('no-double-spot', {}, at)] : []),
    ...(doubles > 1 && terms.double !== undefined ? [refuse('one-double-spot', { given: doubles }, at)] : []),
    ...(doubles === 1 && terms.double !== undefined && wheel.jackpot === undefined
      ? [refuse('double-spot-prize-missing', {}, at)]
      : []),
    ...(goods !== undefined && !terms.goods ? [refuse('cash-spots-only', { prize: goods.what }, at)] : []),
    ...(wheel.guarantee !== undefined && !terms.guarantee ? [refuse('no-guarantee', {}, at)] : []),
  ];
};

const invalid = ({ terms }: SpotWheelRule, { rest, rotations, isDisturbed = false }: Spin) => {
  if (isDisturbed) return 'disturbed';
  if (rotations !== undefined && rotations < terms.rotationsMin) return 'too-few-rotations';
  return rest === 'peg' ? 'peg' : undefined;
};

const doubled = (spot: WheelPrize, { isDoubled }: Turn): WheelPrize =>
  isDoubled && spot.type === 'cash' ? { type: 'cash', amount: times(spot.amount, 2) } : spot;

/** The guarantee looks at the final value; goods are worth what is posted for them, or keep their place. WHL-5 */
const atLeast = (prize: WheelPrize, guarantee: Cents | undefined): WheelPrize => {
  if (guarantee === undefined) return prize;
  if (prize.type === 'cash') return { type: 'cash', amount: most(prize.amount, guarantee) };
  return (prize.value ?? guarantee) < guarantee ? { type: 'cash', amount: guarantee } : prize;
};

const clause = ({ activity, terms }: SpotWheelRule): string => clauseOf(activity, terms.clause);
