import { assert } from '#core/base';
import { type Cents, least, minus, most, NOTHING, plus, total } from '#core/money';
import type { PaidBy } from '#core/rulebook';
import { evolveFund } from './evolve.ts';
import type { Fund, FundCommand, FundEvent, FundRule, Parts, PoolHit, PrizeDue } from './fund.ts';
import { laidOut, pools, reseedOf } from './terms.ts';

type PayPrizes = Omit<Extract<FundCommand, { type: 'PayPrizes' }>, 'type'>;

/** FND-5, FND-6: all prizes of a round, then the pools that were hit, each in turn on the present state of the fund. */
export const payPrizes = (
  rule: FundRule,
  fund: Fund,
  { prizes, hits, broughtUp = {} }: PayPrizes,
): readonly FundEvent[] => {
  const events: FundEvent[] = [...givenBack(rule, fund, prizes, broughtUp)];
  let standing = events.reduce(evolveFund, fund);
  const paid = payAll(rule, standing, prizes, hits);
  events.push(paid);
  standing = evolveFund(standing, paid);
  for (const hit of hits) {
    const event = afterHit(rule, standing, hit);
    if (event === undefined) continue;
    events.push(event);
    standing = evolveFund(standing, event);
  }
  return events;
};

/**
 * FND-6: the reserve pays prizes before it reseeds. Where it has brought up a pool and now lacks money for the prizes,
 * it has that back, and the house brings the pool up instead.
 */
const givenBack = (rule: FundRule, fund: Fund, prizes: readonly PrizeDue[], broughtUp: Parts): readonly FundEvent[] => {
  let lacking = minus(asked(fund, prizes), fund.reserve);
  return Object.entries(broughtUp).flatMap(([pool, given]): readonly FundEvent[] => {
    const back = most(NOTHING, least(lacking, given, fund.pools[pool] ?? NOTHING));
    lacking = minus(lacking, back);
    const reseeded = { keptToReserve: back, fromReserve: NOTHING, ...laidOut(rule, back) };
    return back === 0 ? [] : [{ type: 'PoolReseeded', pool, why: 'won', ...reseeded }];
  });
};

/** What prizes ask of the reserve, whether or not it has so much. */
const asked = (fund: Fund, prizes: readonly PrizeDue[]): Cents => {
  const left: Record<string, Cents> = { ...fund.pools };
  return total(prizes.map(prize => drawn(left, prize).wanted));
};

/** What one prize takes out of its pool, and what it then wants of the reserve. */
const drawn = (left: Record<string, Cents>, { amount, from, odd }: PrizeDue) => {
  const pool = from.type === 'pool' ? least(amount, left[from.pool] ?? NOTHING) : NOTHING;
  if (from.type === 'pool') left[from.pool] = minus(left[from.pool] ?? NOTHING, pool);
  const beyondPool = from.type === 'house' ? NOTHING : minus(amount, pool);
  return { pool, wanted: plus(beyondPool, odd?.paidBy === 'reserve' ? odd.amount : NOTHING) };
};

const payAll = (rule: FundRule, fund: Fund, prizes: readonly PrizeDue[], hits: readonly PoolHit[]): FundEvent => {
  const left: Record<string, Cents> = { ...fund.pools };
  let reserve = fund.reserve;
  const paid = prizes.map((prize): PaidBy => {
    const { amount, from, odd } = prize;
    const { pool, wanted } = drawn(left, prize);
    const fromReserve = least(wanted, reserve);
    reserve = minus(reserve, fromReserve);
    const oddOfHouse = odd?.paidBy === 'house' ? odd.amount : NOTHING;
    const ofHouse = from.type === 'house' ? amount : NOTHING;
    return { pool, reserve: fromReserve, house: plus(plus(minus(wanted, fromReserve), oddOfHouse), ofHouse) };
  });
  const ownCost = total(prizes.map(({ amount, from }) => (from.type === 'house' ? amount : NOTHING)));
  const { advanced, byHouse } = laidOut(rule, minus(total(paid.map(({ house }) => house)), ownCost));
  return {
    type: 'PrizesPaid',
    paid,
    pools: Object.fromEntries(Object.entries(fund.pools).map(([key, was]) => [key, minus(was, left[key] ?? NOTHING)])),
    fromReserve: minus(fund.reserve, reserve),
    advanced,
    byHouse: plus(byHouse, ownCost),
    wasWon: hits.some(({ type }) => type === 'won'),
  };
};

/** A won pool is reseeded at once; a pool that paid a part is brought up to its least. */
const afterHit = (rule: FundRule, fund: Fund, { pool: key, type }: PoolHit): FundEvent | undefined => {
  const pool = pools(rule).find(([known]) => known === key)?.[1];
  assert(pool !== undefined, `a hit on a pool that is not there: ${key}`);
  const standing = fund.pools[key] ?? NOTHING;
  const keptToReserve = type === 'won' ? standing : NOTHING;
  // A pool of fixed prizes is never won whole: every hit brings it up to the posted reseed. FND-6
  const isReseeded = type === 'won' || (!pool.progressive && pool.reseed !== undefined);
  const target = isReseeded ? reseedOf(rule, key, pool) : (pool.range?.from ?? NOTHING);
  const missing = minus(target, minus(standing, keptToReserve));
  if (missing <= 0 && keptToReserve === 0) return undefined;
  const fromReserve = least(missing, plus(fund.reserve, keptToReserve));
  const why = type === 'won' ? 'won' : 'below-minimum';
  const lacking = laidOut(rule, minus(missing, fromReserve));
  return { type: 'PoolReseeded', pool: key, why, keptToReserve, fromReserve, ...lacking };
};
