import { least, minus, most, NOTHING, plus, total } from '#core/money';
import type { Fund, FundCommand, FundEvent, FundRule, Given, Reseeded } from './fund.ts';
import { clip, isOwed, pools, roomIn } from './terms.ts';

/** FND-11, CLM-7: a prize that the cage holds waits on; every other stays with the players, in the reserve. */
export const forfeitPrize = (
  fund: Fund,
  { amount, of, to }: Extract<FundCommand, { type: 'ForfeitPrize' }>,
): readonly FundEvent[] =>
  to.type === 'held' ? [] : returned(of, { ...NOTHING_BACK, toReserve: amount }, fund.isRunning);

/**
 * FND-11: first what had brought a pool up again, to the house and the reserve, then the pool itself. So no pool falls
 * when a prize comes back; what its cap cannot hold, or a pool that is no longer offered, is the reserve's.
 */
export const returnPrize = (rule: FundRule, fund: Fund, given: Given): readonly FundEvent[] => {
  const keys = Object.keys(given.pools);
  let { advance } = fund;
  const parts = keys.map(key => {
    const back = poolBack(rule, { ...fund, advance }, key, given);
    advance = minus(advance, back.toAdvance);
    return back;
  });
  const { own = NOTHING } = given;
  const laid = minus(given.house, own);
  const toAdvance = least(laid, advance);
  // What the fund no longer owes has been repaid since, and goes to the reserve that repaid it.
  const [repaid, cost] = isOwed(rule) ? [minus(laid, toAdvance), own] : [NOTHING, minus(given.house, toAdvance)];
  const rest: Back = { pools: {}, toReserve: plus(given.reserve, repaid), toAdvance, toHouse: cost };
  return returned(rule.activity.id, [...parts, rest].reduce(together), fund.isRunning || keys.length > 0);
};

/** What brought a pool up again: what had done so before, and the events of its hit. */
export const reseededBy = (before: Reseeded, events: readonly FundEvent[]): Reseeded =>
  events.reduce(
    (sum, event) =>
      event.type === 'PoolReseeded'
        ? {
            fromReserve: minus(plus(sum.fromReserve, event.fromReserve), event.keptToReserve),
            advanced: plus(sum.advanced, event.advanced),
            byHouse: plus(sum.byHouse, event.byHouse),
          }
        : sum,
    before,
  );

export const NOT_RESEEDED: Reseeded = { fromReserve: NOTHING, advanced: NOTHING, byHouse: NOTHING };

type Returned = Extract<FundEvent, { type: 'PrizeReturned' }>;
type Back = Pick<Returned, 'pools' | 'toReserve' | 'toAdvance' | 'toHouse'>;

const NOTHING_BACK: Back = { pools: {}, toReserve: NOTHING, toAdvance: NOTHING, toHouse: NOTHING };

/** The fact, unless nothing comes back. */
const returned = (of: string, back: Back, isRunning: boolean): readonly Returned[] => {
  const amount = total([...Object.values(back.pools), back.toReserve, back.toAdvance, back.toHouse]);
  return amount === 0 ? [] : [{ type: 'PrizeReturned', of, ...back, isRunning }];
};

const poolBack = (rule: FundRule, fund: Fund, key: string, given: Given): Back => {
  const pool = pools(rule).find(([known]) => known === key)?.[1];
  const room = pool === undefined ? NOTHING : roomIn(rule, fund, key, pool);
  const amount = given.pools[key] ?? NOTHING;
  const reseeded = given.reseeded[key] ?? NOT_RESEEDED;
  // As above: what is no longer owed goes to the reserve.
  const toAdvance = least(reseeded.advanced, fund.advance, amount);
  const toHouse = least(reseeded.byHouse, minus(amount, toAdvance));
  const rest = minus(minus(amount, toAdvance), toHouse);
  const reseed = most(NOTHING, plus(reseeded.fromReserve, minus(reseeded.advanced, toAdvance)));
  const toPool = clip(minus(rest, least(reseed, rest)), room);
  return { pools: { [key]: toPool }, toReserve: minus(rest, toPool), toAdvance, toHouse };
};

const together = (a: Back, b: Back): Back => ({
  pools: { ...a.pools, ...b.pools },
  toReserve: plus(a.toReserve, b.toReserve),
  toAdvance: plus(a.toAdvance, b.toAdvance),
  toHouse: plus(a.toHouse, b.toHouse),
});
