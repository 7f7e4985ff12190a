import type { Cents } from '#core/money';
import type { Activity, ClaimClock, WeeklyMoment } from '#core/rulebook';
import {
  type HouseClock,
  isBefore,
  localTime,
  type MomentText,
  momentOf,
  periodEnds,
  type Span,
  WEEKDAYS,
} from '#core/time';
import type { AwardClaim } from './claim.ts';

/** From when and until when a prize can be claimed; `idBy` ends the first of two periods. */
type ClaimPeriods = Omit<Extract<AwardClaim, { state: 'awaiting-id' }>, 'state'>;

/** When the clock of a verified win starts, and when it runs out. CLM-1, CLM-2, CLM-5, CLM-6 */
export const claimPeriods = (
  clock: HouseClock,
  rule: ClaimClock,
  win: { readonly wonAt: Temporal.Instant; readonly verifiedAt: Temporal.Instant },
): ClaimPeriods => {
  const known = isBefore(win.wonAt, win.verifiedAt) ? win.verifiedAt : win.wonAt;
  switch (rule.type) {
    case 'id-then-return': {
      const idBy = periodEnds(clock, rule.id, known);
      return { from: textOf(known), idBy: textOf(idBy), by: textOf(periodEnds(clock, rule.return, idBy)) };
    }
    case 'within': {
      const from = rule.since === 'hand' ? win.wonAt : known;
      return { from: textOf(from), by: textOf(periodEnds(clock, rule.period, from)) };
    }
    case 'weekly': {
      const open = weekOf(clock, rule, known);
      return { from: textOf(open.from), by: textOf(open.to) };
    }
    case 'no-limit':
      return { from: textOf(known) };
  }
};

const textOf = (moment: Temporal.Instant): MomentText => moment.toString();

/** Whether the winner must show ID. A share is judged by the whole posted prize. CLM-3, CLM-4 */
export const needsId = ({ claims: { clock }, eligibility }: Activity, posted: Cents): boolean =>
  clock.type === 'id-then-return' ? posted >= clock.from : eligibility.photoId.value === 'required';

/** The weekly opening under way, or else the next one. CLM-6 */
const weekOf = (
  clock: HouseClock,
  { opens, closes }: { readonly opens: WeeklyMoment; readonly closes: WeeklyMoment },
  at: Temporal.Instant,
): Span => {
  const today = localTime(clock, at).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const spans = [-1, 0, 1, 2].map(weeks => {
    const day = dayIn(monday.add({ weeks }), opens);
    return { from: momentOn(clock, day, opens), to: momentOn(clock, nextDay(day, closes), closes) };
  });
  return spans.find(({ to }) => isBefore(at, to))!; // The third week from now has not closed yet.
};

const dayIn = (monday: Temporal.PlainDate, { weekday }: WeeklyMoment): Temporal.PlainDate =>
  monday.add({ days: WEEKDAYS.indexOf(weekday) });

/** The first such weekday after that day. */
const nextDay = (day: Temporal.PlainDate, { weekday }: WeeklyMoment): Temporal.PlainDate =>
  day.add({ days: ((WEEKDAYS.indexOf(weekday) + 7 - day.dayOfWeek) % 7) + 1 });

const momentOn = (clock: HouseClock, day: Temporal.PlainDate, { time }: WeeklyMoment): Temporal.Instant =>
  momentOf(clock, day.toPlainDateTime(Temporal.PlainTime.from(time)));
