import { type Of, object, Text } from '#core/shape';
import { formatTime, type HouseClock, type MomentText } from '#core/time';

export type { MomentText } from '#core/time';

/** A zone by region and city, and the time of day at which a gaming day starts. */
export const ClockText = object({ zone: Text, dayStartsAt: Text });
export type ClockText = Of<typeof ClockText>;

/** Everything that one command says of its moment is the same moment: it is written once. */
export const momentText = (moment: Temporal.Instant): MomentText => {
  if (moment !== last.moment) last = { moment, text: moment.toString() };
  return last.text;
};
let last: { readonly moment: Temporal.Instant | undefined; readonly text: MomentText } = {
  moment: undefined,
  text: '',
};
export const momentFrom = (text: MomentText): Temporal.Instant => Temporal.Instant.from(text);
/** So many minutes on, to the whole second that people can read. */
export const inMinutes = (now: Temporal.Instant, minutes: number): Temporal.Instant =>
  now.add({ minutes }).round({ smallestUnit: 'second', roundingMode: 'ceil' });
export const clockText = ({ zone, dayStartsAt }: HouseClock): ClockText => ({
  zone,
  dayStartsAt: formatTime(dayStartsAt),
});
