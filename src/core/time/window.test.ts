import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  contains,
  formatMoment,
  type HouseClock,
  isBefore,
  isOpen,
  openingOn,
  type PostedWindow,
  parseMoment,
  parseWindow,
  type Span,
  WEEKDAYS,
} from './index.ts';

const ROOM: HouseClock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };
const windowOf = (text: string): PostedWindow => {
  const read = parseWindow(text);
  assert.ok(read.ok);
  return read.value;
};
const at = (text: string): Temporal.Instant => {
  const read = parseMoment(ROOM, text);
  assert.ok(read.ok);
  return read.value;
};
const written = (span: Span | undefined): string =>
  span === undefined ? 'never' : `${formatMoment(ROOM, span.from)} to ${formatMoment(ROOM, span.to)}`;

/** The opening under way, or else the next one. */
const nextOpening = (clock: HouseClock, window: PostedWindow, moment: Temporal.Instant): Span | undefined => {
  const earliest = moment.toZonedDateTimeISO(clock.zone).toPlainDate().subtract({ days: 2 });
  const { first = earliest } = window.dates ?? {};
  const from = Temporal.PlainDate.compare(earliest, first) < 0 ? first : earliest;
  const openings = Array.from({ length: 17 }, (_, days) => openingOn(clock, window, from.add({ days })));
  return openings.find(span => span !== undefined && isBefore(moment, span.to));
};

const OPEN: readonly [window: string, at: string, isOpen: boolean, why: string][] = [
  ['Mondays 18:00 to 22:00', '2026-03-02T18:00', true, 'the first minute counts'],
  ['Mondays 18:00 to 22:00', '2026-03-02T21:59:59', true, 'up to the last second'],
  ['Mondays 18:00 to 22:00', '2026-03-02T22:00', false, 'the end does not'],
  ['Mondays 18:00 to 22:00', '2026-03-03T19:00', false, 'a Tuesday'],
  ['Fridays 22:00 to 02:00', '2026-03-07T01:00', true, 'past midnight it is still Friday’s opening'],
  ['Fridays 22:00 to 02:00', '2026-03-06T01:00', false, 'the night before was Thursday’s'],
  ['Mondays 02:00 to 04:00', '2026-03-02T03:00', true, 'by the calendar, early on Monday'],
  ['Mondays 02:00 to 04:00 by gaming day', '2026-03-02T03:00', false, 'that is Sunday’s gaming day'],
  ['Mondays 02:00 to 04:00 by gaming day', '2026-03-03T03:00', true, 'late in Monday’s gaming day'],
  ['Mondays 03:00 to 02:00 by gaming day', '2026-03-04T01:00', true, 'begun on Tuesday’s date, over on Wednesday’s'],
  ['Mondays all day', '2026-03-02T00:00', true, 'from midnight'],
  ['Mondays all day', '2026-03-03T00:00', false, 'to midnight'],
  ['Mondays all day by gaming day', '2026-03-02T05:59', false, 'before the gaming day starts'],
  ['Mondays all day by gaming day', '2026-03-03T05:59', true, 'until it ends'],
  ['Every day 18:00 to 24:00 from 2026-03-02 to 2026-03-03', '2026-03-01T20:00', false, 'before the first day'],
  ['Every day 18:00 to 24:00 from 2026-03-02 to 2026-03-03', '2026-03-03T23:59', true, 'to the end of the last'],
  ['Every day 22:00 to 02:00 from 2026-03-02 to 2026-03-03', '2026-03-04T01:00', true, 'begun on the last day'],
  ['Sundays 01:30 to 02:30', '2026-11-01T01:00-08:00', true, 'one stretch, through the repeated hour'],
  ['Sundays 00:30 to 01:30', '2026-11-01T01:15-08:00', false, 'it ended when the wall first showed 01:30'],
];
for (const [window, moment, expected, why] of OPEN) {
  test(`[TIM-7] ${window} is ${expected ? 'open' : 'closed'} at ${moment}: ${why}`, () =>
    assert.equal(isOpen(ROOM, windowOf(window), at(moment)), expected));
}

