import { momentFrom } from '#core/state';
import { formatMoment, type HouseClock, isBefore } from '#core/time';
import type { Period } from './shape.ts';

/** Whether a moment is in a posted time; both ends belong to it. */
export const within = ({ from, to }: Period, now: Temporal.Instant): boolean =>
  !isBefore(now, momentFrom(from)) && !isBefore(momentFrom(to), now);

export const inWords = ({ from, to }: Period, clock: HouseClock): Period => ({
  from: formatMoment(clock, momentFrom(from)),
  to: formatMoment(clock, momentFrom(to)),
});
