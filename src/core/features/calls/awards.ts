import { type Answer, answer, assert, defined } from '#core/base';
import { verifiedClaim } from '#core/claim';
import { type FundEvent, type Given, type PrizeDue, type Reseeded, reseededBy } from '#core/fund';
import { type Cents, least, minus, most, NOTHING, plus, share, total } from '#core/money';
import type { PaidBy } from '#core/rulebook';
import {
  type AwardDue,
  type Context,
  type HouseView,
  type Lock,
  type Money,
  type MoneyEvent,
  momentFrom,
  moneyOf,
  needsSurveillance,
  paidForEach,
  type Review,
  type Rule,
  sourceOf,
  staffAt,
  withPayers,
} from '#core/state';
import { worthIn, worthOfGift } from '#core/state/gifts';
import type { AwardEvent } from '../awards/index.ts';
import { locksOf, returnLock, spendLock } from './locks.ts';
import type { CallEvent } from './shape.ts';

type Happens = AwardEvent | CallEvent | MoneyEvent;

/** Verified hands become awards: the locks pay what they were set aside for, the fund the rest. HSE-7 */
export const awardEvents = (
  house: HouseView,
  rule: Rule,
  review: Review,
  people: readonly string[],
  context: Context,
): Answer<readonly Happens[]> => {
  const money = moneyOf(house);
  const all = locksOf(house, review, rule.activity.id);
  const locks = all.filter(lock => holds(review, lock));
  // Money that was set aside for another prize is back before anything is paid.
  const missed = all.filter(lock => !locks.includes(lock)).map(lock => returnLock(money, rule, lock));
  const parted = partByLock(review, locks);
  const paid = payRest(money, rule, review, locks, parted);
  if (!paid.ok) return paid;
  const { prizes, held } = paid.value;
  const spent = held.map(lock => spendLock(money, rule, lock, usedOf(parted, lock)));
  const ended = spent.map(([event]) => event);
  const paidEach = paidForEach(review.due, prizes);
  const awards = review.due.map((due, place): AwardEvent => {
    const own = paidEach[place]!;
    const award = house.numbers.award + 1 + place;
    const source = sourceWith(
      prizes,
      own,
      spent.map(([, lock]) => lock),
    );
    return awardMade(house, rule, { review, due, paid: own, source, award, people }, context);
  });
  return answer([...money.events, ...missed, ...ended, ...awards]);
};

/** One payment, and how much of it a lock has. */
type Parted = { readonly due: PrizeDue; readonly fromLock: Cents };
type Paid = { readonly due: PrizeDue; readonly by: PaidBy };

const isFrom = ({ from }: PrizeDue, { pool }: Lock): boolean => from.type === 'pool' && from.pool === pool;

const usedOf = (parted: readonly Parted[], lock: Lock): Cents =>
  total(parted.filter(({ due }) => isFrom(due, lock)).map(({ fromLock }) => fromLock));

/** Whether a lock is for what was won: its meter whole, or just the parts that were set aside. */
const holds = (review: Review, lock: Lock): boolean => {
  const hit = review.hits.find(({ pool }) => pool === lock.pool);
  if (hit?.type !== lock.hit) return false;
  const prizes = review.due.flatMap(due => due.prizes).filter(prize => isFrom(prize, lock));
  return lock.hit === 'won' || total(prizes.map(({ amount }) => amount)) === lock.amount;
};

const partByLock = ({ due }: Review, locks: readonly Lock[]): readonly Parted[] => {
  const left = new Map(locks.map(({ pool, amount }) => [pool, amount]));
  return due
    .flatMap(({ prizes }) => prizes)
    .map(prize => {
      if (prize.from.type !== 'pool') return { due: prize, fromLock: NOTHING };
      const { pool } = prize.from;
      const fromLock = least(prize.amount, left.get(pool) ?? NOTHING);
      left.set(pool, minus(left.get(pool) ?? NOTHING, fromLock));
      return { due: prize, fromLock };
    });
};

type Rest = { readonly prizes: readonly Paid[]; readonly held: readonly Lock[] };

/**
 * What no lock has: fixed prizes, odd chips, meters that were not called. A meter that was won whole gives no more.
 * The locks come back with what then brought their meters up.
 */
