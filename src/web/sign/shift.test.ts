import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shiftAt } from './shift.ts';

const HOUR = 3_600_000;

test('the picture is somewhere else each hour, never far, and comes round in eight hours', () => {
  const places = Array.from({ length: 8 }, (_, hour) => shiftAt(hour * HOUR));
  assert.equal(new Set(places.map(String)).size, 8);
  assert.ok(places.flat().every(pixels => Math.abs(pixels) <= 6));
  assert.deepEqual(shiftAt(8 * HOUR), places[0]);
  assert.deepEqual(shiftAt(HOUR - 1), places[0], 'and stands still in between');
});
