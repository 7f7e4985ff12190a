import { z } from 'zod';
import {
  decideFund,
  evolveFund,
  type Fund,
  type FundCommand,
  type FundEvent,
  type FundRule,
  type PoolHit,
  type PrizeDue,
} from '#core/fund';
import { partOfAnother } from '#core/mechanisms';
import { type Cents, cents, partOf, percent, total } from '#core/money';
import { amountPosted, checkOffering, poolOf, type Row } from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';
import { differs } from './differs.ts';
import { plainFund, readFund, readOffering } from './offering-json.ts';

const Money = z.int().transform(cents);
const Step = z.union([
  z.object({ fees: z.int() }),
  z.object({ day: z.int() }),
  z.object({ adminHours: z.int() }),
  z.object({ award: z.string(), cents: Money.optional() }),
  z.object({ round: z.array(z.string()) }),
  z.object({ reimburse: z.literal('due') }),
  z.object({ raise: Money }),
  z.object({ lower: Money }),
  z.object({ payout: z.string() }),
]);

export const FundScenario = z.object({
  activity: z.string(),
  offering: z.unknown(),
  fund: z.unknown(),
  steps: z.array(Step),
  expect: z.object({
    fund: z
      .object({
        pools: z.record(z.string(), z.int()).optional(),
        reserve: z.int().optional(),
        advance: z.int().optional(),
      })
      .optional(),
    adminFees: z.int().optional(),
    houseReimbursed: z.int().optional(),
    refused: z.boolean().optional(),
    refusedAt: z.int().optional(),
    payout: z.string().optional(),
  }),
});

/** Kind `fund-history`: money over time. */
export const fundHistory = (scenario: unknown): readonly string[] => {
  const { activity: id, offering: json, fund: standing, steps, expect } = FundScenario.parse(scenario);
  const activity = findActivity(id);
  if (activity === undefined) return [`there is no activity ${id}`];
  const offering = readOffering(activity, json);
  const checked = checkOffering(activity, offering);
  if (expect.refused === true) return checked.ok ? ['the offering should be refused, was accepted'] : [];
  if (!checked.ok) return [`offering refused: ${checked.message}`];
  const rule = { activity, offering };
  const end = run(rule, readFund(activity, offering, standing), steps);
  const { pools, reserve, advance } = plainFund(end.fund);
  return [
    ...differs('refusedAt', expect.refusedAt, end.refusedAt),
    ...(expect.refusedAt === undefined && end.refusedAt !== undefined ? [`refused: ${end.why}`] : []),
    ...differs('adminFees', expect.adminFees, end.adminFees),
    ...differs('houseReimbursed', expect.houseReimbursed, end.houseReimbursed),
    ...differs('payout', expect.payout, end.fund.payout),
    ...Object.entries(expect.fund?.pools ?? {}).flatMap(([key, amount]) =>
      differs(`pool ${key}`, amount, pools[key] ?? 0),
    ),
    ...differs('reserve', expect.fund?.reserve, reserve),
    ...differs('advance', expect.fund?.advance, advance),
  ];
};

type End = {
  readonly fund: Fund;
  readonly adminFees: number;
  readonly houseReimbursed: number;
  readonly refusedAt?: number;
  readonly why?: string;
};

const run = (rule: FundRule, start: Fund, steps: readonly z.output<typeof Step>[]): End => {
  let [fund, adminFees, houseReimbursed] = [start, 0, 0];
  for (const [index, step] of steps.entries()) {
    const decision = decideFund(rule, fund, commandOf(rule, fund, step));
    if (!decision.ok) return { fund, adminFees, houseReimbursed, refusedAt: index, why: decision.message };
    fund = decision.events.reduce(evolveFund, fund);
    adminFees += sumOf(decision.events, event =>
      event.type === 'AdminFeeTaken' ? total([event.fromReserve, ...Object.values(event.pools)]) : 0,
    );
    houseReimbursed += sumOf(decision.events, event => (event.type === 'HouseRepaid' ? event.amount : 0));
  }
  return { fund, adminFees, houseReimbursed };
};

