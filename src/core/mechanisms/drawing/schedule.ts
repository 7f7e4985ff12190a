import type { Refusal } from '#core/base';
import { type At as Asked, momentFrom } from '#core/state';
import { calendarDayOf, formatMoment, type HouseClock, isBefore, momentOf, type Now } from '#core/time';
import { refuse } from './refusals.ts';
import { clauseIn, type DrawingTypes } from './rule.ts';
import type { DrawingSchedule } from './terms.ts';

/** A running drawing: its rules, what was posted for it, its state, and its start. */
export type Running = Pick<Asked<DrawingTypes>, 'rules' | 'posted' | 'state' | 'openedAt'>;

/** Why no drawing is opened now: each has its day and its time. DRW-11 */
export const scheduleObjection = (running: Running, at: Now): Refusal | undefined => {
  if (running.state.open !== undefined) return undefined; // One drawing at a time, at any hour.
  const { schedule } = running.rules.terms;
  switch (schedule?.type) {
    case undefined:
      return asPosted(running, at);
    case 'last-day':
      return onLastDay(running, schedule, at);
    case 'days':
      return onSomeDays(running, schedule, at);
  }
};

/** The moment of a time on the last day; nothing where the length is not posted or the drawing has no such day. */
export const momentOnLastDay = (running: Running, time: string, clock: HouseClock): Temporal.Instant | undefined => {
  const { offering, terms } = running.rules;
  const weeks = terms.schedule?.type === 'last-day' ? offering.settings[terms.schedule.weeks]?.[0] : undefined;
  if (weeks === undefined) return undefined;
  const lastDay = running.posted.startedOn === undefined ? offering.times?.lastDay : undefined;
  const last =
    lastDay === undefined
      ? firstDayOf(running, clock).add({ weeks }).subtract({ days: 1 })
      : Temporal.PlainDate.from(lastDay);
  return momentOf(clock, last.toPlainDateTime(Temporal.PlainTime.from(time)));
};

/** When the drum is due to be emptied: the posted days after the start or the last emptying. DRW-3 */
export const emptiedNext = (running: Running, clock: HouseClock): Temporal.Instant | undefined => {
  const { offering, terms } = running.rules;
  const days = terms.emptiedAfterDays === undefined ? undefined : offering.settings[terms.emptiedAfterDays]?.[0];
  if (days === undefined) return undefined;
  const { emptiedAt } = running.state;
  const since = emptiedAt === undefined ? firstDayOf(running, clock) : calendarDayOf(clock, momentFrom(emptiedAt));
  return momentOf(clock, since.add({ days }).toPlainDateTime());
};

const firstDayOf = ({ posted: { startedOn }, openedAt }: Running, clock: HouseClock): Temporal.PlainDate =>
  startedOn === undefined ? calendarDayOf(clock, momentFrom(openedAt)) : Temporal.PlainDate.from(startedOn);

/** The house says beforehand when it draws. */
const asPosted = (running: Running, { now, clock }: Now): Refusal | undefined => {
  const {
    posted: { drawnAt },
    state,
  } = running;
  if (drawnAt === undefined) return undefined;
  const next = drawnAt[state.opened];
  if (next === undefined) return allHeld(running, drawnAt.length);
  const due = momentFrom(next);
  return isBefore(now, due) ? drawnLater(running, due, clock) : undefined;
};

const onLastDay = (
  running: Running,
  { times }: Extract<DrawingSchedule, { type: 'last-day' }>,
  { now, clock }: Now,
): Refusal | undefined => {
  const time = times[running.state.opened];
  if (time === undefined) return allHeld(running, times.length);
  const due = momentOnLastDay(running, time, clock);
  if (due === undefined) return refuse('weeks-not-posted', {}, clauseIn(running.rules));
  return isBefore(now, due) ? drawnLater(running, due, clock) : undefined;
};

const drawnLater = (running: Running, due: Temporal.Instant, clock: HouseClock): Refusal =>
  refuse('drawn-later', { due: { moment: formatMoment(clock, due) } }, clauseIn(running.rules));

const onSomeDays = (
  running: Running,
  { drawings, withinDays }: Extract<DrawingSchedule, { type: 'days' }>,
  { now, clock }: Now,
): Refusal | undefined => {
  const { opened, openings } = running.state;
  if (opened >= drawings) return allHeld(running, drawings);
  const early = asPosted(running, { now, clock });
  if (early !== undefined) return early;
  const days = openings.map(at => calendarDayOf(clock, momentFrom(at)));
  const today = calendarDayOf(clock, now);
  if (days.some(day => day.equals(today))) return refuse('one-drawing-a-day', {}, clauseIn(running.rules));
  const last = days[0]?.add({ days: withinDays - 1 });
  return last !== undefined && Temporal.PlainDate.compare(today, last) > 0
    ? refuse('drawing-days-over', { days: withinDays, last: { moment: last.toString() } }, clauseIn(running.rules))
    : undefined;
};

const allHeld = (running: Running, drawings: number): Refusal =>
  refuse('all-drawings-held', { drawings }, clauseIn(running.rules));
