import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Account, type Balances, type Transfer, transfer, trialBalance } from '#core/ledger';
import { cents } from '#core/money';
import { bookAll, bookingsOf, standingAt } from './books.ts';

const PLAYERS: Account = { type: 'players' };
const RESERVE: Account = { type: 'reserve', activity: 'X-1' };
const POOL: Account = { type: 'pool', activity: 'X-1', pool: 'main' };
const NO_BALANCES: Balances = new Map();
const move = (from: Account, to: Account, amount: number) => ({ from, to, amount: cents(amount) });
const book = (balances: Balances, booked: Transfer): Balances => {
  const after = new Map(balances);
  bookAll(after, bookingsOf(booked));
  return after;
};

test('[LDG-3] an account that holds money is never overdrawn; players and the house may be', () => {
  const balances = book(NO_BALANCES, transfer('fees', [move(PLAYERS, RESERVE, 100)]));
  assert.equal(standingAt(balances, PLAYERS), -100);
  assert.throws(
    () => book(balances, transfer('too much', [move(RESERVE, POOL, 101)])),
    /reserve:X-1 would go below zero/,
  );
});

test('[LDG-3] what comes in with a transfer may go out with it', () => {
  const through = transfer('through', [move(PLAYERS, RESERVE, 100), move(RESERVE, POOL, 100)]);
  assert.equal(standingAt(book(NO_BALANCES, through), POOL), 100);
});

test('[LDG-4] whatever is booked, the accounts together hold nothing', () => {
  const account = fc.constantFrom<Account>(PLAYERS, { type: 'house' }, { type: 'cage' }, { type: 'tray', table: 3 });
  const movement = fc.record({ from: account, to: account, amount: fc.nat(10_000_000).map(cents) });
  fc.assert(
    fc.property(fc.array(fc.array(movement)), lists => {
      const balances = lists.reduce((sums, list) => book(sums, transfer('any', list)), NO_BALANCES);
      assert.equal(trialBalance(balances), 0);
    }),
  );
});
