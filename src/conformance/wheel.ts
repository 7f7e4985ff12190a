import { z } from 'zod';
import { type Answer, answer } from '#core/base';
import { CATEGORIES, isCard } from '#core/cards';
import {
  type CardTurn,
  cardWheelRule,
  decideCardSpin,
  decideSpin,
  evolveCardTurn,
  evolveTurn,
  NEW_CARD_TURN,
  NEW_TURN,
  type Spin,
  type Spot,
  spotWheelRule,
  type Turn,
  type Wheel,
  type WheelEvent,
  wheelObjections,
  withWheel,
} from '#core/mechanisms/wheel';
import type { Cents } from '#core/money';
import { findActivity } from '../../rulebook/index.ts';
import { differsIn, Money, outcome, type Promotion, readPromotion, refusalOf } from './promotion-json.ts';
import { alone, type Decide, type Stage } from './stage.ts';

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

type SpotStage = Stage<Turn, Spin, WheelEvent>;
/** Who decides: the mechanism alone, or a house. */
type Way = {
  readonly openSpots: (promotion: Promotion, wheel: Wheel) => Answer<SpotStage>;
  readonly spinCards: typeof spinCards;
};

/** Kind `wheel`: the stops of one winner's turn, a wheel of spots or of cards. */
export const wheel = (json: unknown): readonly string[] => wheelBy(json, { openSpots, spinCards });

/** The same whoever decides. */
export const wheelBy = (json: unknown, way: Way): readonly string[] => {
  const scenario = Scenario.parse(json);
  const { spots: onWheel } = scenario.offering;
  if (onWheel === undefined) return cards(scenario, way);
  return onWheel.some(({ card }) => card !== undefined)
    ? cards({ ...scenario, stops: scenario.stops.map(stop => shownAt(onWheel, stop)) }, way)
    : spots(scenario, onWheel.map(spotOf), way);
};

/** On a wheel of cards a stop is what the pointer shows, or the place of its section. */
const shownAt = (onWheel: readonly SpotJson[], stop: number | string): string => {
  if (typeof stop === 'string') return stop;
  const { card, prize } = onWheel[stop] ?? {};
  return card ?? prize ?? 'peg';
};

const spots = (scenario: Scenario, onWheel: readonly Spot[], way: Way): readonly string[] => {
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
  const stage = way.openSpots(promotion, posted);
  const refused = outcome(expect.refused, refusalOf(promotion, stage.ok ? [] : [stage]));
  if (refused !== undefined || !stage.ok) return refused ?? [];
  const { state, commit } = stage.value;
  for (const stop of stops) {
    if (state().prize !== undefined) break;
    const wrong = commit({ rest: typeof stop === 'number' ? stop : 'peg' }, NOW);
    if (wrong !== undefined) return [`refused: ${wrong.message}`];
  }
  return [...differsIn('prize', expect.prize, plain(state())), ...differsIn('spins', expect.spins, state().spins)];
};

/** A jackpot that a scenario does not name is the least that may be posted for a double spot. */
const leastJackpot = ({ activity: id }: Scenario, onWheel: readonly Spot[]): Cents | undefined =>
  onWheel.some(({ type }) => type === 'double')
    ? findActivity(id)?.prizes.find(({ key }) => key === 'double-spot')?.range?.from
    : undefined;

const NOW = Temporal.Instant.from('2026-03-05T20:00Z');

const openSpots: Way['openSpots'] = ({ activity, offering }, posted) => {
  const rule = spotWheelRule(activity, offering, posted);
  if (!rule.ok) return rule;
  const decide: Decide<SpotStage> = (turn, spin) => decideSpin(rule.value, turn, spin);
  return wheelObjections(rule.value)[0] ?? answer(alone(NEW_TURN, decide, evolveTurn));
};

const cards = (scenario: Scenario, way: Way): readonly string[] => {
  const { activity, offering, stops, expect } = scenario;
  const { handPrizes, ...others } = offering;
  const promotion = readPromotion(activity, others, {});
  const turn = way.spinCards(promotion, handPrizes, stops.map(String));
  const refused = outcome(expect.refused, refusalOf(promotion, turn.ok ? [] : [turn]));
  if (refused !== undefined || !turn.ok) return refused ?? [];
  const { hand, spins, valueAwards } = turn.value;
  return [
    ...differsIn('hand', expect.hand, turn.value.cards),
    ...differsIn('category', expect.category, hand?.category),
    ...differsIn('prize', expect.prize, hand === undefined ? null : { cents: hand.amount }),
    ...differsIn('valueAwards', expect.valueAwards, valueAwards),
    ...differsIn('spins', expect.spins, spins),
  ];
};

/** Spins until the hand is complete. */
export const spinCards = (
  { activity, offering }: Promotion,
  prizes: z.output<typeof HandPrizes>,
  stops: readonly string[],
): Answer<CardTurn> => {
  const rule = cardWheelRule(activity, offering, { prizes, valueAwards: valueAwardsIn(stops) });
  if (!rule.ok) return rule;
  let turn = NEW_CARD_TURN;
  for (const stop of stops) {
    if (turn.hand !== undefined) break;
    const decision = decideCardSpin(rule.value, turn, stop);
    if (!decision.ok) return decision;
    turn = decision.events.reduce(evolveCardTurn, turn);
  }
  return answer(turn);
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
