import type { HouseClock } from './house-clock.ts';
import { localTime, momentOf } from './local-time.ts';
import { isBefore, type Span } from './span.ts';
import { MIDNIGHT } from './time-of-day.ts';

/** The gaming day a moment belongs to, named by the date on which it starts. TIM-5 */
export const gamingDayOf = (clock: HouseClock, moment: Temporal.Instant): Temporal.PlainDate =>
  dayOf(clock, clock.dayStartsAt, moment);

/** From the start of a gaming day to the start of the next: 23, 24 or 25 hours. TIM-5 */
export const gamingDay = (clock: HouseClock, day: Temporal.PlainDate): Span => daySpan(clock, clock.dayStartsAt, day);

/** The calendar day a moment belongs to. TIM-6 */
export const calendarDayOf = (clock: HouseClock, moment: Temporal.Instant): Temporal.PlainDate =>
  dayOf(clock, MIDNIGHT, moment);

/** From midnight to midnight. TIM-6 */
export const calendarDay = (clock: HouseClock, day: Temporal.PlainDate): Span => daySpan(clock, MIDNIGHT, day);

const daySpan = (clock: HouseClock, startsAt: Temporal.PlainTime, day: Temporal.PlainDate): Span => ({
  from: momentOf(clock, day.toPlainDateTime(startsAt)),
  to: momentOf(clock, day.add({ days: 1 }).toPlainDateTime(startsAt)),
});

/** The last day to have started. Where clocks go back over midnight, that may be the day after the one on the wall. */
const dayOf = (clock: HouseClock, startsAt: Temporal.PlainTime, moment: Temporal.Instant): Temporal.PlainDate => {
  const onTheWall = localTime(clock, moment).toPlainDate();
  const hasStarted = (day: Temporal.PlainDate) => !isBefore(moment, momentOf(clock, day.toPlainDateTime(startsAt)));
  const next = onTheWall.add({ days: 1 });
  if (hasStarted(next)) return next;
  return hasStarted(onTheWall) ? onTheWall : onTheWall.subtract({ days: 1 });
};
