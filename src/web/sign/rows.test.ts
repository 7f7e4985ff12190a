import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsAt } from './rows.ts';

test('[HG2-21] a list that is longer than the sign is shown page after page, all of it', () => {
  const all = Array.from({ length: 20 }, (_, place) => place);
  const shown = [0, 5_000, 10_000].flatMap(now => rowsAt(all, now));
  assert.deepEqual(shown, all);
  assert.deepEqual(rowsAt(all, 15_000), rowsAt(all, 0));
  assert.deepEqual(rowsAt([1, 2], 5_000), [1, 2]);
  assert.deepEqual(rowsAt([], 5_000), []);
});
