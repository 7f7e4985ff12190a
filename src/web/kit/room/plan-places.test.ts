import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf } from './plan-places.ts';

test('tables stand as the office has drawn them, without the empty edges of the plan', () => {
  const { columns, rows, at } = placesOf(
    [7, 8],
    [
      { table: 7, across: 10, down: 4 },
      { table: 8, across: 14, down: 6 },
      { table: 99, across: 0, down: 0 },
    ],
  );
  assert.deepEqual([columns, rows], [6, 4]);
  assert.deepEqual(
    [at.get(7), at.get(8)],
    [
      { across: 0, down: 0 },
      { across: 4, down: 2 },
    ],
  );
});

test('a table that nobody has drawn stands in a row below the plan', () => {
  const { rows, at } = placesOf([7, 12], [{ table: 7, across: 3, down: 3 }]);
  assert.equal(rows, 4);
  assert.deepEqual(at.get(12), { across: 0, down: 2 });
});

test('a room that nobody has drawn is laid out in rows, wider than high', () => {
  const { columns, rows, at } = placesOf(
    Array.from({ length: 60 }, (_, place) => place + 1),
    [],
  );
  assert.deepEqual([columns, rows], [20, 12]);
  assert.deepEqual(
    [at.get(1), at.get(60)],
    [
      { across: 0, down: 0 },
      { across: 18, down: 10 },
    ],
  );
});
