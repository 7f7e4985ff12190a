import { calendarDay, gamingDay } from './gaming-day.ts';
import type { HouseClock } from './house-clock.ts';
import { localTime, momentOf } from './local-time.ts';
import { contains, isBefore, type Span } from './span.ts';

/** Monday first; a weekday's place here, plus one, is its number in Temporal. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When something is offered. An opening belongs to the day on which it begins. TIM-7 */
export type PostedWindow = {
  readonly days: readonly Weekday[];
  readonly hours: 'all-day' | { readonly from: Temporal.PlainTime; readonly to: Temporal.PlainTime };
  /** Whether 02:00 on Monday is early on Monday's date, or late in Monday's gaming day. */
  readonly by: 'calendar-day' | 'gaming-day';
  /** First and last day, both included. */
  readonly dates?: { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate };
};

export const isOpen = (clock: HouseClock, window: PostedWindow, moment: Temporal.Instant): boolean =>
  openingsFrom(clock, window, firstDayToLookAt(clock, moment), DAYS_BACK + 2).some(span => contains(span, moment));

/** The opening that begins on that day, unless there is none or the clocks skip all of it. TIM-7 */
export const openingOn = (clock: HouseClock, window: PostedWindow, day: Temporal.PlainDate): Span | undefined => {
  if (!window.days.includes(WEEKDAYS[day.dayOfWeek - 1]!)) return undefined;
  if (window.dates && (isEarlier(day, window.dates.first) || isEarlier(window.dates.last, day))) return undefined;
  const span = wholeOpening(clock, window, day);
  return isBefore(span.from, span.to) ? span : undefined;
};

const wholeOpening = (clock: HouseClock, { hours, by }: PostedWindow, day: Temporal.PlainDate): Span => {
  if (hours === 'all-day') return by === 'gaming-day' ? gamingDay(clock, day) : calendarDay(clock, day);
  const isLateInTheDay = by === 'gaming-day' && Temporal.PlainTime.compare(hours.from, clock.dayStartsAt) < 0;
  const opens = isLateInTheDay ? day.add({ days: 1 }) : day;
  const isPastMidnight = Temporal.PlainTime.compare(hours.to, hours.from) <= 0;
  const closes = isPastMidnight ? opens.add({ days: 1 }) : opens;
  return {
    from: momentOf(clock, opens.toPlainDateTime(hours.from)),
    to: momentOf(clock, closes.toPlainDateTime(hours.to)),
  };
};

// A gaming day's opening may begin on the day after, and end on the one after that.
const DAYS_BACK = 2;

const firstDayToLookAt = (clock: HouseClock, moment: Temporal.Instant): Temporal.PlainDate =>
  localTime(clock, moment).toPlainDate().subtract({ days: DAYS_BACK });

const openingsFrom = (
  clock: HouseClock,
  window: PostedWindow,
  first: Temporal.PlainDate,
  count: number,
): readonly Span[] =>
  Array.from({ length: count }, (_, days) => openingOn(clock, window, first.add({ days }))).filter(
    span => span !== undefined,
  );

const isEarlier = (a: Temporal.PlainDate, b: Temporal.PlainDate): boolean => Temporal.PlainDate.compare(a, b) < 0;
