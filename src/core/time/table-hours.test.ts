import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addRational, rational } from '#core/base';
import { completeHours, contains, gamingDay, type HouseClock, overlap, type Span, tableHours } from './index.ts';

const ROOM: HouseClock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };
const span = (from: string, to: string): Span => ({ from: Temporal.Instant.from(from), to: Temporal.Instant.from(to) });
const moments = fc
  .integer({ min: 0, max: 1_000_000 })
  .map(seconds => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000));
const spans = fc
  .tuple(moments, moments)
  .map(list => list.toSorted(Temporal.Instant.compare))
  .map(([from, to]): Span => ({ from: from!, to: to! }));

test('[TIM-13] two tables open for an hour and a half are three table-hours', () => {
  const evening = span('2026-03-03T02:00Z', '2026-03-03T03:30Z');
  assert.deepEqual(tableHours([evening, evening], span('2026-03-03T00:00Z', '2026-03-04T00:00Z')), rational(3));
});

test('[TIM-13] a table that never closes has the hours that the gaming day has', () => {
  const always = span('2026-01-01T00:00Z', '2027-01-01T00:00Z');
  const hoursOn = (day: string) => tableHours([always], gamingDay(ROOM, Temporal.PlainDate.from(day)));
  assert.deepEqual(
    ['2026-03-06', '2026-03-07', '2026-10-31'].map(hoursOn),
    [24, 23, 25].map(n => rational(n)),
  );
});

test('[TIM-13] table-hours of two stretches that meet add up to those of both', () => {
  fc.assert(
    fc.property(fc.array(spans), spans, moments, (openings, within, cut) => {
      fc.pre(contains(within, cut));
      const [before, after] = [
        tableHours(openings, { ...within, to: cut }),
        tableHours(openings, { ...within, from: cut }),
      ];
      assert.deepEqual(addRational(before, after), tableHours(openings, within));
    }),
  );
});

test('[TIM-13] an hour begun does not count as complete', () => {
  assert.equal(completeHours(span('2026-03-08T09:30Z', '2026-03-08T11:29:59Z')), 1);
  assert.equal(completeHours(span('2026-03-08T09:30Z', '2026-03-08T11:30Z')), 2);
  assert.equal(completeHours(span('2026-03-08T09:30Z', '2026-03-08T09:30Z')), 0);
});

test('[TIM-13] a moment is in what two stretches have in common exactly when it is in both', () => {
  fc.assert(
    fc.property(spans, spans, moments, (a, b, moment) => {
      const both = overlap(a, b);
      assert.equal(both !== undefined && contains(both, moment), contains(a, moment) && contains(b, moment));
    }),
  );
});
