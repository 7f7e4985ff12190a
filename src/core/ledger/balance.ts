import { assert } from '#core/base';
import { type Cents, minus, NOTHING, plus, total } from '#core/money';
import { type Account, type AccountKey, accountKey, mayBeBelowZero } from './account.ts';
import type { Transfer } from './transfer.ts';

/** What stands on each account; an account that is not there holds nothing. */
export type Balances = ReadonlyMap<AccountKey, Cents>;

export const NO_BALANCES: Balances = new Map();

export const balanceOf = (balances: Balances, account: Account): Cents => balances.get(accountKey(account)) ?? NOTHING;

/** Books a transfer whole. An account that holds money never goes below zero. LDG-3 */
export const book = (balances: Balances, { why, movements }: Transfer): Balances => {
  const booked = new Map(balances);
  for (const { from, to, amount } of movements) {
    booked.set(accountKey(from), minus(balanceOf(booked, from), amount));
    booked.set(accountKey(to), plus(balanceOf(booked, to), amount));
  }
  for (const { from } of movements) {
    const isSound = mayBeBelowZero(from) || balanceOf(booked, from) >= 0;
    assert(isSound, `${why}: ${accountKey(from)} would go below zero`);
  }
  return booked;
};

/** The sum over all accounts: zero, or the books are wrong. LDG-4 */
export const trialBalance = (balances: Balances): Cents => total([...balances.values()]);
