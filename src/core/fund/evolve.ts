import { assert } from '#core/base';
import { type Cents, minus, NOTHING, plus, total } from '#core/money';
import type { Fund, FundEvent, Parts } from './fund.ts';

/** Applies what was decided. Pools and reserve are never below zero, nor is what the house is owed. FND-1 */
export const evolveFund = (fund: Fund, event: FundEvent): Fund => {
  const next = apply(fund, event);
  assert(next.reserve >= 0, 'the reserve went below zero');
  assert(next.advance >= 0, 'more was repaid than the house was owed');
  for (const [key, pool] of Object.entries(next.pools)) assert(pool >= 0, `the pool ${key} went below zero`);
  return next;
};

const apply = (fund: Fund, event: FundEvent): Fund => {
  const { pools, reserve, advance } = fund;
  switch (event.type) {
    case 'PoolsSeeded':
      return { ...fund, pools: grown(pools, event.pools), advance: plus(advance, event.advanced) };
    case 'FeesCollected':
      return {
        ...fund,
        pools: grown(pools, event.pools),
        reserve: plus(reserve, event.toReserve),
        daysFees: minus(plus(fund.daysFees, event.toDay), event.fromDay),
        carries: { ...fund.carries, ...event.carries },
        isRunning: fund.isRunning || event.count > 0,
      };
    case 'DayClosed': {
      const rest = minus(minus(fund.daysFees, event.fromDay), event.dayToReserve);
      const kept = minus(plus(reserve, event.dayToReserve), event.fromReserve);
      const owed = plus(advance, event.advanced);
      return { ...fund, pools: grown(pools, event.pools), reserve: kept, advance: owed, daysFees: rest };
    }
    case 'AdminFeeTaken':
      return { ...fund, pools: lowered(pools, event.pools), reserve: minus(reserve, event.fromReserve) };
    case 'PrizesPaid':
      return {
        ...fund,
        pools: lowered(pools, event.pools),
        reserve: minus(reserve, event.fromReserve),
        advance: plus(advance, event.advanced),
        isRunning: fund.isRunning && !event.wasWon,
      };
    case 'PoolReseeded': {
      const left = minus(pools[event.pool] ?? NOTHING, event.keptToReserve);
      const pool = total([left, event.fromReserve, event.advanced, event.byHouse]);
      const kept = minus(plus(reserve, event.keptToReserve), event.fromReserve);
      const owed = plus(advance, event.advanced);
      return { ...fund, pools: { ...pools, [event.pool]: pool }, reserve: kept, advance: owed };
    }
    case 'PrizeReturned':
      return {
        ...fund,
        pools: grown(pools, event.pools),
        reserve: plus(reserve, event.toReserve),
        advance: minus(advance, event.toAdvance),
        isRunning: event.isRunning,
      };
    case 'HouseRepaid':
      return { ...fund, reserve: minus(reserve, event.amount), advance: minus(advance, event.amount) };
    case 'PoolRaised': {
      const raised = grown(pools, { [event.pool]: total([event.fromReserve, event.advanced, event.byHouse]) });
      const owed = plus(advance, event.advanced);
      return { ...fund, pools: raised, reserve: minus(reserve, event.fromReserve), advance: owed };
    }
    case 'PayoutChanged':
      return { ...fund, payout: event.payout, isRunning: fund.isRunning || event.locks === true };
  }
};

const grown = (pools: Fund['pools'], parts: Parts): Fund['pools'] => changed(pools, parts, plus);
const lowered = (pools: Fund['pools'], parts: Parts): Fund['pools'] => changed(pools, parts, minus);

const changed = (pools: Fund['pools'], parts: Parts, change: (pool: Cents, part: Cents) => Cents): Fund['pools'] => ({
  ...pools,
  ...Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, change(pools[key] ?? NOTHING, part)])),
});
