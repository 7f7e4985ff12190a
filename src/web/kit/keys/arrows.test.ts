import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Box, nextByArrow } from './arrows.ts';

const box = (column: number, row: number, rows = 1): Box => ({
  left: column * 50,
  right: column * 50 + 44,
  top: row * 60,
  bottom: (row + rows) * 60 - 6,
});
// Two rows of three, and a tall key at the right as high as both.
const BOXES = [box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(1, 1), box(2, 1), box(3, 0, 2)];

const CASES: readonly [from: number, key: string, to: number | undefined, why: string][] = [
  [0, 'ArrowRight', 1, 'the next in the row'],
  [1, 'ArrowLeft', 0, 'the one before in the row'],
  [1, 'ArrowDown', 4, 'the one below'],
  [4, 'ArrowUp', 1, 'the one above'],
  [2, 'ArrowRight', 6, 'the tall key is beside the first row'],
  [5, 'ArrowRight', 6, 'and beside the second'],
  [0, 'ArrowUp', undefined, 'nothing lies above the first row'],
  [0, 'ArrowLeft', undefined, 'nothing lies left of the first column'],
  [4, 'Home', 0, 'Home is the first'],
  [4, 'End', 6, 'End is the last'],
  [4, 'a', undefined, 'other keys lead nowhere'],
];
for (const [from, key, to, why] of CASES) {
  test(`${key} from ${from} leads to ${to}: ${why}`, () => assert.equal(nextByArrow(BOXES, from, key), to));
}

test('Down at the end of a longer row leads to the nearest of the shorter one', () => {
  assert.equal(nextByArrow([box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(1, 1)], 2, 'ArrowDown'), 4);
});
