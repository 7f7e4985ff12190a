import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Show, type SignOptions, signOptionsIn } from './asked.ts';

const USUAL: readonly Show[] = ['meters', 'winners', 'board', 'today', 'tournament'];

const CASES: readonly [address: string, asked: SignOptions, why: string][] = [
  ['', { show: USUAL, everyMs: 20_000 }, 'a sign that is asked for nothing shows all but the sheets'],
  ['?show=winners,meters', { show: ['winners', 'meters'], everyMs: 20_000 }, 'in the order of the address'],
  ['?show=meters,meters', { show: ['meters'], everyMs: 20_000 }, 'once'],
  ['?show=metres', { show: USUAL, everyMs: 20_000 }, 'a slip of the pen still gives a sign'],
  ['?activity=A-1,%20A-2,', { show: USUAL, activities: ['A-1', 'A-2'], everyMs: 20_000 }, 'only these activities'],
  ['?every=45', { show: USUAL, everyMs: 45_000 }, 'in seconds'],
  ['?every=1', { show: USUAL, everyMs: 5_000 }, 'nothing changes faster than it can be read'],
  ['?every=9999', { show: USUAL, everyMs: 600_000 }, 'nothing stands for ever'],
  [
    '?event=friday&show=meters',
    { show: ['tournament'], activities: [], event: 'friday', everyMs: 600_000 },
    'the clock of one event, and no win comes over it',
  ],
  ['?show=rules', { show: ['rules'], everyMs: 20_000 }, 'rule sheets have a sign of their own'],
  ['?near=12&wall=3', { show: USUAL, near: 12, wall: 3, everyMs: 20_000 }, 'where it hangs, and how wide'],
  ['?near=-1&wall=99', { show: USUAL, wall: 6, everyMs: 20_000 }, 'no such table, and no wall is wider'],
  ['?every=soon', { show: USUAL, everyMs: 20_000 }, 'not a number'],
];

for (const [address, asked, why] of CASES) {
  test(`a sign reads its address ${address === '' ? 'without a question' : address}: ${why}`, () =>
    assert.deepEqual(signOptionsIn(address), asked));
}
