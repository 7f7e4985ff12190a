import { z } from 'zod';
import { type Answer, answer } from '#core/base';
import {
  bountyMoney,
  checkStructure,
  dealMoney,
  type PrizeMoney,
  prizeMoney,
  type Structure,
  tournamentRule,
} from '#core/mechanisms/tournament';
import { NOTHING } from '#core/money';
import { byKey, differsIn, Money, outcome, type Promotion, readPromotion, refusalOf } from './promotion-json.ts';

const Payout = z.union([
  z
    .object({ percent: z.array(z.number()) })
    .transform(({ percent }) => ({ type: 'percent', percents: percent }) as const),
  z.object({ flat: z.array(Money) }).transform(({ flat }) => ({ type: 'flat', amounts: flat }) as const),
  z.object({ itemValue: Money }).transform(({ itemValue }) => ({ type: 'item', value: itemValue }) as const),
  z.object({ double: z.literal(true) }).transform(() => ({ type: 'double' }) as const),
]);

const Event = z.object({
  buyIn: Money,
  entryFee: Money,
  rebuy: Money.optional(),
  rebuyLimit: z.int().optional(),
  addOn: Money.optional(),
  addOnLimit: z.int().optional(),
  guarantee: Money.optional(),
  payout: Payout,
  bounties: z.record(z.string(), Money).optional(),
  bountiesFrom: z.enum(['pool', 'house']).default('pool'),
});

const Scenario = z.object({
  activity: z.string(),
  offering: z.looseObject({}).default({}),
  event: Event,
  entries: z.int().default(0),
  rebuys: z.int().default(0),
  addOns: z.int().default(0),
  eliminations: z.array(z.object({ player: z.string(), by: z.array(z.string()).default([]) })).default([]),
  results: z.array(z.string()).default([]),
  deal: z.array(z.string()).optional(),
  expect: z.object({
    pool: z.int().optional(),
    fees: z.int().optional(),
    payouts: z.array(z.int()).optional(),
    items: z.int().optional(),
    houseAdds: z.int().optional(),
    bountyPayouts: z.record(z.string(), z.int()).optional(),
    over: z.boolean().optional(),
    refused: z.boolean().optional(),
  }),
});
export type Scenario = z.output<typeof Scenario>;

/** What came of an event. */
export type Played = {
  readonly money: PrizeMoney;
  readonly prizes: readonly number[];
  readonly bounties: Readonly<Record<string, number>>;
  readonly isOver: boolean;
};
type Way = (promotion: Promotion, structure: Structure, scenario: Scenario) => Answer<Played>;

/** Kind `tournament`: the money of an event, from what was sold to what each place has. */
export const tournament = (json: unknown): readonly string[] => tournamentBy(json, workedOut);

/** The same whoever works it out. */
export const tournamentBy = (json: unknown, way: Way): readonly string[] => {
  const scenario = Scenario.parse(json);
  const { expect } = scenario;
  const promotion = readPromotion(scenario.activity, scenario.offering, {});
  const played = way(promotion, structureOf(scenario.event), scenario);
  const refused = outcome(expect.refused, refusalOf(promotion, played.ok ? [] : [played]));
  if (refused !== undefined || !played.ok) return refused ?? [];
  const { money, prizes, bounties, isOver } = played.value;
  return [
    ...differsIn('pool', expect.pool, money.pool),
    ...differsIn('fees', expect.fees, money.fees),
    ...differsIn('payouts', withoutBlanks(expect.payouts), withoutBlanks(isOver ? prizes : [])),
    ...differsIn('items', expect.items, money.items),
    ...differsIn('houseAdds', expect.houseAdds, money.houseAdds),
    ...differsIn('bountyPayouts', byKey(expect.bountyPayouts), byKey(bounties)),
    ...differsIn('over', expect.over, isOver),
  ];
};

/** Straight from what was sold. */
const workedOut: Way = (promotion, structure, { entries, rebuys, addOns, eliminations, deal }) => {
  const rule = tournamentRule(promotion.activity, promotion.offering);
  if (!rule.ok) return rule;
  const checked = checkStructure(rule.value, structure, entries);
  if (!checked.ok) return checked;
  const money = prizeMoney(rule.value, structure, { entries, withoutFee: 0, rebuys, addOns });
  if (!money.ok) return money;
  const bounties =
    structure.bounties === undefined
      ? { collected: {}, open: NOTHING }
      : bountyMoney(structure.bounties, eliminations, { isDeal: deal !== undefined });
  const { prizes } = money.value;
  return answer({
    money: money.value,
    prizes: deal === undefined ? prizes : dealMoney(prizes, deal.length, bounties.open),
    bounties: bounties.collected,
    isOver: structure.payout.type !== 'double' || eliminations.length * 2 >= entries,
  });
};

const structureOf = (event: z.output<typeof Event>): Structure => {
  const { buyIn, entryFee, payout, guarantee, bounties } = event;
  return {
    buyIn,
    entryFee,
    payout,
    ...(event.rebuy === undefined ? {} : { rebuy: purchase(event.rebuy, event.rebuyLimit) }),
    ...(event.addOn === undefined ? {} : { addOn: purchase(event.addOn, event.addOnLimit) }),
    ...(guarantee === undefined ? {} : { guarantee }),
    ...(bounties === undefined ? {} : { bounties: { from: event.bountiesFrom, on: bounties } }),
  };
};

const purchase = (price: z.output<typeof Money>, limit: number | undefined) => ({
  price,
  ...(limit === undefined ? {} : { limit }),
});

/** A place without cash at the end of the list is the same as no such place. */
const withoutBlanks = (payouts: readonly number[] | undefined): readonly number[] | undefined =>
  payouts?.slice(0, payouts.findLastIndex(amount => amount !== 0) + 1);
