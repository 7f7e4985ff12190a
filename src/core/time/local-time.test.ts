import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatMoment, type HouseClock, isBefore, localTime, momentOf, parseMoment } from './index.ts';

const clockIn = (zone: string): HouseClock => ({ zone, dayStartsAt: Temporal.PlainTime.from('06:00') });
const LOS_ANGELES = clockIn('America/Los_Angeles');
const clocks = fc
  .constantFrom('America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Havana', 'Asia/Manila')
  .map(clockIn);
// All of 2026, with moments close to a change of clocks as likely as all others together.
const changes = [
  '2026-03-08T10:00Z',
  '2026-11-01T09:00Z',
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-04-04T15:00Z',
];
const nearby = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -7_200, max: 7_200 }))
  .map(([change, seconds]) => Temporal.Instant.from(change).add({ seconds }));
const anywhere = fc
  .integer({ min: 1_767_225_600_000, max: 1_798_761_600_000 })
  .map(ms => Temporal.Instant.fromEpochMilliseconds(ms));
const moments = fc.oneof(nearby, anywhere);

const HAPPENS: readonly [zone: string, local: string, at: string, why: string][] = [
  ['America/Los_Angeles', '2026-03-08T01:59', '2026-03-08T09:59:00Z', 'the last minute of winter'],
  ['America/Los_Angeles', '2026-03-08T02:00', '2026-03-08T10:00:00Z', 'skipped: when the clocks jump'],
  ['America/Los_Angeles', '2026-03-08T02:30', '2026-03-08T10:00:00Z', 'skipped: when the clocks jump'],
  ['America/Los_Angeles', '2026-03-08T03:00', '2026-03-08T10:00:00Z', 'the first minute of summer'],
  ['America/Los_Angeles', '2026-11-01T00:59', '2026-11-01T07:59:00Z', 'before the repeated hour'],
  ['America/Los_Angeles', '2026-11-01T01:30', '2026-11-01T08:30:00Z', 'shown twice: the first time'],
  ['America/Los_Angeles', '2026-11-01T02:00', '2026-11-01T10:00:00Z', 'after it'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:00:00Z', 'skipped, another zone'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00Z', 'shown twice, another zone'],
  ['America/Havana', '2026-03-08T00:00', '2026-03-08T05:00:00Z', 'a midnight that is skipped'],
];
for (const [zone, local, at, why] of HAPPENS) {
  test(`[TIM-3] ${local} in ${zone} is ${at}: ${why}`, () =>
    assert.equal(momentOf(clockIn(zone), Temporal.PlainDateTime.from(local)).toString(), at));
}

test('[TIM-3] what is posted in order happens in order', () => {
  fc.assert(
    fc.property(clocks, moments, fc.integer({ min: 0, max: 7_200 }), (clock, moment, seconds) => {
      const local = localTime(clock, moment);
      assert.ok(!isBefore(momentOf(clock, local.add({ seconds })), momentOf(clock, local)));
    }),
  );
});

test('[TIM-4] parse undoes format at every moment, the repeated hour included', () => {
  fc.assert(
    fc.property(clocks, moments, (clock, moment) => {
      const read = parseMoment(clock, formatMoment(clock, moment));
      assert.ok(read.ok && read.value.equals(moment));
    }),
    { numRuns: 1_000 },
  );
});

const WRITTEN: readonly [at: string, text: string, why: string][] = [
  ['2026-03-03T02:00:00Z', '2026-03-02T18:00', 'to the minute, without a zone'],
  ['2026-03-03T02:00:07Z', '2026-03-02T18:00:07', 'to the second where it matters'],
  ['2026-03-03T02:00:07.25Z', '2026-03-02T18:00:07.25', 'and finer'],
  ['2026-11-01T08:30:00Z', '2026-11-01T01:30', 'the first pass of the repeated hour'],
  ['2026-11-01T09:30:00Z', '2026-11-01T01:30-08:00', 'the second pass'],
];
for (const [at, text, why] of WRITTEN) {
  test(`[TIM-4] ${at} is written ${text}: ${why}`, () =>
    assert.equal(formatMoment(LOS_ANGELES, Temporal.Instant.from(at)), text));
}

const REFUSED: readonly [text: string, code: string, why: string][] = [
  ['', 'unreadable-moment', 'nothing written'],
  ['2026-03-02', 'unreadable-moment', 'a date alone'],
  ['2026-03-02 18:00', 'unreadable-moment', 'no T'],
  ['2026-02-30T18:00', 'unreadable-moment', 'no such day'],
  ['2026-03-02T24:00', 'unreadable-moment', 'no such hour'],
  ['2026-03-02T18:00Z', 'unreadable-moment', 'not house time'],
  ['2026-03-08T02:30', 'time-skipped', 'no wall clock showed it'],
  ['2026-03-02T18:00-07:00', 'offset-not-in-force', 'summer time in winter'],
];
for (const [text, code, why] of REFUSED) {
  test(`[TIM-4] "${text}" is refused: ${why}`, () => {
    const read = parseMoment(LOS_ANGELES, text);
    assert.equal(!read.ok && read.code, code);
  });
}

test('[TIM-4] an offset that is in force says the same without being needed', () => {
  const read = parseMoment(LOS_ANGELES, '2026-07-04T12:00-07:00');
  assert.equal(read.ok && read.value.toString(), '2026-07-04T19:00:00Z');
});
