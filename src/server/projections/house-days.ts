import { assert } from '#core/base';
import { gamingDay, gamingDayOf, type HouseClock, houseClock } from '#core/time';
import type { ProjectionState } from './state.ts';

type ClockText = Pick<ProjectionState, 'zone' | 'day_starts_at'>;

/** The house's clock; where the journal names none yet, days are those of UTC. RPT-2 */
export const clockOf = ({ zone, day_starts_at }: ClockText): HouseClock => {
  const clock = houseClock({ zone: zone || 'UTC', dayStartsAt: day_starts_at || '00:00' });
  assert(clock.ok, `the journal names a clock that is none: ${zone}, ${day_starts_at}`);
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
