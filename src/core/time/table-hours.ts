import { addRational, type Rational, rational } from '#core/base';
import { overlap, type Span } from './span.ts';

/** The hours that tables were open within a stretch of time, exactly; each table counts, each opening once. TIM-13 */
export const tableHours = (openings: readonly Span[], within: Span): Rational =>
  openings
    .map(opening => overlap(opening, within))
    .filter(open => open !== undefined)
    .map(hoursOf)
    .reduce(addRational, rational(0));

/** Whole hours gone by, as for entries by the hour of play; an hour begun does not count. TIM-13 */
export const completeHours = (span: Span): number => {
  const { over, under } = hoursOf(span);
  return Number(over / under);
};

const hoursOf = ({ from, to }: Span): Rational =>
  rational(to.epochNanoseconds - from.epochNanoseconds, NANOSECONDS_PER_HOUR);

const NANOSECONDS_PER_HOUR = 3_600_000_000_000n;
