import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '#core/base';
import { differencesFrom, whole } from './compare.ts';

const CASES: readonly [why: string, expected: unknown, got: unknown, differences: readonly string[]][] = [
  ['the same', 5, 5, []],
  ['another number', 5, 6, ['x should be 5, is 6']],
  ['nothing came', 5, undefined, ['x should be 5, is nothing']],
  ['a field that is left out is free', { a: 1 }, { a: 1, b: 2 }, []],
  ['a field that nobody knows is free', { z: 1 }, { a: 1 }, []],
  ['a field deep inside', { a: { b: 1 } }, { a: { b: 2 } }, ['x a b should be 1, is 2']],
  ['compared whole, one too many', { a: 1 }, whole({ a: 1, b: 2 }), ['x should be {"a":1}, is {"a":1,"b":2}']],
  ['compared whole, in any order of fields', { b: 2, a: 1 }, whole({ a: 1, b: 2, c: undefined }), []],
  ['a list in its order', [1, 2], [2, 1], ['x 1 should be 1, is 2', 'x 2 should be 2, is 1']],
  ['a list of another length', [1], [1, 2], ['x should be [1], is [1,2]']],
  ['a set in any order', [1, 2], new Set([2, 1]), []],
  [
    'a set with one too few and one too many',
    [{ seat: 1 }, { seat: 3 }],
    new Set([
      { seat: 1, cents: 5 },
      { seat: 2, cents: 5 },
    ]),
    ['x: there is no {"seat":3}', 'x: one too many, {"seat":2,"cents":5}'],
  ],
  ['twice is not once', [1, 1], new Set([1]), ['x: there is no 1']],
  ['what stands against the very thing expected', { a: 1 }, (of: object) => ({ a: Object.keys(of).length }), []],
];
for (const [why, expected, got, differences] of CASES) {
  test(`a scenario is compared: ${why}`, () => {
    assert.deepEqual(differencesFrom({ x: expected }, answer({ x: got })), differences);
  });
}

const REFUSAL = { ok: false, code: 'no', message: 'No.', facts: {}, clause: 'X-1' } as const;

test('a refusal is a difference unless it is expected, and so is a step that was refused', () => {
  assert.deepEqual(differencesFrom({}, REFUSAL), ['refused: No. (X-1)']);
  assert.deepEqual(differencesFrom({ refused: true }, REFUSAL), []);
  assert.deepEqual(differencesFrom({ refused: true }, answer({})), ['should be refused, was not']);
  assert.deepEqual(differencesFrom({}, answer({ refusedAt: 2 })), ['step 2 was refused']);
  assert.deepEqual(differencesFrom({ refusedAt: 2 }, answer({ refusedAt: 2 })), []);
});
