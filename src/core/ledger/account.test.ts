import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from '#core/money';
import { ACCOUNT, type Account, accountKey, mayBeBelowZero, transfer } from './index.ts';

const PLAYERS: Account = { type: 'players' };
const RESERVE: Account = { type: 'reserve', activity: 'X-1' };
const POOL: Account = { type: 'pool', activity: 'X-1', pool: 'main' };
const move = (from: Account, to: Account, amount: number) => ({ from, to, amount: cents(amount) });

test('[LDG-1] every account has a key of its own', () => {
  assert.equal(accountKey(POOL), 'pool:X-1:main');
  assert.notEqual(accountKey(RESERVE), accountKey({ ...RESERVE, activity: 'X-2' }));
});

test('[LDG-5] cash has the account of the place where it lies; vault and drawers are never below zero', () => {
  const places = [ACCOUNT.vault, ACCOUNT.drawer('cage-1'), ACCOUNT.trayFill(7), ACCOUNT.tray(7), ACCOUNT.overShort];
  const keys = places.map(accountKey);
  assert.deepEqual(keys, ['vault', 'drawer:cage-1', 'tray-fill:7', 'tray:7', 'over-short']);
  assert.deepEqual(keys.map(mayBeBelowZero), [false, false, true, true, true]);
});

test('[LDG-2] a transfer leaves out what moves nothing and never moves money backwards', () => {
  assert.deepEqual(transfer('fees', [move(PLAYERS, POOL, 0), move(PLAYERS, RESERVE, 5)]).movements.length, 1);
  assert.throws(() => transfer('fees', [move(PLAYERS, POOL, -1)]), /Defect/);
});
