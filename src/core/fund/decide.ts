import { accept, type Decision, defined } from '#core/base';
import { type Cents, formatAmount, least, minus, NOTHING, plus, times, total } from '#core/money';
import { approvedMoney, chosen, clauseOf, poolLabel } from '#core/rulebook';
import { collectFees } from './collect.ts';
import type { Fund, FundCommand, FundEvent, FundRule } from './fund.ts';
import { payPrizes } from './pay.ts';
import { refuse } from './refusals.ts';
import { forfeitPrize, returnPrize } from './return.ts';
import { capOf, clip, dailyStepOf, fundingClause, isPosted, laidOut, pools, roomIn, seedOf } from './terms.ts';

/** The fund as it opens; the payout structure is the one posted. */
export const openFund = (
  { offering }: FundRule,
  standing: Partial<Pick<Fund, 'pools' | 'reserve' | 'advance' | 'daysFees'>>,
): Fund => ({
  pools: {},
  reserve: NOTHING,
  advance: NOTHING,
  daysFees: NOTHING,
  carries: {},
  isRunning: true,
  ...defined({ payout: offering.payouts[0] }),
  ...standing,
});

export const decideFund = (rule: FundRule, fund: Fund, command: FundCommand): Decision<FundEvent> => {
  switch (command.type) {
    case 'SeedPools':
      return seedPools(rule);
    case 'CollectFees':
      return collectFees(rule, fund, command.count, command.each);
    case 'CloseDay':
      return accept(closeDays(rule, fund, command.days));
    case 'TakeAdminFee':
      return takeAdminFee(rule, fund, command.hours);
    case 'PayPrizes':
      return accept(...payPrizes(rule, fund, command));
    case 'ForfeitPrize':
      return accept(...forfeitPrize(fund, command));
    case 'ReturnPrize':
      return accept(...returnPrize(rule, fund, command.given));
    case 'RepayHouse':
      return repayHouse(rule, fund);
    case 'RaisePool':
      return raisePool(rule, fund, command.pool, command.amount);
    case 'LowerPool':
      return refuse(
        'pool-never-lowered',
        { pool: poolLabel(rule.activity, command.pool) },
        `${fundingClause(rule)}; REG-M1`,
      );
    case 'ChangePayout':
      return changePayout(rule, fund, command.payout);
  }
};

/** FND-1: the house seeds every pool; where shortfalls are repaid the seed is owed as well. */
const seedPools = (rule: FundRule): Decision<FundEvent> => {
  const parts: Record<string, Cents> = {};
  for (const [key, pool] of pools(rule)) {
    const seed = seedOf(rule, key, pool);
    if (seed === undefined)
      return refuse(
        'seed-not-posted',
        { activity: rule.activity.name, pool: poolLabel(rule.activity, key) },
        fundingClause(rule),
      );
    parts[key] = seed;
  }
  return accept({ type: 'PoolsSeeded', pools: parts, ...laidOut(rule, total(Object.values(parts))) });
};

/**
 * FND-4: each day every pool takes its posted step, from the day's fees or the reserve; the day's rest is the
 * reserve's.
 */
const closeDays = (rule: FundRule, fund: Fund, days: number): FundEvent => {
  let open = { ...fund.pools };
  const collected = rule.activity.funding.feesTo?.type === 'day' ? fund.daysFees : NOTHING;
  let [day, fromReserve, lacking] = [collected, NOTHING, NOTHING];
  const grown: Record<string, Cents> = {};
  for (let i = 0; i < days; i++) {
    for (const [key, pool] of pools(rule)) {
      const wanted = clip(dailyStepOf(rule, key, pool), roomIn(rule, { ...fund, pools: open }, key, pool));
      const isFromDay = pool.daily?.paidFrom === 'days-fees';
      const step = isFromDay ? least(wanted, day) : wanted;
      if (isFromDay) day = minus(day, step);
      else {
        const given = least(step, minus(fund.reserve, fromReserve));
        fromReserve = plus(fromReserve, given);
        lacking = plus(lacking, minus(step, given));
      }
      open = { ...open, [key]: plus(open[key] ?? NOTHING, step) };
      grown[key] = plus(grown[key] ?? NOTHING, step);
    }
  }
  const fromDay = minus(minus(total(Object.values(grown)), fromReserve), lacking);
  const dayToReserve = minus(collected, fromDay);
  return { type: 'DayClosed', pools: grown, fromDay, fromReserve, dayToReserve, ...laidOut(rule, lacking) };
};

