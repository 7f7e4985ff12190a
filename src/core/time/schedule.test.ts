import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  formatMoment,
  formatTime,
  type HouseClock,
  isBefore,
  momentsBetween,
  type PostedMoment,
  parseMoment,
  timesOfDay,
} from './index.ts';

const ROOM: HouseClock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };
const BERLIN: HouseClock = { ...ROOM, zone: 'Europe/Berlin' };
const time = (text: string): Temporal.PlainTime => Temporal.PlainTime.from(text);
const at = (clock: HouseClock, text: string): Temporal.Instant => {
  const read = parseMoment(clock, text);
  assert.ok(read.ok);
  return read.value;
};
const nextMoment = (clock: HouseClock, times: readonly Temporal.PlainTime[], after: Temporal.Instant): PostedMoment =>
  momentsBetween(clock, times, { after, upTo: after.add({ hours: 72 }) })[0]!; // No day is that long.
const HOURLY = timesOfDay({ from: time('00:00'), to: time('23:00'), everyMinutes: 60 });

const DAILY: readonly [clock: HouseClock, time: string, after: string, next: string, why: string][] = [
  [ROOM, '06:00', '2026-03-02T05:59', '2026-03-02T06:00', 'the same morning'],
  [ROOM, '06:00', '2026-03-02T06:00', '2026-03-03T06:00', 'after means after'],
  [ROOM, '02:30', '2026-03-08T00:00', '2026-03-08T03:00', 'a skipped time comes when the clocks jump'],
  [ROOM, '01:30', '2026-11-01T00:00', '2026-11-01T01:30', 'a repeated time comes the first time'],
  [ROOM, '01:30', '2026-11-01T01:30', '2026-11-02T01:30', 'and only then'],
  [BERLIN, '02:30', '2026-03-29T00:00', '2026-03-29T03:00', 'another zone'],
];
for (const [clock, daily, after, next, why] of DAILY) {
  test(`[TIM-11] every day at ${daily}, in ${clock.zone}: after ${after} comes ${next}: ${why}`, () =>
    assert.equal(formatMoment(clock, nextMoment(clock, [time(daily)], at(clock, after)).at), next));
}

test('[TIM-11] each posted time happens once on each date of the year, in order', () => {
  for (const clock of [ROOM, BERLIN]) {
    const year = { after: at(clock, '2025-12-31T23:59'), upTo: at(clock, '2026-12-31T23:59') };
    const happened = momentsBetween(clock, HOURLY, year);
    assert.equal(happened.length, 365 * 24);
    assert.equal(new Set(happened.map(({ day, time: posted }) => `${day} ${posted}`)).size, 365 * 24);
    assert.ok(happened.every((moment, n) => n === 0 || !isBefore(moment.at, happened[n - 1]!.at)));
  }
});

test('[TIM-11] two posted times that the clocks push together both happen', () => {
  const night = { after: at(ROOM, '2026-03-08T01:00'), upTo: at(ROOM, '2026-03-08T03:00') };
  const happened = momentsBetween(ROOM, HOURLY, night).map(({ time: posted, at: when }) => [
    formatTime(posted),
    formatMoment(ROOM, when),
  ]);
  assert.deepEqual(happened, [
    ['02:00', '2026-03-08T03:00'],
    ['03:00', '2026-03-08T03:00'],
  ]);
});

const moments = fc
  .integer({ min: 1_767_225_600, max: 1_798_761_600 })
  .map(seconds => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000));
const posted = fc
  .uniqueArray(fc.nat(95), { minLength: 1, maxLength: 5 })
  .map(quarters => quarters.map(n => new Temporal.PlainTime(Math.floor(n / 4), (n % 4) * 15)));
const written = (list: readonly PostedMoment[]): readonly string[] =>
  list.map(moment => `${moment.day} ${moment.time} ${moment.at}`);

test('[TIM-11] going through time in steps does each exactly once', () => {
  const steps = fc.array(fc.nat(400_000), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(ROOM, BERLIN), posted, moments, steps, (clock, times, start, seconds) => {
      let after = start;
      const inSteps: PostedMoment[] = [];
      for (const step of seconds) {
        const upTo = after.add({ seconds: step });
        inSteps.push(...momentsBetween(clock, times, { after, upTo }));
        after = upTo;
      }
      assert.deepEqual(written(inSteps), written(momentsBetween(clock, times, { after: start, upTo: after })));
    }),
  );
});

test('[TIM-12] ten drawings on the hour, and tickets every three hours', () => {
  const drawings = timesOfDay({ from: time('12:00'), to: time('21:00'), everyMinutes: 60 }).map(formatTime);
  assert.equal(drawings.length, 10);
  assert.deepEqual([drawings[0], drawings[9]], ['12:00', '21:00']);
  const tickets = timesOfDay({ from: time('00:00'), to: time('23:59'), everyMinutes: 180 }).map(formatTime);
  assert.deepEqual(tickets, ['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00']);
});

test('[TIM-12] times that do not go forward are a defect', () => {
  assert.throws(() => timesOfDay({ from: time('12:00'), to: time('11:00'), everyMinutes: 60 }), /end before/);
  assert.throws(() => timesOfDay({ from: time('12:00'), to: time('13:00'), everyMinutes: 0 }), /minutes apart/);
});
