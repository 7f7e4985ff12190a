import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PromotionView } from '#core/views';
import { barsIn, dayAt, daysFrom, endOfDay } from './calendar.ts';

const ZONE = 'America/Los_Angeles';
const NOW = Date.parse('2026-11-01T06:30:00Z'); // Saturday evening at the house, before the clocks go back.

const promotion = (name: string, openedAt: string, endsAt?: string): PromotionView => ({
  promotion: name,
  activity: name,
  name,
  mechanism: 'drawing',
  openedAt,
  ...(endsAt === undefined ? {} : { endsAt }),
  board: { type: 'other', mechanism: 'drawing' },
  desk: { type: 'other' },
});

test('the days are those of the house, also when its clocks change', () => {
  const days = daysFrom(NOW, ZONE);
  assert.deepEqual([days[0], days[1], days[6]], ['2026-10-31', '2026-11-01', '2026-11-06']);
  assert.equal(dayAt(Date.parse('2026-11-01T07:30:00Z'), ZONE), '2026-11-01');
});

test('a bar goes from the day it began to the day it ends, and says where it goes on', () => {
  const days = daysFrom(NOW, ZONE);
  const bars = barsIn(
    days,
    [
      promotion('open', '2026-10-01T00:00:00Z'),
      promotion('short', '2026-10-31T20:00:00Z', '2026-11-02T20:00:00Z'),
      promotion('long', '2026-10-31T20:00:00Z', '2026-12-24T20:00:00Z'),
      promotion('unsettled', '2026-10-01T20:00:00Z', '2026-10-29T20:00:00Z'),
    ],
    ZONE,
  );
  const seen = bars.map(({ promotion: { name }, from, to, isBegunBefore, goesOn }) => ({
    name,
    at: [from, to, isBegunBefore, goesOn],
  }));
  assert.deepEqual(seen, [
    { name: 'unsettled', at: [0, 0, true, false] },
    { name: 'short', at: [0, 2, false, false] },
    { name: 'long', at: [0, 6, false, true] },
    { name: 'open', at: [0, 6, true, true] },
  ]);
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
