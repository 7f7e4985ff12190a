import { type Answer, accept, answer, type Decision } from '#core/base';
import {
  applyRate,
  type Carry,
  type Cents,
  formatAmount,
  minus,
  most,
  NO_CARRY,
  NOTHING,
  percent,
  plus,
  times,
  total,
} from '#core/money';
import { chosen } from '#core/rulebook';
import type { Fund, FundEvent, FundRule, Parts } from './fund.ts';
import { refuse } from './refusals.ts';
import { clip, fundingClause, pools, roomIn } from './terms.ts';

/**
 * FND-2, FND-3: what becomes of so many fees. A pool takes no more than is missing to its cap; the reserve has the
 * rest.
 */
export const collectFees = (
  rule: FundRule,
  fund: Fund,
  count: number,
  given: Cents | undefined,
): Decision<FundEvent> => {
  const each = feeOf(rule, given);
  if (!each.ok) return each;
  const taken = times(each.value, count);
  const { feesTo } = rule.activity.funding;
  switch (feesTo?.type) {
    case undefined:
      return accept(collected(count, taken, {}, {}));
    case 'day':
      return accept({ ...collected(count, NOTHING, {}, {}), toDay: taken });
    case 'pool':
      return accept(collected(count, taken, poolPart(rule, fund, feesTo.pool, taken), {}));
    case 'split': {
      const [first] = pools(rule);
      const wanted = times(feesTo.toMeter, count);
      return accept(collected(count, taken, first === undefined ? {} : poolPart(rule, fund, first[0], wanted), {}));
    }
    case 'allocated':
      return allocate(rule, fund, count, taken);
  }
};

type FeesCollected = Extract<FundEvent, { type: 'FeesCollected' }>;

const collected = (count: number, taken: Cents, parts: Parts, carries: Fund['carries']): FeesCollected => ({
  type: 'FeesCollected',
  count,
  pools: parts,
  toReserve: minus(taken, total(Object.values(parts))),
  toDay: NOTHING,
  fromDay: NOTHING,
  carries,
});

const poolPart = (rule: FundRule, fund: Fund, key: string, wanted: Cents): Parts => {
  const pool = pools(rule).find(([known]) => known === key)?.[1];
  return pool === undefined ? {} : { [key]: clip(wanted, roomIn(rule, fund, key, pool)) };
};

/**
 * By posted percentages, the reserve having what no pool has. A part of a cent waits for the next fee of its account;
 * until then the whole cents are with the day's fees.
 */
const allocate = (rule: FundRule, fund: Fund, count: number, taken: Cents): Decision<FundEvent> => {
  const { allocation } = rule.offering;
  if (allocation === undefined) {
    return refuse('allocation-not-posted', { activity: rule.activity.id }, fundingClause(rule));
  }
  const carries: Record<string, Carry> = {};
  const partFor = (key: string, share: number): Cents => {
    const { part, carry } = applyRate({ rate: percent(share), amount: taken, carry: fund.carries[key] ?? NO_CARRY });
    carries[key] = carry;
    return part;
  };
  const shared = pools(rule).map(([key]) => allocation[key] ?? 0);
  const rest = partFor('reserve', 100 - shared.reduce((sum, share) => sum + share, 0));
  const wanted = pools(rule).map(([key], place) => partFor(key, shared[place]!));
  const parts = Object.fromEntries(
    pools(rule).map(([key, pool], place) => [key, clip(wanted[place]!, roomIn(rule, fund, key, pool))]),
  );
  const clipped = minus(total(wanted), total(Object.values(parts)));
  const waiting = minus(minus(taken, rest), total(wanted));
  return accept({
    ...collected(count, taken, parts, carries),
    toReserve: plus(rest, clipped),
    toDay: most(NOTHING, waiting),
    fromDay: most(NOTHING, minus(NOTHING, waiting)),
  });
};

const feeOf = (rule: FundRule, given: Cents | undefined): Answer<Cents> => {
  const { activity } = rule;
  const { fee } = activity.funding;
  if (fee === undefined) return refuse('no-fees-approved', { activity: activity.id }, fundingClause(rule));
  const { from, to } = fee.amount;
  const each = chosen(fee.amount, given);
  if (each !== undefined && each >= from && (to === undefined || each <= to)) return answer(each);
  const range = { from: formatAmount(from), to: to === undefined ? 'any amount' : formatAmount(to) };
  const facts = { activity: activity.id, ...range };
  return each === undefined
    ? refuse('fee-not-said', facts, fundingClause(rule))
    : refuse('fee-outside-approval', { ...facts, given: formatAmount(each) }, fundingClause(rule));
};