const payRest = (
  money: Money,
  rule: Rule,
  { table, round, hits }: Review,
  locks: readonly Lock[],
  parted: readonly Parted[],
): Answer<Rest> => {
  const prizes = parted.map(({ due, fromLock }): PrizeDue => {
    const isWon = locks.some(lock => lock.hit === 'won' && isFrom(due, lock));
    return { ...due, amount: minus(due.amount, fromLock), ...(isWon ? { from: { type: 'reserve' } } : {}) };
  });
  const open = hits.filter(({ pool }) => !locks.some(lock => lock.pool === pool));
  const broughtUp = Object.fromEntries(locks.map(({ pool, reseeded }) => [pool, most(NOTHING, reseeded.fromReserve)]));
  const isAllLocked = open.length === 0 && prizes.every(({ amount, odd }) => amount === 0 && odd === undefined);
  const moved = isAllLocked
    ? answer<readonly FundEvent[]>([])
    : money.move(rule, { type: 'PayPrizes', prizes, hits: open, broughtUp }, { why: 'award', table, round });
  if (!moved.ok) return moved;
  const rest = moved.value.flatMap(event => (event.type === 'PrizesPaid' ? event.paid : []));
  assert(isAllLocked || rest.length === parted.length, 'a prize was due and not paid');
  return answer({
    prizes: parted.map(({ due, fromLock }, place) => {
      const { pool, reserve, house } = rest[place] ?? NOBODY;
      return { due, by: { pool: plus(pool, fromLock), reserve, house } };
    }),
    held: locks.map(lock => ({ ...lock, reseeded: reseededBy(lock.reseeded, ofPool(moved.value, lock.pool)) })),
  });
};

const ofPool = (events: readonly FundEvent[], pool: string): readonly FundEvent[] =>
  events.filter(event => event.type === 'PoolReseeded' && event.pool === pool);

const NOBODY: PaidBy = { pool: NOTHING, reserve: NOTHING, house: NOTHING };

type Making = {
  readonly review: Review;
  readonly due: AwardDue;
  readonly paid: readonly Paid[];
  readonly source: Given;
  readonly award: number;
  readonly people: readonly string[];
};

const awardMade = (
  house: HouseView,
  { activity }: Rule,
  { review, due, paid, source, award, people }: Making,
  { now }: Context,
): AwardEvent => {
  const { seat, bettor, row, share, on, place = review } = due.to;
  // A share is judged by the whole prize of which it is one. CLM-4
  const posted = share === undefined ? (worthOfGift(due.gives) ?? NOTHING) : worthIn(review.due);
  const win = { wonAt: momentFrom(review.wonAt), posted };
  // PRO-9: tickets and points are entries; the clock of the claims runs for what they win.
  const isEntry = due.gives.type === 'tickets' || due.gives.type === 'points';
  return {
    type: 'AwardMade',
    award,
    review: review.review,
    activity: activity.id,
    table: place.table,
    round: place.round,
    seat,
    ...defined({ bettor, staff: staffAt(house, place.table, [seat])[0], row, share, on }),
    gives: withPayers(
      due.gives,
      paid.map(({ by }) => by),
    ),
    source,
    because: due.because,
    ...(needsSurveillance(activity) && !isEntry ? { awaits: 'surveillance' as const } : {}),
    claim: isEntry ? { state: 'payable' } : verifiedClaim(activity, win, { now, clock: house.settings.clock }),
    wonAt: review.wonAt,
    verifiedBy: people,
  };
};

/** What each account gave to one award. */
const sourceWith = (all: readonly Paid[], own: readonly Paid[], locks: readonly Lock[]): Given => {
  const source = sourceOf(
    own.map(({ due }) => due),
    own.map(({ by }) => by),
  );
  const hit = locks.filter(({ pool }) => source.pools[pool] !== undefined);
  return { ...source, reseeded: Object.fromEntries(hit.map(lock => [lock.pool, reseedOf(lock, all, own)])) };
};

/** Each payment of a meter has its part of the reseed. */
const reseedOf = (lock: Lock, all: readonly Paid[], own: readonly Paid[]): Reseeded => {
  const weights = all.map(({ due, by }) => (isFrom(due, lock) ? by.pool : 0));
  const part = (amount: Cents): Cents =>
    amount <= 0 ? NOTHING : total(share(amount, weights).filter((_, place) => own.includes(all[place]!)));
  const { fromReserve, advanced, byHouse } = lock.reseeded;
  return { fromReserve: part(fromReserve), advanced: part(advanced), byHouse: part(byHouse) };
};
