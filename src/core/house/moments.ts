import { formatTime, type HouseClock } from '#core/time';
import type { ClockText } from './events.ts';
import type { MomentText } from './house.ts';

export const momentText = (moment: Temporal.Instant): MomentText => moment.toString();
export const momentFrom = (text: MomentText): Temporal.Instant => Temporal.Instant.from(text);
export const clockText = ({ zone, dayStartsAt }: HouseClock): ClockText => ({
  zone,
  dayStartsAt: formatTime(dayStartsAt),
});
