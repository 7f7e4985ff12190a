import { type Answer, answer } from '#core/base';
import { attempt } from './attempt.ts';
import type { HouseClock } from './house-clock.ts';
import { refuse } from './refusals.ts';

/** What the clock on the wall shows. */
export const localTime = (clock: HouseClock, moment: Temporal.Instant): Temporal.PlainDateTime =>
  moment.toZonedDateTimeISO(clock.zone).toPlainDateTime();

/**
 * When the wall shows this. A time it shows twice is meant the first time; a time it skips is the moment at which the
 * clocks jump, so that what is posted in order happens in order. TIM-3
 */
export const momentOf = (clock: HouseClock, local: Temporal.PlainDateTime): Temporal.Instant => {
  const earlier = local.toZonedDateTime(clock.zone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(local)) return earlier.toInstant();
  return earlier.getTimeZoneTransition('next')!.toInstant(); // `earlier` falls short because clocks jump ahead of it.
};

/** Reads house time, `2026-03-02T18:00`; an offset tells the two passes of a repeated hour apart. TIM-4 */
export const parseMoment = (clock: HouseClock, text: string): Answer<Temporal.Instant> => {
  const written = text.trim();
  const [, local, offset] = MOMENT.exec(written) ?? [];
  const read = local === undefined ? undefined : attempt(() => Temporal.PlainDateTime.from(local));
  if (read === undefined) return refuse('unreadable-moment', { moment: written }, 'TIM-4');
  if (offset !== undefined) return withOffset(clock, written);
  const moment = momentOf(clock, read);
  if (localTime(clock, moment).equals(read)) return answer(moment);
  return refuse(
    'time-skipped',
    { moment: { moment: `${read}` }, next: { moment: formatMoment(clock, moment) } },
    'TIM-4',
  );
};

/** Writes house time to the minute, or finer where the moment is. The second pass of a repeated hour has its offset. */
export const formatMoment = (clock: HouseClock, moment: Temporal.Instant): string => {
  const zoned = moment.toZonedDateTimeISO(clock.zone);
  const local = zoned.toPlainDateTime();
  const isToTheMinute = local.round({ smallestUnit: 'minute', roundingMode: 'floor' }).equals(local);
  const text = isToTheMinute ? local.toString({ smallestUnit: 'minute' }) : local.toString();
  return momentOf(clock, local).equals(moment) ? text : text + zoned.offset;
};

const MOMENT = /^(\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)([+-]\d\d:\d\d)?$/;

const withOffset = (clock: HouseClock, written: string): Answer<Temporal.Instant> => {
  const zoned = attempt(() => Temporal.ZonedDateTime.from(`${written}[${clock.zone}]`, { offset: 'reject' }));
  if (zoned === undefined) return refuse('offset-not-in-force', { moment: written, zone: clock.zone }, 'TIM-4');
  return answer(zoned.toInstant());
};
