import { z } from 'zod';
import type { Refusal } from '#core/base';
import { CATEGORIES, isCard } from '#core/cards';
import { type Spot, type Turn, type Wheel, withWheel } from '#core/mechanisms/wheel';
import type { Cents } from '#core/money';
import { findActivity } from '../../rulebook/index.ts';
import { type HouseStage, type Open, throughHouse } from './house-stage.ts';
import { AT, type Through } from './journal.ts';
import { differsIn, Money, outcome, readPromotion, refusalOf } from './promotion-json.ts';

const SpotJson = z.object({
  cents: Money.optional(),
  prize: z.string().optional(),
  double: z.boolean().optional(),
  card: z.string().optional(),
});
type SpotJson = z.output<typeof SpotJson>;
export const HandPrizes = z.partialRecord(z.enum(CATEGORIES), Money);

const Scenario = z.object({
  activity: z.string(),
  offering: z
    .looseObject({ spots: z.array(SpotJson).optional(), handPrizes: HandPrizes.default({}) })
    .default({ handPrizes: {} }),
  stops: z.array(z.union([z.int(), z.string()])).default([]),
  guaranteedMinimum: Money.optional(),
  doubleSpotPrize: z.union([Money, z.string()]).optional(),
  expect: z.object({
    prize: z.object({ cents: z.int().optional(), prize: z.string().optional() }).nullable().optional(),
    spins: z.int().optional(),
    hand: z.array(z.string()).optional(),
    category: z.string().optional(),
    valueAwards: z.array(z.string()).optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;

const NOW = Temporal.Instant.from(AT);
const STEP_UP = { type: 'StepUp', player: 'the winner' };

/** Kind `wheel`: a winner steps up and spins, a wheel of spots or of cards. */
export const wheel = (json: unknown): Through =>
  throughHouse(open => {
    const scenario = Scenario.parse(json);
    const { spots: onWheel } = scenario.offering;
    if (onWheel === undefined) return cards(scenario, open);
    return onWheel.some(({ card }) => card !== undefined)
      ? cards({ ...scenario, stops: scenario.stops.map(stop => shownAt(onWheel, stop)) }, open)
      : spots(scenario, onWheel.map(spotOf), open);
  });

/** On a wheel of cards a stop is what the pointer shows, or the place of its section. */
const shownAt = (onWheel: readonly SpotJson[], stop: number | string): string => {
  if (typeof stop === 'string') return stop;
  const { card, prize } = onWheel[stop] ?? {};
  return card ?? prize ?? 'peg';
};

const spots = (scenario: Scenario, onWheel: readonly Spot[], open: Open): readonly string[] => {
  const { guaranteedMinimum, stops, expect } = scenario;
  const doubleSpotPrize = scenario.doubleSpotPrize ?? leastJackpot(scenario, onWheel);
  const { spots: _, ...offering } = scenario.offering;
  const posted: Wheel = {
    spots: onWheel,
    ...(doubleSpotPrize === undefined ? {} : { jackpot: prizeOf(doubleSpotPrize) }),
    ...(guaranteedMinimum === undefined ? {} : { guarantee: guaranteedMinimum }),
  };
  const read = readPromotion(scenario.activity, offering, {});
  const promotion = { ...read, offering: withWheel(read.activity, read.offering, posted) };
  const stage = open(promotion, 'wheel', posted);
  const refusal = stage.ok ? stage.value.commit(STEP_UP, NOW) : stage;
  const refused = outcome(expect.refused, refusalOf(promotion, refusal === undefined ? [] : [refusal]));
  if (refused !== undefined || !stage.ok) return refused ?? [];
  const { state, commit } = stage.value;
  for (const stop of stops) {
    if (state().turn.prize !== undefined) break;
    const wrong = commit({ type: 'Spin', rest: typeof stop === 'number' ? stop : 'peg' }, NOW);
    if (wrong !== undefined) return [`refused: ${wrong.message}`];
  }
  const { turn } = state();
  return [...differsIn('prize', expect.prize, plain(turn)), ...differsIn('spins', expect.spins, turn.spins)];
};

/** A jackpot that a scenario does not name is the least that may be posted for a double spot. */
const leastJackpot = ({ activity: id }: Scenario, onWheel: readonly Spot[]): Cents | undefined =>
  onWheel.some(({ type }) => type === 'double')
    ? findActivity(id)?.prizes.find(({ key }) => key === 'double-spot')?.range?.from
    : undefined;

const cards = ({ activity, offering, stops, expect }: Scenario, open: Open): readonly string[] => {
  const { handPrizes: prizes, ...others } = offering;
  const promotion = readPromotion(activity, others, {});
  const shown = stops.map(String);
  const stage = open(promotion, 'card-wheel', { prizes, valueAwards: valueAwardsIn(shown) });
  const wrong = stage.ok ? spun(stage.value, shown) : stage;
  const refused = outcome(expect.refused, refusalOf(promotion, wrong === undefined ? [] : [wrong]));
  if (refused !== undefined || !stage.ok) return refused ?? [];
  const { hand, spins, valueAwards, cards: recorded } = stage.value.state().turn;
  return [
    ...differsIn('hand', expect.hand, recorded),
    ...differsIn('category', expect.category, hand?.category),
    ...differsIn('prize', expect.prize, hand === undefined ? null : { cents: hand.amount }),
    ...differsIn('valueAwards', expect.valueAwards, valueAwards),
    ...differsIn('spins', expect.spins, spins),
  ];
};

/** Spins until the hand is complete; what was refused of it. */
const spun = ({ state, commit }: HouseStage<'card-wheel'>, stops: readonly string[]): Refusal | undefined => {
  for (const command of [STEP_UP, ...stops.map(shown => ({ type: 'Spin', shown }))]) {
    if (state().turn.hand !== undefined) break;
    const refused = commit(command, NOW);
    if (refused !== undefined) return refused;
  }
  return undefined;
};

/** What the pointer shows and is no card is a value award of this wheel. */
export const valueAwardsIn = (stops: readonly string[]): readonly string[] =>
  stops.filter(stop => !isCard(stop) && stop !== 'peg');

const spotOf = ({ cents, prize, double }: SpotJson): Spot => {
  if (double === true) return { type: 'double' };
  if (prize !== undefined) return { type: 'goods', what: prize, ...(cents === undefined ? {} : { value: cents }) };
  if (cents === undefined) throw new Error('a spot has an amount, a prize or doubles');
  return { type: 'cash', amount: cents };
};

const prizeOf = (prize: Cents | string) =>
  typeof prize === 'string' ? ({ type: 'goods', what: prize } as const) : ({ type: 'cash', amount: prize } as const);

const plain = ({ prize }: Turn) => {
  if (prize === undefined) return null;
  return prize.type === 'cash' ? { cents: prize.amount } : { prize: prize.what };
};
