import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  calendarDayOf,
  formatMoment,
  type HouseClock,
  isBefore,
  isInTime,
  isNoticeGiven,
  lastDayOf,
  PERIOD_UNITS,
  type Period,
  parseMoment,
  periodEnds,
} from './index.ts';

const ROOM: HouseClock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };
const BERLIN: HouseClock = { ...ROOM, zone: 'Europe/Berlin' };
const at = (clock: HouseClock, text: string): Temporal.Instant => {
  const read = parseMoment(clock, text);
  assert.ok(read.ok);
  return read.value;
};
const periodOf = (text: string): Period => {
  const [count, name = ''] = text.split(' ');
  return { count: Number(count), unit: PERIOD_UNITS.find(unit => unit.startsWith(name))! };
};

const ENDS: readonly [clock: HouseClock, period: string, start: string, end: string, why: string][] = [
  [ROOM, '15 minutes', '2026-03-02T18:00', '2026-03-02T18:15', 'an ordinary evening'],
  [ROOM, '15 minutes', '2026-03-08T01:50', '2026-03-08T03:05', 'minutes go by while the clocks jump'],
  [ROOM, '15 minutes', '2026-11-01T01:50', '2026-11-01T01:05-08:00', 'and while they go back'],
  [ROOM, '24 hours', '2026-03-07T20:00', '2026-03-08T21:00', 'hours are elapsed time too'],
  [ROOM, '24 hours', '2026-10-31T20:00', '2026-11-01T19:00', 'in autumn as well'],
  [ROOM, '30 days', '2026-03-02T18:00', '2026-04-02T00:00', '30 days after March 2 is April 1, the whole of it'],
  [ROOM, '30 days', '2026-03-02T00:00', '2026-04-02T00:00', 'whatever the hour of the win'],
  [ROOM, '30 days', '2026-03-03T02:00', '2026-04-03T00:00', 'by the date on the slip, not by the gaming day'],
  [ROOM, '30 days', '2026-10-15T23:59', '2026-11-15T00:00', 'across the repeated hour'],
  [ROOM, '30 days', '2026-01-31T12:00', '2026-03-03T00:00', 'across a short month'],
  [BERLIN, '30 days', '2026-03-10T12:00', '2026-04-10T00:00', 'another zone'],
  [ROOM, '1 day', '2026-03-07T12:00', '2026-03-09T00:00', 'a last day of 23 hours is whole'],
];
for (const [clock, period, start, end, why] of ENDS) {
  test(`[TIM-9] ${period} from ${start} in ${clock.zone} end ${end}: ${why}`, () =>
    assert.equal(formatMoment(clock, periodEnds(clock, periodOf(period), at(clock, start))), end));
}

test('[TIM-9] thirty days from March 2 are not 720 hours, and the last of them is April 1', () => {
  const start = at(ROOM, '2026-03-02T00:00');
  assert.equal(start.until(periodEnds(ROOM, periodOf('30 days'), start)).total('hours'), 31 * 24 - 1);
  assert.equal(lastDayOf(ROOM, 30, start).toString(), '2026-04-01');
});

test('[TIM-9] a claim at the very moment of the deadline is in time, and a nanosecond later it is not', () => {
  const deadline = at(ROOM, '2026-03-02T18:15');
  assert.ok(isInTime(deadline, deadline));
  assert.ok(!isInTime(deadline.add({ nanoseconds: 1 }), deadline));
});

const moments = fc
  .integer({ min: 1_767_225_600, max: 1_798_761_600 })
  .map(seconds => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000));
const counts = fc.integer({ min: 1, max: 400 });

test('[TIM-9] every claim made on the last day is in time, and none on the day after it', () => {
  fc.assert(
    fc.property(fc.constantFrom(ROOM, BERLIN), moments, counts, moments, (clock, start, count, claimed) => {
      const deadline = periodEnds(clock, { count, unit: 'days' }, start);
      const isByLastDay =
        Temporal.PlainDate.compare(calendarDayOf(clock, claimed), lastDayOf(clock, count, start)) <= 0;
      assert.equal(isInTime(claimed, deadline), isByLastDay || claimed.equals(deadline));
    }),
  );
});

test('[TIM-9] who starts later does not end earlier', () => {
  fc.assert(
    fc.property(moments, fc.nat(200_000), counts, fc.constantFrom(...PERIOD_UNITS), (start, seconds, count, unit) => {
      const [first, second] = [start, start.add({ seconds })].map(from => periodEnds(ROOM, { count, unit }, from));
      assert.ok(!isBefore(second!, first!));
    }),
  );
});

const NOTICE: readonly [notice: string, posted: string, effect: string, isGiven: boolean, why: string][] = [
  ['3 days', '2026-03-02T14:00', '2026-03-06T00:00', true, 'three whole days lie between'],
  ['3 days', '2026-03-02T14:00', '2026-03-05T23:59', false, 'the third is not over'],
  ['24 hours', '2026-03-07T14:00', '2026-03-08T14:00', false, 'the clocks took an hour of them'],
  ['24 hours', '2026-03-07T14:00', '2026-03-08T15:00', true, 'now they have gone by'],
];
for (const [notice, posted, effect, isGiven, why] of NOTICE) {
  test(`[TIM-10] ${notice} notice posted ${posted} is ${isGiven ? '' : 'not '}enough for ${effect}: ${why}`, () => {
    const change = { postedAt: at(ROOM, posted), takesEffectAt: at(ROOM, effect) };
    assert.equal(isNoticeGiven(ROOM, periodOf(notice), change), isGiven);
  });
}

test('[TIM-9] a period of nothing is a defect', () => {
  const start = at(ROOM, '2026-03-02T14:00');
  assert.throws(() => periodEnds(ROOM, { count: 0, unit: 'days' }, start), /a period of 0 days/);
});
