import { z } from 'zod';
import type { Answer } from '#core/base';
import {
  bountyMoney,
  checkStructure,
  dealMoney,
  type PrizeMoney,
  prizeMoney,
  type Structure,
  type TournamentRule,
  tournamentRule,
} from '#core/mechanisms/tournament';
import { NOTHING } from '#core/money';
import { byKey, differsIn, Money, outcome, readPromotion, refusalOf } from './promotion-json.ts';

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
type Scenario = z.output<typeof Scenario>;

/** Kind `tournament`: the money of an event, from what was sold to what each place has. */
export const tournament = (json: unknown): readonly string[] => {
  const scenario = Scenario.parse(json);
  const { expect } = scenario;
  const promotion = readPromotion(scenario.activity, scenario.offering, {});
  const rule = tournamentRule(promotion.activity, promotion.offering);
  if (!rule.ok) return [rule.message];
  const structure = structureOf(scenario.event);
  const money = moneyOf(rule.value, structure, scenario);
  const refused = outcome(expect.refused, refusalOf(promotion, money.ok ? [] : [money]));
  if (refused !== undefined || !money.ok) return refused ?? [];
  return differences(scenario, structure, money.value);
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

const moneyOf = (rule: TournamentRule, structure: Structure, scenario: Scenario): Answer<PrizeMoney> => {
  const { entries, rebuys, addOns } = scenario;
  const checked = checkStructure(rule, structure, entries);
  return checked.ok ? prizeMoney(rule, structure, { entries, withoutFee: 0, rebuys, addOns }) : checked;
};

const differences = (scenario: Scenario, structure: Structure, money: PrizeMoney): readonly string[] => {
  const { expect, deal, eliminations, entries } = scenario;
  const isOver = structure.payout.type !== 'double' || eliminations.length * 2 >= entries;
  const bounties =
    structure.bounties === undefined
      ? { collected: {}, open: NOTHING }
      : bountyMoney(structure.bounties, eliminations, { isDeal: deal !== undefined });
  const prizes = deal === undefined ? money.prizes : dealMoney(money.prizes, deal.length, bounties.open);
  return [
    ...differsIn('pool', expect.pool, money.pool),
    ...differsIn('fees', expect.fees, money.fees),
    ...differsIn('payouts', withoutBlanks(expect.payouts), withoutBlanks(isOver ? prizes : [])),
    ...differsIn('items', expect.items, money.items),
    ...differsIn('houseAdds', expect.houseAdds, money.houseAdds),
    ...differsIn('bountyPayouts', byKey(expect.bountyPayouts), byKey(bounties.collected)),
    ...differsIn('over', expect.over, isOver),
  ];
};

/** A place without cash at the end of the list is the same as no such place. */
const withoutBlanks = (payouts: readonly number[] | undefined): readonly number[] | undefined =>
  payouts?.slice(0, payouts.findLastIndex(amount => amount !== 0) + 1);
