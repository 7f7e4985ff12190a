import type { Given, PrizeDue } from '#core/fund';
import { type Cents, NOTHING, plus, total } from '#core/money';
import type { PaidBy } from '#core/rulebook';
import type { AwardGives, Goods } from './award.ts';
import type { Gift } from './award-due.ts';

/** What was paid for each of several awards, whose payments come one after the other. */
export const paidForEach = <Payment>(
  awards: readonly { readonly prizes: readonly PrizeDue[] }[],
  paid: readonly Payment[],
): readonly (readonly Payment[])[] => {
  let next = 0;
  return awards.map(({ prizes }) => {
    const first = next;
    next += prizes.length;
    return paid.slice(first, next);
  });
};

/** Money says who has paid it. */
export const withPayers = <Gives extends Gift | Goods>(gives: Gives, paid: readonly PaidBy[]): PaidGift<Gives> =>
  (gives.type === 'money' || gives.type === 'money-each'
    ? { ...gives, paidBy: paidTogether(paid) }
    : gives) as PaidGift<Gives>; // Of the same type.

type PaidGift<Gives extends { readonly type: string }> = Extract<AwardGives, { readonly type: Gives['type'] }>;

/**
 * The accounts that gave the money of an award. What a fund has given for a thing is owed like money until it is handed
 * over, and goes back as money does. PRO-3
 */
export const sourceOf = (prizes: readonly PrizeDue[], paid: readonly PaidBy[]): Given => {
  const pools: Record<string, Cents> = {};
  for (const [place, { from }] of prizes.entries()) {
    const part = paid[place]!.pool;
    if (from.type === 'pool' && part > 0) pools[from.pool] = plus(pools[from.pool] ?? NOTHING, part);
  }
  const { reserve, house } = paidTogether(paid);
  const own = total(prizes.map(({ amount, from }) => (from.type === 'house' ? amount : NOTHING)));
  return { pools, reseeded: {}, reserve, house, ...(own === 0 ? {} : { own }) };
};

const paidTogether = (paid: readonly PaidBy[]): PaidBy => ({
  pool: total(paid.map(({ pool }) => pool)),
  reserve: total(paid.map(({ reserve }) => reserve)),
  house: total(paid.map(({ house }) => house)),
});
