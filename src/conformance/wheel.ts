import { z } from 'zod';
import type { Answer } from '#core/base';
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
  type Spot,
  spotWheelRule,
  type Turn,
  type Wheel,
  wheelObjections,
} from '#core/mechanisms/wheel';
import type { Cents } from '#core/money';
import { differsIn, Money, outcome, type Promotion, readPromotion, refusalOf } from './promotion-json.ts';

const SpotJson = z.object({
  cents: Money.optional(),
  prize: z.string().optional(),
  double: z.boolean().optional(),
});
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

/** Kind `wheel`: the stops of one winner's turn, a wheel of spots or of cards. */
export const wheel = (json: unknown): readonly string[] => {
  const scenario = Scenario.parse(json);
  return scenario.offering.spots === undefined ? cards(scenario) : spots(scenario, scenario.offering.spots.map(spotOf));
};

const spots = (scenario: Scenario, onWheel: readonly Spot[]): readonly string[] => {
  const { doubleSpotPrize, guaranteedMinimum, stops, expect } = scenario;
  const { spots: _, ...offering } = scenario.offering;
  const promotion = withSpots(readPromotion(scenario.activity, offering, {}), onWheel, doubleSpotPrize);
  const posted: Wheel = {
    spots: onWheel,
    ...(doubleSpotPrize === undefined ? {} : { jackpot: prizeOf(doubleSpotPrize) }),
    ...(guaranteedMinimum === undefined ? {} : { guarantee: guaranteedMinimum }),
  };
  const rule = spotWheelRule(promotion.activity, promotion.offering, posted);
  const refused = outcome(expect.refused, refusalOf(promotion, rule.ok ? wheelObjections(rule.value) : [rule]));
  if (refused !== undefined || !rule.ok) return refused ?? [];
  let turn: Turn = NEW_TURN;
  for (const stop of stops) {
    if (turn.prize !== undefined) break;
    const decision = decideSpin(rule.value, turn, { rest: typeof stop === 'number' ? stop : 'peg' });
    if (!decision.ok) return [`refused: ${decision.message}`];
    turn = decision.events.reduce(evolveTurn, turn);
  }
  return [...differsIn('prize', expect.prize, plain(turn)), ...differsIn('spins', expect.spins, turn.spins)];
};

const cards = (scenario: Scenario): readonly string[] => {
  const { activity, offering, stops, expect } = scenario;
  const { handPrizes, ...others } = offering;
  const promotion = readPromotion(activity, others, {});
  const turn = spinCards(promotion, handPrizes, stops.map(String));
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

/** Spins until the hand is complete. What the pointer shows and is no card is a value award of this wheel. */
export const spinCards = (
  { activity, offering }: Promotion,
  prizes: z.output<typeof HandPrizes>,
  stops: readonly string[],
): Answer<CardTurn> => {
  const valueAwards = stops.filter(stop => !isCard(stop) && stop !== 'peg');
  const rule = cardWheelRule(activity, offering, { prizes, valueAwards });
  if (!rule.ok) return rule;
  let turn = NEW_CARD_TURN;
  for (const stop of stops) {
    if (turn.hand !== undefined) break;
    const decision = decideCardSpin(rule.value, turn, stop);
    if (!decision.ok) return decision;
    turn = decision.events.reduce(evolveCardTurn, turn);
  }
  return { ok: true, value: turn };
};

/** The amounts and the number of the spots are settings of the offering, so that they are checked with it. */
const withSpots = (
  promotion: Promotion,
  onWheel: readonly Spot[],
  doubleSpotPrize: Cents | string | undefined,
): Promotion => {
  const known = promotion.activity.settings.map(({ key }) => key);
  const sections = onWheel.flatMap(spot => (spot.type === 'cash' ? [spot.amount] : []));
  const given = Object.entries({
    sections,
    spots: [onWheel.length],
    doubleSpot: typeof doubleSpotPrize === 'number' ? [doubleSpotPrize] : [],
  });
  const settings = Object.fromEntries(given.filter(([key, values]) => known.includes(key) && values.length > 0));
  return {
    ...promotion,
    offering: { ...promotion.offering, settings: { ...promotion.offering.settings, ...settings } },
  };
};

const spotOf = ({ cents, prize, double }: z.output<typeof SpotJson>): Spot => {
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
