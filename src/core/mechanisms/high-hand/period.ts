import type { Refusal } from '#core/base';
import { clauseOf, hoursWithin } from '#core/rulebook';
import type { At } from '#core/state';
import { formatMoment, isBefore, momentOf } from '#core/time';
import type { HighHandTypes } from './decide.ts';
import { refuse } from './refusals.ts';

/** Why a board is not opened for that time: it is over, has no length, or is not within the posted hours. SET-13 */
export const periodObjection = ({
  rule: { activity, offering },
  posted,
  house: { settings },
  context: { now },
}: Omit<At<HighHandTypes>, 'state'>): Refusal | undefined => {
  const { clock } = settings;
  const [from, to] = [posted.from, posted.to].map(time => momentOf(clock, Temporal.PlainDateTime.from(time)));
  const span = { from: from!, to: to! };
  const clause = clauseOf(activity, 'Prizes');
  const facts = { from: { moment: formatMoment(clock, span.from) }, to: { moment: formatMoment(clock, span.to) } };
  if (!isBefore(span.from, span.to)) return refuse('period-ends-first', facts, clause);
  if (!isBefore(now, span.to)) return refuse('period-is-over', facts, clause);
  const within = hoursWithin(clock, offering, span);
  const isWhole = within.length === 1 && within[0]!.from.equals(span.from) && within[0]!.to.equals(span.to);
  return isWhole ? undefined : refuse('period-out-of-hours', facts, clause);
};