const NEXT: readonly [window: string, from: string, opening: string, why: string][] = [
  ['Mondays 18:00 to 22:00', '2026-03-02T20:00', '2026-03-02T18:00 to 2026-03-02T22:00', 'the one under way'],
  ['Mondays 18:00 to 22:00', '2026-03-02T22:00', '2026-03-09T18:00 to 2026-03-09T22:00', 'a week later'],
  ['Sundays 01:00 to 04:00', '2026-03-07T12:00', '2026-03-08T01:00 to 2026-03-08T04:00', 'two hours of three'],
  ['Sundays 02:30 to 04:00', '2026-03-07T12:00', '2026-03-08T03:00 to 2026-03-08T04:00', 'from when the clocks jump'],
  ['Sundays 02:00 to 02:45', '2026-03-07T12:00', '2026-03-15T02:00 to 2026-03-15T02:45', 'the clocks skip all of it'],
  [
    'Every day all day from 2027-01-01 to 2027-01-01',
    '2026-03-07T12:00',
    '2027-01-01T00:00 to 2027-01-02T00:00',
    'far',
  ],
  ['Every day all day from 2026-01-01 to 2026-01-01', '2026-03-07T12:00', 'never', 'it is over'],
  ['Mondays all day from 2026-03-03 to 2026-03-08', '2026-03-01T12:00', 'never', 'no Monday among its dates'],
];
for (const [window, from, opening, why] of NEXT) {
  test(`[TIM-7] ${window}, seen from ${from}, opens ${opening}: ${why}`, () =>
    assert.equal(written(nextOpening(ROOM, windowOf(window), at(from))), opening));
}

const clocks = fc
  .tuple(fc.constantFrom('America/Los_Angeles', 'Europe/Berlin', 'America/Havana'), fc.constantFrom('00:00', '06:00'))
  .map(([zone, start]): HouseClock => ({ zone, dayStartsAt: Temporal.PlainTime.from(start) }));
const times = fc.nat(95).map(quarter => new Temporal.PlainTime(Math.floor(quarter / 4), (quarter % 4) * 15));
const windows: fc.Arbitrary<PostedWindow> = fc.record({
  days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
  hours: fc.oneof(
    fc.constant('all-day' as const),
    fc.record({ from: times, to: times }).filter(({ from, to }) => !from.equals(to)),
  ),
  by: fc.constantFrom('calendar-day', 'gaming-day'),
});
const quarters = fc
  .integer({ min: 0, max: 365 * 96 })
  .map(n => Temporal.Instant.from('2026-01-01T08:00Z').add({ minutes: 15 * n }));

test('[TIM-7] it is open exactly when the next opening has begun', () => {
  fc.assert(
    fc.property(clocks, windows, quarters, (clock, window, moment) => {
      const next = nextOpening(clock, window, moment);
      assert.ok(next !== undefined && isBefore(moment, next.to));
      assert.equal(isOpen(clock, window, moment), contains(next, moment));
      assert.ok(isOpen(clock, window, next.from));
    }),
    { numRuns: 500 },
  );
});

test('[TIM-7] between a moment and the next opening it is closed, and openings do not overlap', () => {
  fc.assert(
    fc.property(clocks, windows, quarters, (clock, window, moment) => {
      const next = nextOpening(clock, window, moment)!;
      const minutes = Math.max(0, moment.until(next.from).total('minutes'));
      for (let waited = 0; waited < minutes; waited += 45) {
        assert.ok(!isOpen(clock, window, moment.add({ minutes: waited })));
      }
      const following = nextOpening(clock, window, next.to)!;
      assert.ok(!isBefore(following.from, next.to));
    }),
  );
});

test('[TIM-7] an opening begins on its own day, at most one a day', () => {
  fc.assert(
    fc.property(clocks, windows, quarters, (clock, window, moment) => {
      const day = moment.toZonedDateTimeISO(clock.zone).toPlainDate();
      const opening = openingOn(clock, window, day);
      assert.ok(opening === undefined || window.days.includes(WEEKDAYS[day.dayOfWeek - 1]!));
      assert.ok(opening === undefined || nextOpening(clock, window, opening.from)!.from.equals(opening.from));
    }),
  );
});
