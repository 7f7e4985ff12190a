import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cents } from '#core/money';
import { balanceOf, book, NO_BALANCES } from '../../../test/funds/books.ts';
import { type Account, accountKey, transfer, trialBalance } from './index.ts';

const PLAYERS: Account = { type: 'players' };
const RESERVE: Account = { type: 'reserve', activity: 'X-1' };
const POOL: Account = { type: 'pool', activity: 'X-1', pool: 'main' };
const move = (from: Account, to: Account, amount: number) => ({ from, to, amount: cents(amount) });

test('[LDG-1] every account has a key of its own', () => {
  assert.equal(accountKey(POOL), 'pool:X-1:main');
  assert.notEqual(accountKey(RESERVE), accountKey({ ...RESERVE, activity: 'X-2' }));
});

test('[LDG-2] a transfer leaves out what moves nothing and never moves money backwards', () => {
  assert.deepEqual(transfer('fees', [move(PLAYERS, POOL, 0), move(PLAYERS, RESERVE, 5)]).movements.length, 1);
  assert.throws(() => transfer('fees', [move(PLAYERS, POOL, -1)]), /Defect/);
});

test('[LDG-3] an account that holds money is never overdrawn; players and the house may be', () => {
  const balances = book(NO_BALANCES, transfer('fees', [move(PLAYERS, RESERVE, 100)]));
  assert.equal(balanceOf(balances, PLAYERS), -100);
  assert.throws(
    () => book(balances, transfer('too much', [move(RESERVE, POOL, 101)])),
    /reserve:X-1 would go below zero/,
  );
});

test('[LDG-3] what comes in with a transfer may go out with it', () => {
  const through = transfer('through', [move(PLAYERS, RESERVE, 100), move(RESERVE, POOL, 100)]);
  assert.equal(balanceOf(book(NO_BALANCES, through), POOL), 100);
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
