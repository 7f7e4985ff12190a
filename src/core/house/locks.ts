import { type Answer, answer } from '#core/base';
import { roomIn } from '#core/fund';
import { type Cents, least, minus, most, NOTHING, partOf, percent, plus, total } from '#core/money';
import { poolOf, poolsInForce, type Row } from '#core/rulebook';
import { advanceAccount, booking, HOUSE, payableOf, poolAccount, reserveAccount } from './books.ts';
import type { Lock, Reseeded } from './call.ts';
import type { Cause, HouseEvent } from './events.ts';
import { type Money, NO_CHANGE, payerOf, type Rule } from './funds.ts';
import type { HouseView } from './house.ts';

export const NOT_RESEEDED: Reseeded = { fromReserve: NOTHING, advanced: NOTHING, byHouse: NOTHING };

type Place = { readonly table: number; readonly round: number };

/** What a round holds of the meters of an activity. */
export const locksOf = (house: HouseView, { table, round }: Place, activity: string): readonly Lock[] =>
  [...house.locks.values()].filter(lock => lock.table === table && lock.round === round && lock.activity === activity);

/** The meter behind a row; absent where no meter pays it. */
const meterOf = ({ activity, offering }: Rule, row: Row): string | undefined =>
  row.prize.type === 'meter' ? poolOf(activity, offering, row, row.prize.pool) : undefined;

/**
 * Sets aside, as won and not yet paid, what a call is for, and brings the meter up again at once. A second call of the
 * round on the same meter adds only what the first has not set aside; where that is nothing, the lock stays. HSE-5
 */
export const lockMeter = (
  house: HouseView,
  money: Money,
  rule: Rule,
  at: Place,
  row: Row,
): Answer<Lock | undefined> => {
  const pool = meterOf(rule, row);
  if (pool === undefined || row.prize.type !== 'meter') return answer(undefined);
  const before = locksOf(house, at, rule.activity.id).find(lock => lock.pool === pool);
  const shown = before?.shown ?? money.fund(rule.activity.id).pools[pool] ?? NOTHING;
  const percents = [...new Set([...(before?.percents ?? []), row.prize.percent])];
  const hit = percents.includes(100) ? 'won' : 'drawn';
  const wanted = hit === 'won' ? shown : total(percents.map(part => partOf(shown, percent(part))));
  const amount = minus(wanted, before?.amount ?? NOTHING);
  if (amount <= 0) return answer(before);
  const lock = before?.lock ?? house.numbers.lock + 1;
  const moved = money.move(
    rule,
    { type: 'PayPrizes', prizes: [{ amount, from: { type: 'pool', pool } }], hits: [{ pool, type: hit }] },
    { why: 'lock', ...at, lock },
  );
  if (!moved.ok) return moved;
  const reseeded = moved.value.reduce<Reseeded>(
    (sum, event) =>
      event.type === 'PoolReseeded'
        ? {
            fromReserve: minus(plus(sum.fromReserve, event.fromReserve), event.keptToReserve),
            advanced: plus(sum.advanced, event.advanced),
            byHouse: plus(sum.byHouse, event.byHouse),
          }
        : sum,
    before?.reseeded ?? NOT_RESEEDED,
  );
  return answer({ ...at, lock, activity: rule.activity.id, pool, shown, amount: wanted, percents, hit, reseeded });
};

/** What became of a lock: how much of it was paid, and whether the meter was won, drawn upon, or not hit at all. */
export type LockUse = { readonly used: Cents; readonly outcome: 'won' | 'drawn' | 'not-hit' };

/** Ends a lock: what of a won meter is not paid goes to the reserve, otherwise back where it came from. HSE-5, HSE-6 */
export const endLock = (house: HouseView, money: Money, rule: Rule, lock: Lock, use: LockUse): HouseEvent => {
  const left = minus(lock.amount, use.used);
  if (use.outcome === 'won') keepInReserve(house, money, lock, left);
  else if (use.outcome === 'not-hit' || left > 0) giveBack(house, money, rule, lock, left, causeOf(lock));
  return { type: 'LockEnded', lock: lock.lock };
};

const keepInReserve = (house: HouseView, money: Money, lock: Lock, left: Cents): void => {
  if (left === 0) return;
  const { reserveOf } = payerOf(house, lock.activity);
  const bookings = booking(payableOf(lock.activity), reserveAccount(reserveOf), left);
  money.adjust(lock.activity, { ...NO_CHANGE, reserve: left }, causeOf(lock), bookings);
};

/**
 * First what had brought the meter up again, to the house and the reserve, then the meter itself. So a meter never
 * falls when a lock comes back; what its cap cannot hold is the reserve's.
 */
export const giveBack = (
  house: HouseView,
  money: Money,
  rule: Rule,
  { pool, reseeded }: Pick<Lock, 'pool' | 'reseeded'>,
  left: Cents,
  cause: Cause,
): void => {
  const { id } = rule.activity;
  // What the fund no longer owes has been repaid since, and goes to the reserve that repaid it.
  const toAdvance = least(reseeded.advanced, money.fund(id).advance, left);
  const toHouse = least(reseeded.byHouse, minus(left, toAdvance));
  const rest = minus(minus(left, toAdvance), toHouse);
  const reseed = plus(reseeded.fromReserve, minus(reseeded.advanced, toAdvance));
  const beyondReseed = minus(rest, least(most(reseed, NOTHING), rest));
  const toPool = least(beyondReseed, roomOf(rule, money, pool) ?? beyondReseed);
  const toReserve = minus(rest, toPool);
  const change = {
    pools: { [pool]: toPool },
    reserve: toReserve,
    advance: minus(NOTHING, toAdvance),
    daysFees: NOTHING,
    isRunning: true,
  };
  const payable = payableOf(id);
  money.adjust(id, change, cause, [
    ...booking(payable, advanceAccount(id), toAdvance),
    ...booking(payable, HOUSE, toHouse),
    ...booking(payable, reserveAccount(payerOf(house, id).reserveOf), toReserve),
    ...booking(payable, poolAccount(id, pool), toPool),
  ]);
};

/** How much the meter can still take; absent without a cap. */
const roomOf = (rule: Rule, money: Money, key: string): Cents | undefined => {
  const pool = poolsInForce(rule.activity, rule.offering)[key];
  return pool === undefined ? undefined : roomIn(rule, money.fund(rule.activity.id), key, pool);
};

const causeOf = ({ table, round, lock }: Pick<Lock, 'table' | 'round' | 'lock'>) =>
  ({ why: 'lock-returned', table, round, lock }) as const;
