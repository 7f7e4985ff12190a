import { momentFrom } from '#core/state';
import { formatMoment, type HouseClock, isBefore } from '#core/time';
import type { Moment } from '#core/words';
import type { Period } from './shape.ts';

/** Whether a moment is in a posted time; both ends belong to it. */
export const within = ({ from, to }: Period, now: Temporal.Instant): boolean =>
  !isBefore(now, momentFrom(from)) && !isBefore(momentFrom(to), now);

export const momentsOf = ({ from, to }: Period, clock: HouseClock): { readonly from: Moment; readonly to: Moment } => ({
  from: { moment: formatMoment(clock, momentFrom(from)) },
  to: { moment: formatMoment(clock, momentFrom(to)) },
});
