import { assert } from '#core/base';
import { gamingDay, gamingDayOf, type HouseClock, houseClock } from '#core/time';

export type ClockText = { readonly zone: string; readonly dayStartsAt: string };

/** A clock as the journal keeps it; it was right when it was written. */
export const clockFrom = (text: ClockText): HouseClock => {
  const clock = houseClock(text);
  assert(clock.ok, `the journal names a clock that is none: ${text.zone}, ${text.dayStartsAt}`);
  return clock.value;
};

/** Finds gaming days quickly where most moments fall on the day of the one before. */
export const dayFinder = (clock: HouseClock): ((atMs: number) => string) => {
  let known = { day: '', from: 0, to: 0 };
  return atMs => {
    if (atMs < known.from || atMs >= known.to) {
      const date = gamingDayOf(clock, Temporal.Instant.fromEpochMilliseconds(atMs));
      const { from, to } = gamingDay(clock, date);
      known = { day: date.toString(), from: from.epochMilliseconds, to: to.epochMilliseconds };
    }
    return known.day;
  };
};
