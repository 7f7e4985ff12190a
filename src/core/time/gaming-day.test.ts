import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { calendarDay, calendarDayOf, contains, gamingDay, gamingDayOf, type HouseClock, type Span } from './index.ts';

const clockFrom = (zone: string, dayStartsAt: string): HouseClock => ({
  zone,
  dayStartsAt: Temporal.PlainTime.from(dayStartsAt),
});
const ROOM = clockFrom('America/Los_Angeles', '06:00');
const hours = ({ from, to }: Span): number => from.until(to).total('hours');
const date = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

const zones = fc.constantFrom(
  'America/Los_Angeles',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Havana',
  'America/St_Johns',
  'Pacific/Apia',
);
const starts = fc.constantFrom('00:00', '01:30', '02:30', '06:00', '23:45');
const clocks = fc.tuple(zones, starts).map(([zone, start]) => clockFrom(zone, start));
// From 2006, when clocks in St. John's went back over midnight, over the day that Apia left out in 2011, to 2037.
const moments = fc
  .integer({ min: 1_136_073_600, max: 2_145_916_800 })
  .map(seconds => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000));
const days = moments.map(moment => moment.toZonedDateTimeISO('UTC').toPlainDate());

const LENGTHS: readonly [zone: string, start: string, day: string, hours: number, why: string][] = [
  ['America/Los_Angeles', '06:00', '2026-03-06', 24, 'an ordinary day'],
  ['America/Los_Angeles', '06:00', '2026-03-07', 23, 'the clocks jump before it ends'],
  ['America/Los_Angeles', '06:00', '2026-03-08', 24, 'they have jumped before it starts'],
  ['America/Los_Angeles', '00:00', '2026-03-08', 23, 'a house whose day starts at midnight'],
  ['America/Los_Angeles', '02:30', '2026-03-07', 23.5, 'the next start is skipped: it comes at the jump'],
  ['America/Los_Angeles', '02:30', '2026-03-08', 23.5, 'the start is skipped: it comes at the jump'],
  ['America/Los_Angeles', '06:00', '2026-10-31', 25, 'the hour from one to two is there twice'],
  ['America/Los_Angeles', '01:30', '2026-10-31', 24, 'the next day starts in the first of them'],
  ['America/Los_Angeles', '01:30', '2026-11-01', 25, 'and has the second to itself'],
  ['Europe/Berlin', '06:00', '2026-03-28', 23, 'another zone, another Sunday'],
  ['Europe/Berlin', '06:00', '2026-10-24', 25, 'and back'],
  ['Australia/Lord_Howe', '06:00', '2026-04-04', 24.5, 'an island that changes by half an hour'],
];
for (const [zone, start, day, expected, why] of LENGTHS) {
  test(`[TIM-5] gaming day ${day} from ${start} in ${zone} has ${expected} hours: ${why}`, () =>
    assert.equal(hours(gamingDay(clockFrom(zone, start), date(day))), expected));
}

const BELONGS: readonly [at: string, gamingDay: string, calendarDay: string, why: string][] = [
  ['2026-03-03T02:00:00Z', '2026-03-02', '2026-03-02', 'Monday evening'],
  ['2026-03-03T13:59:59Z', '2026-03-02', '2026-03-03', 'the last second of the night'],
  ['2026-03-03T14:00:00Z', '2026-03-03', '2026-03-03', 'six in the morning'],
  ['2026-03-08T12:59:59Z', '2026-03-07', '2026-03-08', 'summer time: six is an hour earlier'],
  ['2026-03-08T13:00:00Z', '2026-03-08', '2026-03-08', 'to the second'],
  ['2026-11-01T09:30:00Z', '2026-10-31', '2026-11-01', 'the repeated hour is still Saturday night'],
];
for (const [at, gaming, calendar, why] of BELONGS) {
  test(`[TIM-5] [TIM-6] ${at} is gaming day ${gaming}, calendar day ${calendar}: ${why}`, () => {
    assert.equal(gamingDayOf(ROOM, Temporal.Instant.from(at)).toString(), gaming);
    assert.equal(calendarDayOf(ROOM, Temporal.Instant.from(at)).toString(), calendar);
  });
}

test('[TIM-6] where clocks go back over midnight, a day that has started goes on', () => {
  // In St. John's, at one minute past midnight on 2006-10-29, the wall went back to 23:01 on the 28th.
  const clock = clockFrom('America/St_Johns', '06:00');
  const days = ['02:29', '02:30', '02:31', '03:29', '03:30'].map(time =>
    calendarDayOf(clock, Temporal.Instant.from(`2006-10-29T${time}Z`)).toString(),
  );
  assert.deepEqual(days, ['2006-10-28', '2006-10-29', '2006-10-29', '2006-10-29', '2006-10-29']);
});

test('[TIM-5] each moment belongs to exactly one gaming day', () => {
  fc.assert(
    fc.property(clocks, moments, (clock, moment) => {
      const day = gamingDayOf(clock, moment);
      assert.ok(contains(gamingDay(clock, day), moment));
      for (const other of [-2, -1, 1, 2]) {
        assert.ok(!contains(gamingDay(clock, day.add({ days: other })), moment));
      }
    }),
    { numRuns: 500 },
  );
});

test('[TIM-5] gaming days tile time: each ends where the next begins', () => {
  fc.assert(
    fc.property(clocks, days, (clock, day) => {
      assert.ok(gamingDay(clock, day).to.equals(gamingDay(clock, day.add({ days: 1 })).from));
    }),
  );
});

test('[TIM-5] all gaming days of 2026 together are all the hours of 2026', () => {
  const year = Array.from({ length: 365 }, (_, n) => gamingDay(ROOM, date('2026-01-01').add({ days: n })));
  const lengths = year.map(hours);
  assert.equal(lengths.filter(length => length === 23).length, 1);
  assert.equal(lengths.filter(length => length === 25).length, 1);
  assert.equal(lengths.filter(length => length === 24).length, 363);
});

test('[TIM-6] a calendar day is a gaming day that starts at midnight', () => {
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const [late, midnight] = [clockFrom(zone, '06:00'), clockFrom(zone, '00:00')];
      const day = calendarDayOf(late, moment);
      assert.ok(day.equals(gamingDayOf(midnight, moment)));
      assert.ok(contains(calendarDay(late, day), moment));
    }),
  );
});
