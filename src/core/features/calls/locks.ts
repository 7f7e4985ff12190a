import { type Answer, answer, assert } from '#core/base';
import { type Given, NOT_RESEEDED, reseededBy } from '#core/fund';
import { type Cents, least, minus, NOTHING, partOf, percent, plus, total } from '#core/money';
import { poolOf, type Row } from '#core/rulebook';
import type { HouseView, Lock, Money, Rule } from '#core/state';
import type { CallEvent } from './shape.ts';

type Place = { readonly table: number; readonly round: number };

/** What a round holds of the meters of an activity. */
export const locksOf = (house: HouseView, { table, round }: Place, activity: string): readonly Lock[] =>
  [...house.locks.values()].filter(lock => lock.table === table && lock.round === round && lock.activity === activity);

/** The meter behind a row; absent where no meter pays it. */
const meterOf = ({ activity, offering }: Rule, row: Row): string | undefined =>
  row.prize.type === 'meter' ? poolOf(activity, offering, row, row.prize.pool) : undefined;

/**
 * Sets aside the amount of a call, as won and not yet paid, and reseeds the meter at once. A second call of the
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
  const reseeded = reseededBy(before?.reseeded ?? NOT_RESEEDED, moved.value);
  return answer({ ...at, lock, activity: rule.activity.id, pool, shown, amount: wanted, percents, hit, reseeded });
};

/** A lock whose meter was not hit: all of it goes back where it came from. HSE-6 */
export const returnLock = (money: Money, rule: Rule, lock: Lock): CallEvent => {
  const { pool, amount, reseeded } = lock;
  const given = { pools: { [pool]: amount }, reseeded: { [pool]: reseeded }, reserve: NOTHING, house: NOTHING };
  return ended(money, rule, lock, given);
};

/**
 * A lock that has paid: what of a won meter is left goes to the reserve; first to the house, as far as it had brought
 * the meter up. Comes with the lock as it is then. HSE-5
 */
export const spendLock = (money: Money, rule: Rule, lock: Lock, used: Cents): readonly [CallEvent, Lock] => {
  const { fromReserve, advanced, byHouse } = lock.reseeded;
  const left = minus(lock.amount, used);
  const toHouse = least(left, plus(advanced, byHouse));
  const toReserve = minus(left, toHouse);
  const event = ended(money, rule, lock, { pools: {}, reseeded: {}, reserve: toReserve, house: toHouse });
  const owed = least(advanced, toHouse);
  const reseeded = {
    fromReserve: minus(fromReserve, toReserve),
    advanced: minus(advanced, owed),
    byHouse: minus(byHouse, minus(toHouse, owed)),
  };
  return [event, { ...lock, reseeded }];
};

const ended = (money: Money, rule: Rule, lock: Lock, given: Given): CallEvent => {
  const moved = money.move(rule, { type: 'ReturnPrize', given }, causeOf(lock));
  assert(moved.ok, 'a lock always comes back');
  return { type: 'LockEnded', lock: lock.lock };
};

const causeOf = ({ table, round, lock }: Pick<Lock, 'table' | 'round' | 'lock'>) =>
  ({ why: 'lock-returned', table, round, lock }) as const;
