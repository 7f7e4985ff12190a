import { gamingDay, gamingDayOf, type HouseClock, isBefore, localTime, momentOf, type Span } from '#core/time';
import type { Offering } from './offering.ts';
import { hoursWithin } from './times.ts';

const MOST_DAYS_AHEAD = 15;

/**
 * The posted period in which a moment lies: of the posted minutes, counted from the opening, else all of the hours that
 * are on. OFT-7, OFT-8
 */
export const periodAt = (clock: HouseClock, offering: Offering, at: Temporal.Instant): Span | undefined => {
  const hours = hoursWithin(clock, offering, gamingDay(clock, gamingDayOf(clock, at))).find(
    ({ from, to }) => !isBefore(at, from) && isBefore(at, to),
  );
  const minutes = offering.times?.periodMinutes;
  return hours === undefined || minutes === undefined ? hours : periodIn(clock, hours, minutes, at);
};

/** The first posted period that begins at a moment or after it. */
export const periodFrom = (clock: HouseClock, offering: Offering, at: Temporal.Instant): Span | undefined => {
  const ahead = { from: at, to: at.add({ hours: 24 * MOST_DAYS_AHEAD }) };
  const next = hoursWithin(clock, offering, ahead)[0]?.from;
  return next && periodAt(clock, offering, next);
};

/** The period of a stretch of hours in which a moment lies; one whose ends the wall cannot name goes on. */
const periodIn = (clock: HouseClock, { from, to }: Span, minutes: number, now: Temporal.Instant): Span => {
  const isNamed = (at: Temporal.Instant): boolean => momentOf(clock, localTime(clock, at)).equals(at);
  let first = Math.floor(from.until(now).total('minutes') / minutes);
  while (first > 0 && !isNamed(from.add({ minutes: first * minutes }))) first -= 1;
  let end = from.add({ minutes: (first + 1) * minutes });
  while (isBefore(end, to) && (!isNamed(end) || !isBefore(now, end))) end = end.add({ minutes });
  return { from: from.add({ minutes: first * minutes }), to: isBefore(end, to) ? end : to };
};
