import type { Refusal } from '#core/base';
import { type Activity, clauseOf } from '#core/rulebook';
import { type Context, type HouseView, momentFrom, type Promotion } from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import { mechanismOf } from '../../mechanisms/features.ts';
import type { Standing } from './move.ts';
import { refuse } from './refusals.ts';

/** Why it is not opened: its drawings have times, which hang before, one after the other. OFT-6 */
export const openingTimesObjection = (
  { rule, rules }: Standing,
  { mechanism, posted }: Pick<Promotion, 'mechanism' | 'posted'>,
): Refusal | undefined => {
  const { drawnTimes } = mechanismOf(mechanism);
  if (drawnTimes === undefined || !asksTimes(rule.activity, mechanism)) return undefined;
  const times = drawnTimes({ rule, rules, posted });
  if (times === 'as-approved') return undefined;
  const clause = clauseOf(rule.activity, 'Posting');
  if (times === undefined || times.length === 0)
    return refuse('drawing-times-not-posted', { activity: rule.activity.name }, clause);
  const isInOrder = times.every(
    (time, place) => place === 0 || !isBefore(momentFrom(time), momentFrom(times[place - 1]!)),
  );
  return isInOrder ? undefined : refuse('drawing-times-not-in-order', {}, clause);
};

/** The approval wants the times of this drawing to be posted. */
const asksTimes = ({ runs, posting }: Activity, mechanism: string): boolean =>
  runs.some(run => run.mechanism === mechanism && run.drawn === true) &&
  posting.items.some(({ shows }) => shows.includes('times'));

/** Why nothing is drawn now: each drawing has its posted time, and each time one drawing. OFT-6 */
export const drawnTimesObjection = (
  { settings: { clock } }: HouseView,
  { rule, rules }: Standing,
  { mechanism, posted, state }: Promotion,
  { now }: Context,
): Refusal | undefined => {
  const { drawnTimes, drawnSoFar } = mechanismOf(mechanism);
  if (drawnTimes === undefined || drawnSoFar === undefined) return undefined;
  const times = drawnTimes({ rule, rules, posted });
  if (times === undefined || times === 'as-approved') return undefined;
  const clause = clauseOf(rule.activity, 'Posting');
  const next = times[drawnSoFar(state)];
  if (next === undefined) return refuse('no-drawing-left', { drawings: times.length }, clause);
  const due = momentFrom(next);
  return isBefore(now, due)
    ? refuse('posted-drawing-not-due', { due: { moment: formatMoment(clock, due) } }, clause)
    : undefined;
};
