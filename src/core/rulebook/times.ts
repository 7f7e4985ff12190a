import type { Refusal } from '#core/base';
import {
  contains,
  type HouseClock,
  isBefore,
  openingOn,
  overlap,
  type PostedWindow,
  type Span,
  WEEKDAYS,
} from '#core/time';
import type { Said } from '#core/words';
import type { Activity } from './activity.ts';
import { clauseOf } from './in-force.ts';
import type { Offering } from './offering.ts';
import type { MultiplierTimes, OfferingTimes, PostedHours } from './posted-times.ts';
import { refuse, word } from './refusals.ts';

/** A table at a moment. */
export type TableMoment = {
  readonly at: Temporal.Instant;
  readonly table: number;
  readonly betMin?: number | undefined;
  readonly betMax?: number | undefined;
};

const EVERY_DAY: PostedHours = { days: [...WEEKDAYS], hours: 'all-day' };

/** The windows of posted hours, as sheets say them. */
export const windowsOf = ({ hours, firstDay, lastDay }: OfferingTimes): readonly PostedWindow[] => {
  const dates = firstDay === undefined && lastDay === undefined ? undefined : datesOf(firstDay, lastDay);
  return (hours === 'all' ? [EVERY_DAY] : hours).map(one => ({ ...windowOf(one), ...(dates && { dates }) }));
};

const [FIRST_OF_ALL, LAST_OF_ALL] = ['1900-01-01', '9999-12-31'];

const datesOf = (first = FIRST_OF_ALL!, last = LAST_OF_ALL!): PostedWindow['dates'] => ({
  first: Temporal.PlainDate.from(first),
  last: Temporal.PlainDate.from(last),
});

export const windowOf = ({ days, hours }: PostedHours): PostedWindow => ({
  days,
  hours:
    hours === 'all-day' ? hours : { from: Temporal.PlainTime.from(hours.from), to: Temporal.PlainTime.from(hours.to) },
  by: 'gaming-day',
});

/** Whether the posted hours are on. Without posted times they always are: so it was before times were posted. OFT-1 */
export const isInHours = (clock: HouseClock, { times }: Offering, at: Temporal.Instant): boolean =>
  times === undefined || isAlways(times) || isWithinHours(clock, windowsOf(times), at);

const isAlways = ({ hours, firstDay, lastDay }: OfferingTimes): boolean =>
  hours === 'all' && firstDay === undefined && lastDay === undefined;

const isWithinHours = (clock: HouseClock, windows: readonly PostedWindow[], at: Temporal.Instant): boolean =>
  spansIn(clock, windows, { from: at, to: at.add({ nanoseconds: 1 }) }).some(span => contains(span, at));

/** The stretches of a time in which the posted hours are on, each moment once, in order. OFT-1 */
export const hoursWithin = (clock: HouseClock, { times }: Offering, within: Span): readonly Span[] =>
  times === undefined ? [within] : joined(spansIn(clock, windowsOf(times), within));

// An opening of a gaming day may begin on the day after and end on the one after that.
const DAYS_AROUND = 2;

const spansIn = (clock: HouseClock, windows: readonly PostedWindow[], within: Span): readonly Span[] => {
  const day = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(clock.zone).toPlainDate();
  const first = day(within.from).subtract({ days: DAYS_AROUND });
  const count = first.until(day(within.to)).days + DAYS_AROUND;
  return Array.from({ length: count }, (_, days) => first.add({ days }))
    .flatMap(date => windows.map(window => openingOn(clock, window, date)))
    .flatMap(span => (span === undefined ? [] : [overlap(span, within)]))
    .filter(span => span !== undefined);
};

const joined = (spans: readonly Span[]): readonly Span[] => {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => Temporal.Instant.compare(a.from, b.from))) {
    const last = all.at(-1);
    if (last === undefined || isBefore(last.to, span.from)) all.push(span);
    else if (isBefore(last.to, span.to)) all[all.length - 1] = { from: last.from, to: span.to };
  }
  return all;
};

/** From the first opening of the first day to the end of the last one; an end that is not posted is absent. OFT-1 */
export const runsBetween = (
  clock: HouseClock,
  { times }: Offering,
): { readonly from?: Temporal.Instant; readonly to?: Temporal.Instant } => {
  if (times === undefined) return {};
  const { firstDay, lastDay } = times;
  const from = firstDay === undefined ? undefined : openingsNear(clock, times, firstDay, 1).at(0)?.from;
  const ends = lastDay === undefined ? [] : openingsNear(clock, times, lastDay, -1).map(({ to }) => to);
  const to = ends.toSorted(Temporal.Instant.compare).at(-1);
  return { ...(from && { from }), ...(to && { to }) };
};

const DAYS_OF_WEEK = 7;

