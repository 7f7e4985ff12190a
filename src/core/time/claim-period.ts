import { assert } from '#core/base';
import { calendarDay, calendarDayOf } from './gaming-day.ts';
import type { HouseClock } from './house-clock.ts';
import { isBefore } from './span.ts';

export const PERIOD_UNITS = ['minutes', 'hours', 'days'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** How long a person has, to claim or to take notice: 15 minutes, 24 hours, 30 days. */
export type Period = { readonly count: number; readonly unit: PeriodUnit };

/** The last moment of a period. Minutes and hours are elapsed; days are calendar days, the last one whole. TIM-9 */
export const periodEnds = (clock: HouseClock, { count, unit }: Period, start: Temporal.Instant): Temporal.Instant => {
  assert(Number.isSafeInteger(count) && count > 0, `a period of ${count} ${unit}`);
  if (unit === 'days') return calendarDay(clock, lastDayOf(clock, count, start)).to;
  return start.add({ [unit]: count });
};

/** The last of so many days. The day on which they start does not count. TIM-9 */
export const lastDayOf = (clock: HouseClock, days: number, start: Temporal.Instant): Temporal.PlainDate =>
  calendarDayOf(clock, start).add({ days });

/** A claim at the very moment of the deadline is in time. TIM-9 */
export const isInTime = (claimed: Temporal.Instant, deadline: Temporal.Instant): boolean =>
  !isBefore(deadline, claimed);

/** Whether what was posted at one moment may take effect at another. TIM-10 */
export const isNoticeGiven = (
  clock: HouseClock,
  notice: Period,
  { postedAt, takesEffectAt }: { readonly postedAt: Temporal.Instant; readonly takesEffectAt: Temporal.Instant },
): boolean => !isBefore(takesEffectAt, periodEnds(clock, notice, postedAt));
