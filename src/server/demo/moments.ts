import { z } from 'zod';
import type { HouseView } from '#core/house';
import { calendarDayOf, momentOf, WEEKDAYS } from '#core/time';

const Ahead = z.strictObject({ on: z.enum(WEEKDAYS), at: z.string() });

/** Nobody who looks at a demonstration finds its contests closed at once. */
const DAYS_LEAST = 2;

/** What is posted, with each moment on the next such day of the week. */
export const momentsIn = (
  posted: Readonly<Record<string, unknown>>,
  { settings: { clock } }: HouseView,
  now: Temporal.Instant,
): Readonly<Record<string, unknown>> => {
  const first = calendarDayOf(clock, now).add({ days: DAYS_LEAST });
  const resolved = (value: unknown): unknown => {
    const ahead = Ahead.safeParse(value);
    if (!ahead.success) return value;
    const { on, at } = ahead.data;
    const days = (WEEKDAYS.indexOf(on) + 1 - first.dayOfWeek + 7) % 7;
    return momentOf(clock, first.add({ days }).toPlainDateTime(Temporal.PlainTime.from(at))).toString();
  };
  return Object.fromEntries(Object.entries(posted).map(([name, value]) => [name, resolved(value)]));
};