/** The openings of the first day that has any, from a day on or back from it; a week has them all. */
const openingsNear = (clock: HouseClock, times: OfferingTimes, from: string, step: 1 | -1): readonly Span[] => {
  const windows = windowsOf(times);
  const first = Temporal.PlainDate.from(from);
  for (let days = 0; days < DAYS_OF_WEEK; days++) {
    const date = first.add({ days: days * step });
    const spans = windows.flatMap(window => openingOn(clock, window, date) ?? []);
    if (spans.length > 0) return spans.toSorted((a, b) => Temporal.Instant.compare(a.from, b.from));
  }
  return [];
};

/** The offering as it holds at a table at a moment: without its multiplier where that was not posted. OFT-2 */
export const offeringAt = (clock: HouseClock, offering: Offering, at: TableMoment): Offering => {
  if (offering.multiplier === undefined || isMultiplied(clock, offering.multiplierIn, at)) return offering;
  const { multiplier: _, ...single } = offering;
  return single;
};

const isMultiplied = (clock: HouseClock, posted: MultiplierTimes | undefined, at: TableMoment): boolean => {
  if (posted === undefined) return true;
  const { hours, tables, limits } = posted;
  return (
    (hours === undefined || isWithinHours(clock, hours.map(windowOf), at.at)) &&
    (tables === undefined || tables.includes(at.table)) &&
    (limits === undefined || limits.some(({ from, to }) => from === at.betMin && to === at.betMax))
  );
};

/** What is posted about times and cannot be so. OFT-1, OFT-2 */
export const timeObjections = (activity: Activity, offering: Offering): readonly Refusal[] => {
  const { times, multiplier, multiplierIn } = offering;
  const clause = clauseOf(activity, 'Posting');
  const posted = [...(times === undefined || times.hours === 'all' ? [] : times.hours), ...(multiplierIn?.hours ?? [])];
  const empty = posted.find(({ hours }) => hours !== 'all-day' && hours.from === hours.to);
  const { firstDay, lastDay } = times ?? {};
  const isInverted = firstDay !== undefined && lastDay !== undefined && firstDay > lastDay;
  return [
    ...(empty === undefined || empty.hours === 'all-day'
      ? []
      : [refuse('hours-without-length', { time: { moment: empty.hours.from } }, clause)]),
    ...(isInverted
      ? [refuse('last-day-first', { first: { moment: firstDay }, last: { moment: lastDay } }, clause)]
      : []),
    ...weeksObjections(activity, offering),
    ...multiplierObjections(activity, multiplier, multiplierIn),
  ];
};

/** Posted dates are as long as the posted weeks. */
const weeksObjections = (activity: Activity, { times, settings }: Offering): readonly Refusal[] => {
  const { firstDay, lastDay } = times ?? {};
  const weeks = settings['weeks']?.[0];
  if (activity.posting.dates !== true || firstDay === undefined || lastDay === undefined || weeks === undefined)
    return [];
  const last = Temporal.PlainDate.from(firstDay).add({ weeks }).subtract({ days: 1 }).toString();
  const facts = { weeks, first: { moment: firstDay }, last: { moment: last } };
  return last === lastDay ? [] : [refuse('dates-not-the-weeks', facts, clauseOf(activity, 'Posting'))];
};

const multiplierObjections = (
  activity: Activity,
  multiplier: number | undefined,
  posted: MultiplierTimes | undefined,
): readonly Refusal[] => {
  if (posted === undefined) return [];
  const approved = activity.multiplier?.windows ?? [];
  const clause = activity.multiplier === undefined ? 'Prizes' : activity.multiplier.range.clause;
  if (multiplier === undefined) return [refuse('multiplier-times-alone', {}, clauseOf(activity, clause))];
  const named = [
    ...(posted.hours === undefined || approved.includes('hours') || approved.includes('days')
      ? []
      : ['hours' as const]),
    ...(posted.tables === undefined || approved.includes('tables') ? [] : ['tables' as const]),
    ...(posted.limits === undefined || approved.includes('game-limits') ? [] : ['limits' as const]),
  ];
  return named.map(what => refuse('multiplier-times-not-approved', { what }, clauseOf(activity, clause)));
};

/** What must be posted about times before the start, in words. OFT-1 */
export const missingTimes = (activity: Activity, { times, multiplier, multiplierIn }: Offering): readonly Said[] => {
  const { items, dates } = activity.posting;
  const asksTimes = items.some(({ shows }) => shows.includes('times'));
  const isMultiplied = multiplier !== undefined && (activity.multiplier?.windows.length ?? 0) > 0;
  const namesNothing = multiplierIn === undefined || Object.values(multiplierIn).every(part => part === undefined);
  return [
    ...(asksTimes && times === undefined ? [word('missing.times', {})] : []),
    ...(dates === true && times?.firstDay === undefined ? [word('missing.first-day', {})] : []),
    ...(dates === true && times?.lastDay === undefined ? [word('missing.last-day', {})] : []),
    ...(dates === true && times?.noticeHours === undefined ? [word('missing.notice', {})] : []),
    ...(isMultiplied && namesNothing ? [word('missing.multiplier-times', {})] : []),
  ];
};
