import { assert } from '#core/base';
import { gamingDay, gamingDayOf, type HouseClock, houseClock } from '#core/time';
import type { TablesState } from './state.ts';

type ClockText = Pick<TablesState, 'zone' | 'day_starts_at'>;

/** The house's clock; where the journal names none yet, days are those of UTC. RPT-2 */
export const clockOf = ({ zone, day_starts_at }: ClockText): HouseClock => {
  const clock = houseClock({ zone: zone || 'UTC', dayStartsAt: day_starts_at || '00:00' });
  assert(clock.ok, `the journal names a clock that is none: ${zone}, ${day_starts_at}`);
  return clock.value;
};

/** A gaming day in milliseconds, `to` being the first that is no longer in it, and the day after. */
export type DaySpan = { readonly from: number; readonly to: number; readonly next: string };

/** Remembers every day it was asked for. */
export const daySpans = (clock: HouseClock): ((day: string) => DaySpan) => {
  const known = new Map<string, DaySpan>();
  return day => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const date = Temporal.PlainDate.from(day);
    const { from, to } = gamingDay(clock, date);
    const next = date.add({ days: 1 }).toString();
    const span = { from: from.epochMilliseconds, to: to.epochMilliseconds, next };
    known.set(day, span);
    return span;
  };
};

/** Finds gaming days quickly where most moments fall on the day of the one before. */
export const dayFinder = (clock: HouseClock): ((atMs: number) => string) => {
  const spanOf = daySpans(clock);
  let day = '';
  let span: DaySpan = { from: 0, to: 0, next: '' };
  return atMs => {
    if (atMs < span.from || atMs >= span.to) {
      day = gamingDayOf(clock, Temporal.Instant.fromEpochMilliseconds(atMs)).toString();
      span = spanOf(day);
    }
    return day;
  };
};
