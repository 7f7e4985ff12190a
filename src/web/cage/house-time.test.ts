import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDayAt, houseTime } from './house-time.ts';

const ZONE = 'America/Los_Angeles';

test('moments are told by the clock of the house, months in words', () => {
  const { time, moment, day } = houseTime('en', ZONE);
  const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
  assert.equal(plain(time('2026-03-02T22:02:00Z')), '2:02 PM');
  assert.equal(plain(moment('2026-03-02T22:02:00Z')), 'Mar 2, 2026, 2:02 PM');
  assert.equal(day('2026-03-02'), 'Mar 2, 2026');
});

test('[TAX-1] the day of a payment is the calendar day at the house', () => {
  assert.equal(calendarDayAt(Date.parse('2026-01-01T07:59:59Z'), ZONE), '2025-12-31');
  assert.equal(calendarDayAt(Date.parse('2026-01-01T08:00:00Z'), ZONE), '2026-01-01');
});
