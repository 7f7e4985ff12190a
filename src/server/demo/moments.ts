import type { HouseView } from '#core/house';
import { check, object, one, optional, Text, whole } from '#core/shape';
import { calendarDayOf, momentOf, WEEKDAYS } from '#core/time';

/** `moved`: so many days later, or earlier. */
const Ahead = object({ on: one(WEEKDAYS), at: Text, moved: optional(whole({})) });

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
    if (Array.isArray(value)) return value.map(resolved);
    const ahead = check(Ahead, value);
    if (!ahead.ok) return typeof value === 'object' && value !== null ? eachOf(value) : value;
    const { on, at, moved = 0 } = ahead.value;
    const days = ((WEEKDAYS.indexOf(on) + 1 - first.dayOfWeek + 7) % 7) + moved;
    return momentOf(clock, first.add({ days }).toPlainDateTime(Temporal.PlainTime.from(at))).toString();
  };
  const eachOf = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolved(value)]));
  return eachOf(posted);
};
