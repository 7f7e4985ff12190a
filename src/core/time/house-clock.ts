import { type Answer, answer } from '#core/base';
import { attempt } from './attempt.ts';
import { refuse } from './refusals.ts';
import { parseTime } from './time-of-day.ts';

/** How a house reckons time: its zone, and the time of day at which one gaming day ends and the next begins. */
export type HouseClock = { readonly zone: string; readonly dayStartsAt: Temporal.PlainTime };

/** A moment by the clock of a house. */
export type Now = { readonly now: Temporal.Instant; readonly clock: HouseClock };

/** Reads a house's zone (`America/Los_Angeles`) and the start of its gaming day (`06:00`). TIM-1 */
export const houseClock = (written: { readonly zone: string; readonly dayStartsAt: string }): Answer<HouseClock> => {
  const dayStartsAt = parseTime(written.dayStartsAt);
  if (!dayStartsAt.ok) return dayStartsAt;
  // A fixed offset such as -08:00 would pass as a zone, and be wrong for half of the year.
  const isName = /^[A-Za-z]/.test(written.zone);
  const known = attempt(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(written.zone));
  if (!isName || known === undefined) return refuse('unknown-zone', { zone: written.zone }, 'TIM-1');
  return answer({ zone: written.zone, dayStartsAt: dayStartsAt.value });
};