const sumOf = (events: readonly FundEvent[], amount: (event: FundEvent) => number): number =>
  events.reduce((sum, event) => sum + amount(event), 0);

export const commandOf = (rule: FundRule, fund: Fund, step: z.output<typeof Step>): FundCommand => {
  const [main = 'main'] = Object.keys(fund.pools);
  if ('fees' in step) return { type: 'CollectFees', count: step.fees };
  if ('day' in step) return { type: 'CloseDay', days: step.day };
  if ('adminHours' in step) return { type: 'TakeAdminFee', hours: step.adminHours };
  if ('reimburse' in step) return { type: 'RepayHouse' };
  if ('raise' in step) return { type: 'RaisePool', pool: main, amount: step.raise };
  if ('lower' in step) return { type: 'LowerPool', pool: main, amount: step.lower };
  if ('payout' in step) return { type: 'ChangePayout', payout: step.payout };
  const won = 'award' in step ? [prizeOf(rule, fund, step.award, step.cents)] : hitsOf(rule, fund, step.round);
  return {
    type: 'PayPrizes',
    prizes: won.map(({ due }) => due),
    hits: won.flatMap(({ hit }) => (hit === undefined ? [] : [hit])),
  };
};

type Won = { readonly due: PrizeDue; readonly hit: PoolHit | undefined };

/** Several hits of one round: the reserve pays a meter again to each further winner, unless all of them share it. */
const hitsOf = (rule: FundRule, fund: Fund, keys: readonly string[]): readonly Won[] => {
  const paid = new Set<string>();
  return keys.flatMap(key => {
    const won = prizeOf(rule, fund, key, undefined);
    if (won.hit === undefined) return [won];
    const isAgain = paid.has(won.hit.pool);
    paid.add(won.hit.pool);
    return isAgain ? paidAgain(rule, fund, rowOf(rule, key), won.due.amount) : [won];
  });
};

const paidAgain = (rule: FundRule, fund: Fund, row: Row, posted: Cents): readonly Won[] => {
  if (row.prize.type === 'meter' && row.prize.sharing === 'split') return [];
  const amount = partOf(posted, partOfAnother(rule, fund, row));
  return [{ due: { amount, from: { type: 'reserve' } }, hit: undefined }];
};

/** One winner of a row: its posted amount, or its part of the meter; a bad beat pays the whole pool. */
const prizeOf = (rule: FundRule, fund: Fund, key: string, given: Cents | undefined): Won => {
  const row = rowOf(rule, key);
  const { prize } = row;
  if (prize.type === 'meter') {
    const pool = poolOf(rule.activity, rule.offering, row, prize.pool);
    const amount = given ?? partOf(fund.pools[pool] ?? cents(0), percent(prize.percent));
    return {
      due: { amount, from: { type: 'pool', pool } },
      hit: { pool, type: prize.percent === 100 ? 'won' : 'drawn' },
    };
  }
  const amount = given ?? amountPosted(rule.activity, rule.offering, row) ?? cents(0);
  if (prize.type !== 'fixed') return { due: { amount, from: { type: 'reserve' } }, hit: undefined };
  const [pool = 'main'] = Object.keys(fund.pools);
  return {
    due: { amount, from: prize.from === 'pool' ? { type: 'pool', pool } : { type: prize.from } },
    hit: undefined,
  };
};

const rowOf = ({ activity, offering }: FundRule, key: string): Row => {
  const inForce = activity.charts.filter(chart => chart.group === undefined || offering.charts.includes(chart.key));
  const row = [...inForce, ...activity.charts].flatMap(({ rows }) => rows).find(other => other.key === key);
  if (row === undefined) throw new Error(`${activity.id} has no row ${key}`);
  return row;
};
