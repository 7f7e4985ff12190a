import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chipsTyped, holdingsTyped, stacksTyped } from './chips-typed.ts';
import type { EntrantView } from './event.ts';

const PLAYERS: readonly EntrantView[] = ['Ann', 'Bob', 'Cy'].map(player => ({
  player,
  entry: 'paid',
  rebuys: 0,
  addOns: 0,
}));

test('chips are read with or without commas', () => {
  assert.equal(chipsTyped('12,500'), 12_500);
  assert.equal(chipsTyped('12.5'), undefined);
  assert.equal(chipsTyped(''), undefined);
});

test('[TRN-24] a count says what is missing until everybody is written', () => {
  const half = stacksTyped(PLAYERS, { Ann: '100', Bob: '50' }, 300);
  assert.deepEqual(half, { stacks: { Ann: 100, Bob: 50 }, found: 150, isWhole: false, missing: 150 });
  assert.ok(stacksTyped(PLAYERS, { Ann: '100', Bob: '50', Cy: '150' }, 300).isWhole);
});

test('[TRN-24] who brings small chips brings the rest as well, written or from the last count', () => {
  const smalls = { Ann: '3', Cy: '1' };
  assert.equal(holdingsTyped(PLAYERS, { smalls, others: {} }, { small: 25 }), undefined, 'nobody knows the rest');
  assert.deepEqual(
    holdingsTyped(PLAYERS, { smalls, others: { Cy: '0' } }, { small: 25, stacks: { Ann: 1_075, Cy: 999 } }),
    [
      { player: 'Ann', small: 3, rest: 1_000 },
      { player: 'Cy', small: 1, rest: 0 },
    ],
  );
  assert.equal(holdingsTyped(PLAYERS, { smalls: {}, others: {} }, { small: 25 }), undefined, 'nobody has any');
});
