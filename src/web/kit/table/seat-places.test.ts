import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLUMNS, dealerColumns, SEATS_MAX, seatPlaces } from './seat-places.ts';

const COUNTS = Array.from({ length: SEATS_MAX }, (_, index) => index + 1);

test('every seat has a place of its own, and none is the dealer’s', () => {
  for (const count of COUNTS) {
    const places = seatPlaces(count);
    assert.equal(places.length, count);
    assert.equal(new Set(places.map(({ column, row }) => `${column}.${row}`)).size, count);
    const { from, to } = dealerColumns(count);
    assert.ok(!places.some(({ column, row }) => row === 3 && column >= from && column <= to), String(count));
  }
});

test('a table looks the same from both sides', () => {
  for (const count of COUNTS) {
    const places = seatPlaces(count).map(({ column, row }) => `${column}.${row}`);
    for (const { column, row } of seatPlaces(count)) assert.ok(places.includes(`${COLUMNS + 1 - column}.${row}`));
  }
});

test('seat 1 is at the dealer’s left hand, and numbers go on clockwise', () => {
  assert.deepEqual(seatPlaces(11)[0], { column: 2, row: 3 });
  assert.deepEqual(seatPlaces(9)[0], { column: 1, row: 3 });
  assert.deepEqual(
    seatPlaces(6).map(({ column }) => column),
    [1, 1, 2, 4, 5, 5],
  );
});

test('a table larger than the ring shows what the ring holds', () => {
  assert.equal(seatPlaces(14).length, SEATS_MAX);
});
