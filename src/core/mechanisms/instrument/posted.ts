import { formatMoment, type HouseClock, isBefore, type Span } from '#core/time';

/** Whether a moment lies in a posted time; both ends belong to it. */
export const within = ({ from, to }: Span, now: Temporal.Instant): boolean =>
  !isBefore(now, from) && !isBefore(to, now);

export const inWords = ({ from, to }: Span, clock: HouseClock): { readonly from: string; readonly to: string } => ({
  from: formatMoment(clock, from),
  to: formatMoment(clock, to),
});
