import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDayAt, endOfDay, houseTime, momentAt, wallTimeAt } from './house-time.ts';

const ZONE = 'America/Los_Angeles';

test('moments are told by the clock of the house, months in words', () => {
  const { time, moment, day } = houseTime('en', ZONE);
  const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
  assert.equal(plain(time('2026-03-02T22:02:00Z')), '2:02 PM');
  assert.equal(plain(moment('2026-03-02T22:02:00Z')), 'Mar 2, 2026, 2:02 PM');
  assert.equal(day('2026-03-02'), 'Mar 2, 2026');
});

test('a line ends at the space of a Chinese moment, never inside its date or its time', () => {
  const { time, moment, when, day } = houseTime('zh-Hant', ZONE);
  const joined = (...pieces: readonly string[]): string => pieces.join('\u2060');
  const [date, clock] = [joined('3', '月', '2', '日'), joined('下', '午', '2:02')];
  assert.equal(time('2026-03-02T22:02:00Z'), clock);
  assert.equal(moment('2026-03-02T22:02:00Z'), `${joined('2026', '年', date)} ${clock}`);
  assert.equal(when('2026-03-02T22:02:00Z'), `${date} ${clock}`);
  assert.equal(day('2026-03-02'), joined('2026', '年', date));
});

test('[TAX-1] the day of a payment is the calendar day at the house', () => {
  assert.equal(calendarDayAt(Date.parse('2026-01-01T07:59:59Z'), ZONE), '2025-12-31');
  assert.equal(calendarDayAt(Date.parse('2026-01-01T08:00:00Z'), ZONE), '2026-01-01');
});

test('a day ends at 23:59 on the wall of the house, in winter, in summer and when the clocks change', () => {
  for (const [day, moment] of [
    ['2026-12-31', '2027-01-01T07:59:00.000Z'],
    ['2026-07-04', '2026-07-05T06:59:00.000Z'],
    ['2026-11-01', '2026-11-02T07:59:00.000Z'],
    ['2026-03-08', '2026-03-09T06:59:00.000Z'],
  ] as const) {
    assert.equal(endOfDay(day, ZONE), moment, day);
  }
});

test('a time on the wall of the house and its moment are one, before and after the clocks change', () => {
  for (const [wall, moment] of [
    ['2026-10-31T23:30', '2026-11-01T06:30:00.000Z'],
    ['2026-11-01T03:00', '2026-11-01T11:00:00.000Z'],
    ['2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  ] as const) {
    assert.equal(momentAt(wall, ZONE), moment, wall);
    assert.equal(wallTimeAt(Date.parse(moment), ZONE), wall);
  }
});
