import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readKey } from './use-paired-keys.ts';

const CASES: readonly [key: string, rank: 'A' | 'T' | undefined, meant: unknown, why: string][] = [
  ['a', undefined, { rank: 'A' }, 'a letter names the rank'],
  ['s', 'A', { card: 'As' }, 'then the suit makes the card'],
  ['S', 'T', { card: 'Ts' }, 'capitals are as good'],
  ['1', undefined, { rank: 'T' }, 'ten as people write it'],
  ['0', 'T', { rank: 'T' }, 'and its second digit'],
  ['d', undefined, undefined, 'a suit without a rank is nothing yet'],
  ['Backspace', 'A', 'back', 'takes back'],
  ['Enter', undefined, undefined, 'other keys are left alone'],
];
for (const [key, rank, meant, why] of CASES) {
  test(`${key} after ${rank ?? 'nothing'}: ${why}`, () => assert.deepEqual(readKey(key, rank), meant));
}
