import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countdown, dayAndTimeOf, secondOf, timeOf } from './moments.ts';

const PACIFIC = 'America/Los_Angeles';
const MOMENT = Date.parse('2026-11-14T22:05:09Z');

test('times are those of the house', () => {
  assert.equal(timeOf(PACIFIC, MOMENT), '2:05 PM');
  assert.equal(secondOf(PACIFIC, MOMENT), '2:05:09 PM');
  assert.equal(dayAndTimeOf(PACIFIC, MOMENT), 'Nov 14, 2:05 PM');
});

test('time left is counted down to nothing and no further', () => {
  assert.equal(countdown(3_725_000), '1:02:05');
  assert.equal(countdown(65_000), '1:05');
  assert.equal(countdown(900), '0:01', 'the last second is still there');
  assert.equal(countdown(-5), '0:00');
});
