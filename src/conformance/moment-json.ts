import { z } from 'zod';
import { type HouseClock, parseMoment } from '#core/time';

/** The house of the scenarios. */
export const CLOCK: HouseClock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

/** House time as scenarios write it. */
export const Moment = z.string().transform((text, context): Temporal.Instant => {
  const moment = parseMoment(CLOCK, text);
  if (moment.ok) return moment.value;
  context.addIssue(moment.message);
  return z.NEVER;
});
