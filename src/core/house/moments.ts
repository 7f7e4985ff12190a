import { formatTime, type HouseClock } from '#core/time';
import type { ClockText } from './events.ts';
import type { MomentText } from './house.ts';

export const momentText = (moment: Temporal.Instant): MomentText => moment.toString();
export const momentFrom = (text: MomentText): Temporal.Instant => Temporal.Instant.from(text);
/** So many minutes on, to the whole second that people can read. */
export const inMinutes = (now: Temporal.Instant, minutes: number): Temporal.Instant =>
  now.add({ minutes }).round({ smallestUnit: 'second', roundingMode: 'ceil' });
export const clockText = ({ zone, dayStartsAt }: HouseClock): ClockText => ({
  zone,
  dayStartsAt: formatTime(dayStartsAt),
});
