import { answer } from '#core/base';
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
import { Amount, type Cents, NOTHING, partOf, percent, total } from '#core/money';
import { amountPosted, chartsInForce, checkOffering, poolOf, type Row } from '#core/rulebook';
import { anything, type Filled, list, loose, optional, Text, Texts, Whole } from '#core/shape';
import { kindOf } from './kind.ts';
import { plainFund, promotionOf, readFund } from './offered.ts';
import { Approved } from './read.ts';

/** One of these happens. */
const Step = loose({
  fees: optional(Whole),
  day: optional(Whole),
  adminHours: optional(Whole),
  award: optional(Text),
  cents: optional(Amount),
  round: optional(Texts),
  reimburse: optional(Text),
  raise: optional(Amount),
  lower: optional(Amount),
  payout: optional(Text),
});

export const FundScenario = loose({
  activity: Approved,
  offering: optional(anything),
  fund: optional(anything),
  steps: list(Step),
});

/** Kind `fund-history`: money over time. */
export const fundHistory = kindOf(FundScenario, ({ activity, offering, fund: standing, steps }, _, expect) => {
  const rule = promotionOf(activity, offering);
  const checked = checkOffering(activity, rule.offering);
  // A scenario that expects a refusal asks for nothing else.
  if (!checked.ok || expect['refused'] === true) return checked.ok ? answer({}) : checked;
  let fund = readFund(rule, standing);
  const events: FundEvent[] = [];
  let refusedAt: number | undefined;
  for (const [place, step] of steps.entries()) {
    const decision = decideFund(rule, fund, commandOf(rule, fund, step));
    if (!decision.ok && !('refusedAt' in expect)) return decision;
    if (!decision.ok) {
      refusedAt = place;
      break;
    }
    fund = decision.events.reduce(evolveFund, fund);
    events.push(...decision.events);
  }
  const adminFees = events.filter(event => event.type === 'AdminFeeTaken');
  return answer({
    refusedAt,
    adminFees: total(adminFees.flatMap(({ fromReserve, pools }) => [fromReserve, ...Object.values(pools)])),
    houseReimbursed: total(events.filter(event => event.type === 'HouseRepaid').map(({ amount }) => amount)),
    payout: fund.payout,
    fund: plainFund(fund),
  });
});

export const commandOf = (rule: FundRule, fund: Fund, step: Filled<typeof Step>): FundCommand => {
  const [pool = 'main'] = Object.keys(fund.pools);
  const { fees, day, adminHours, reimburse, raise, lower, payout, award, round } = step;
  if (fees !== undefined) return { type: 'CollectFees', count: fees };
  if (day !== undefined) return { type: 'CloseDay', days: day };
  if (adminHours !== undefined) return { type: 'TakeAdminFee', hours: adminHours };
  if (reimburse !== undefined) return { type: 'RepayHouse' };
  if (raise !== undefined) return { type: 'RaisePool', pool, amount: raise };
  if (lower !== undefined) return { type: 'LowerPool', pool, amount: lower };
  if (payout !== undefined) return { type: 'ChangePayout', payout };
  if (award === undefined && round === undefined) throw new Error('A step says what happens: fees, day, award …');
  const won = award === undefined ? hitsOf(rule, fund, round ?? []) : [prizeOf(rule, fund, award, step.cents)];
  return { type: 'PayPrizes', prizes: won.map(({ due }) => due), hits: won.flatMap(({ hit }) => hit ?? []) };
};

type Won = { readonly due: PrizeDue; readonly hit?: PoolHit };

/** Several hits of one round: the reserve pays a meter again to each further winner, unless all of them share it. */
const hitsOf = (rule: FundRule, fund: Fund, keys: readonly string[]): readonly Won[] => {
  const paid = new Set<string>();
  return keys.flatMap(key => {
    const won = prizeOf(rule, fund, key);
    if (won.hit === undefined) return [won];
    const isAgain = paid.has(won.hit.pool);
    paid.add(won.hit.pool);
    return isAgain ? paidAgain(rule, fund, rowOf(rule, key), won.due.amount) : [won];
  });
};

const paidAgain = (rule: FundRule, fund: Fund, row: Row, posted: Cents): readonly Won[] => {
  if (row.prize.type === 'meter' && row.prize.sharing === 'split') return [];
  const amount = partOf(posted, partOfAnother(rule, fund, row));
  return [{ due: { amount, from: { type: 'reserve' } } }];
};

/** One winner of a row: its posted amount, or its part of the meter; a bad beat pays the whole pool. */
const prizeOf = (rule: FundRule, fund: Fund, key: string, given?: Cents): Won => {
  const row = rowOf(rule, key);
  const { prize } = row;
  if (prize.type === 'meter') {
    const pool = poolOf(rule.activity, rule.offering, row, prize.pool);
    const amount = given ?? partOf(fund.pools[pool] ?? NOTHING, percent(prize.percent));
    return {
      due: { amount, from: { type: 'pool', pool } },
      hit: { pool, type: prize.percent === 100 ? 'won' : 'drawn' },
    };
  }
  const amount = given ?? amountPosted(rule.activity, rule.offering, row) ?? NOTHING;
  if (prize.type !== 'fixed') return { due: { amount, from: { type: 'reserve' } } };
  const [pool = 'main'] = Object.keys(fund.pools);
  return { due: { amount, from: prize.from === 'pool' ? { type: 'pool', pool } : { type: prize.from } } };
};

const rowOf = ({ activity, offering }: FundRule, key: string): Row => {
  const charts = [...chartsInForce(activity, offering), ...activity.charts];
  const row = charts.flatMap(({ rows }) => rows).find(other => other.key === key);
  if (row === undefined) throw new Error(`${activity.id} has no row ${key}`);
  return row;
};
