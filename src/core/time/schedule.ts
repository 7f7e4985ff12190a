import { assert } from '#core/base';
import type { HouseClock } from './house-clock.ts';
import { localTime, momentOf } from './local-time.ts';
import { isBefore } from './span.ts';
import { MIDNIGHT } from './time-of-day.ts';

/** A posted time of one day, and when it happens. */
export type PostedMoment = {
  readonly day: Temporal.PlainDate;
  readonly time: Temporal.PlainTime;
  readonly at: Temporal.Instant;
};

/**
 * Every posted time after one moment and up to another, the latter included, in order. Each happens once on each date,
 * so that going through time in steps, however large, does each exactly once. TIM-11
 */
export const momentsBetween = (
  clock: HouseClock,
  times: readonly Temporal.PlainTime[],
  { after, upTo }: { readonly after: Temporal.Instant; readonly upTo: Temporal.Instant },
): readonly PostedMoment[] => {
  // Clocks that go back over midnight put a moment on the date before: hence a day more at either end.
  const first = localTime(clock, after).toPlainDate().subtract({ days: 1 });
  const last = localTime(clock, upTo).toPlainDate().add({ days: 1 });
  const count = Math.max(0, first.until(last).days + 1);
  return Array.from({ length: count }, (_, days) => momentsOn(clock, times, first.add({ days })))
    .flat()
    .filter(({ at }) => isBefore(after, at) && !isBefore(upTo, at));
};

/** The times of day from one to another, both included, so many minutes apart: `12:00`, `13:00` ... `21:00`. TIM-12 */
export const timesOfDay = (posted: {
  readonly from: Temporal.PlainTime;
  readonly to: Temporal.PlainTime;
  readonly everyMinutes: number;
}): readonly Temporal.PlainTime[] => {
  const minutes = MIDNIGHT.until(posted.to).total('minutes') - MIDNIGHT.until(posted.from).total('minutes');
  assert(minutes >= 0, 'posted times end before they begin');
  assert(Number.isSafeInteger(posted.everyMinutes) && posted.everyMinutes > 0, 'posted times are minutes apart');
  const count = Math.floor(minutes / posted.everyMinutes) + 1;
  return Array.from({ length: count }, (_, n) => posted.from.add({ minutes: n * posted.everyMinutes }));
};

const momentsOn = (
  clock: HouseClock,
  times: readonly Temporal.PlainTime[],
  day: Temporal.PlainDate,
): readonly PostedMoment[] =>
  times
    .toSorted(Temporal.PlainTime.compare)
    .map(time => ({ day, time, at: momentOf(clock, day.toPlainDateTime(time)) }));