/** FND-7: only what the reserve has, and a pool that isn't a posted prize; the house is not owed the rest. REG-M1 */
const takeAdminFee = (rule: FundRule, fund: Fund, hours: number): Decision<FundEvent> => {
  const { activity, offering } = rule;
  const clause = clauseOf(activity, activity.adminFee?.range.clause ?? activity.funding.clause);
  if (activity.adminFee === undefined) return refuse('no-admin-fee-approved', { activity: activity.name }, clause);
  const { range, from: account } = activity.adminFee;
  const hourly = chosen(range, offering.adminFee);
  if (hourly === undefined) {
    return refuse('admin-fee-not-posted', { activity: activity.name, approved: approvedMoney(range) }, clause);
  }
  const due = times(hourly, hours);
  const fromReserve = least(due, fund.reserve);
  const missing = minus(due, fromReserve);
  const pool = account === 'fund' ? poolThatIsTheFund(rule) : undefined;
  const fromPool = pool === undefined ? NOTHING : least(missing, fund.pools[pool] ?? NOTHING);
  const parts = pool === undefined ? {} : { [pool]: fromPool };
  return accept({ type: 'AdminFeeTaken', hours, fromReserve, pools: parts, unpaid: minus(missing, fromPool) });
};

const poolThatIsTheFund = (rule: FundRule): string | undefined => {
  const { feesTo } = rule.activity.funding;
  return pools(rule).find(([key, pool]) => feesTo?.type === 'pool' && key === feesTo.pool && !isPosted(pool))?.[0];
};

/** FND-5: all that is owed, once the reserve suffices; nothing before. */
const repayHouse = ({ activity }: FundRule, fund: Fund): Decision<FundEvent> => {
  const repaid = activity.funding.shortfall?.repaid ?? { type: 'not-stated' };
  const standing = total([...Object.values(fund.pools), fund.reserve]);
  const isDue = repaid.type !== 'never' && (repaid.type !== 'when-fund-reaches' || standing >= repaid.amount);
  if (fund.advance === 0 || !isDue || fund.reserve < fund.advance) return accept();
  return accept({ type: 'HouseRepaid', amount: fund.advance });
};

/** FND-8 */
const raisePool = (rule: FundRule, fund: Fund, key: string, amount: Cents): Decision<FundEvent> => {
  const { raise } = rule.activity.funding;
  const found = pools(rule).find(([known]) => known === key);
  const clause = clauseOf(rule.activity, raise?.clause ?? rule.activity.funding.clause);
  const known = Object.keys(fund.pools);
  if (found === undefined) return refuse('unknown-pool', { pool: key, known, count: known.length }, clause);
  if (raise === undefined) return refuse('raise-not-approved', { activity: rule.activity.name }, clause);
  const cap = capOf(rule, key, found[1]);
  const raised = plus(fund.pools[key] ?? NOTHING, amount);
  if (cap !== undefined && raised > cap) {
    const facts = { pool: poolLabel(rule.activity, key), raised: formatAmount(raised), cap: formatAmount(cap) };
    return refuse('raise-beyond-cap', facts, clause);
  }
  const fromReserve = least(amount, fund.reserve);
  if (raise.funded && fromReserve < amount) {
    return refuse('raise-beyond-reserve', { raise: formatAmount(amount), reserve: formatAmount(fund.reserve) }, clause);
  }
  return accept({ type: 'PoolRaised', pool: key, fromReserve, ...laidOut(rule, minus(amount, fromReserve)) });
};

/** FND-9 */
const changePayout = ({ activity }: FundRule, fund: Fund, payout: string): Decision<FundEvent> => {
  const clause = clauseOf(activity, activity.payoutLockedUntilHit?.clause ?? 'Payout');
  const known = activity.payouts.map(({ key }) => key);
  if (!known.includes(payout)) return refuse('unknown-payout', { payout, known, count: known.length }, clause);
  const isLocked = activity.payoutLockedUntilHit !== undefined && fund.isRunning;
  if (isLocked) return refuse('payout-locked', {}, clause);
  return accept({ type: 'PayoutChanged', payout, locks: true });
};
