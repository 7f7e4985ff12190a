import { Money } from '#core/money';
import { AtLeastOne, either, exactly, list, Numbered, named, type Of, object, one, optional, whole } from '#core/shape';
import { DayText, TimeOfDay, WEEKDAYS } from '#core/time';

/** Hours of some days of the week. What goes on past midnight belongs to the gaming day on which it began. */
export const PostedHours = named(
  'PostedHours',
  object({
    days: list(one(WEEKDAYS), { min: 1, max: 7 }),
    hours: either(exactly('all-day'), object({ from: TimeOfDay, to: TimeOfDay })),
  }),
);
export type PostedHours = Of<typeof PostedHours>;

/** When an offering runs. A house that never closes says so: `all`. OFT-1 */
export const OfferingTimes = object({
  hours: either(exactly('all'), list(PostedHours, { min: 1, max: 50 })),
  /** The first and the last gaming day, both included. The clock starts and ends it. */
  firstDay: optional(DayText),
  lastDay: optional(DayText),
  /** How long it hangs before it starts, and a change before it holds. */
  noticeHours: optional(AtLeastOne),
  /** Boards of the best hand follow one another, each so many minutes long. OFT-7 */
  periodMinutes: optional(whole({ min: 5, max: 1_440 })),
});
export type OfferingTimes = Of<typeof OfferingTimes>;

/** When and where prizes are multiplied: everything that is named has to be so. OFT-2 */
export const MultiplierTimes = object({
  hours: optional(list(PostedHours, { min: 1, max: 50 })),
  tables: optional(list(Numbered, { min: 1, max: 1_000 })),
  /** The limits of the tables, as the tables have them. */
  limits: optional(list(object({ from: Money, to: Money }), { min: 1, max: 50 })),
});
export type MultiplierTimes = Of<typeof MultiplierTimes>;

export const ALL_HOURS: OfferingTimes = { hours: 'all' };
