import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn, seatedIn, tableAt, withTable } from './squares-form.ts';

test('[CON-6] a table is put on a square, moved over another, and taken away', () => {
  const one = withTable([], { top: 7, left: 0 }, 5);
  const two = withTable(one, { top: 3, left: 4 }, 6);
  assert.deepEqual([tableAt(two, 7, 0), tableAt(two, 3, 4), tableAt(two, 0, 7)], [5, 6, undefined]);
  assert.equal(tableAt(withTable(two, { top: 7, left: 0 }, 9), 7, 0), 9);
  assert.deepEqual(withTable(one, { top: 7, left: 0 }, undefined), []);
});

test('who sits where is read line by line', () => {
  assert.deepEqual(seatedIn('5: 1 2 3\ntable 8: 4, 6'), { 5: [1, 2, 3], 8: [4, 6] });
  assert.deepEqual(seatedIn('nobody'), {});
  assert.deepEqual(numbersIn('5, 8 and 12'), [5, 8, 12]);
});
