import { formatAmount } from '#core/money';
import { type Activity, type ClaimClock, chartsInForce, type Offering, type Unclaimed } from '#core/rulebook';
import type { Period } from '#core/time';
import { momentInWords, windowInWords } from './games.ts';
import { isAsked, type SheetPosting } from './posting.ts';
import { earnsPoints, isCarriedOver, isScheduled } from './terms/runs.ts';
import {
  approved,
  line,
  lineIf,
  lineWith,
  list,
  type SheetLine,
  sentence,
  shared,
  type Words,
  words,
} from './words.ts';

export const claimLines = (activity: Activity, offering: Offering): readonly SheetLine[] => {
  const { clock, verifiedBy, paidBy, paidAs, trayBelow, paperworkFirst } = activity.claims;
  return [
    ...(isClockStated(activity) ? [clockLine(clock)] : []),
    ...(clock.type === 'id-then-return' && clock.from > 0
      ? [line('claim.from', { from: formatAmount(clock.from) })]
      : []),
    ...(isUnclaimedStated(activity) ? unclaimedLines(activity, offering) : []),
    ...lineIf(verifiedBy.length > 0, 'claim.verified-by', { who: list(...verifiedBy.map(shared)) }),
    ...lineIf(paperworkFirst, 'claim.paperwork'),
    line('claim.paid-by', { who: shared(paidBy) }),
    ...lineIf(paidAs.length > 0, 'claim.paid-as', { forms: list(...paidAs.map(shared)) }),
    ...lineWith('claim.tray', { amount: trayBelow === undefined ? undefined : formatAmount(trayBelow) }),
  ];
};

const isClockStated = ({ claims }: Activity): boolean => claims.stated;
const isUnclaimedStated = ({ claims }: Activity): boolean => claims.unclaimedStated ?? claims.stated;

/**
 * How long a winner has, and where a prize goes that nobody claims, where the approval says neither. What is played,
 * drawn or bought has an end of its own: that nothing ends it isn't said. SHT-12
 */
export const claimHouseLines = (activity: Activity, offering: Offering): readonly SheetLine[] => {
  const { clock } = activity.claims;
  const isEndless = clock.type === 'no-limit' && activity.runs.length > 0;
  if (isEndless || earnsPoints(activity, offering)) return [];
  return [
    ...(isClockStated(activity) ? [] : [clockLine(clock)]),
    ...(isUnclaimedStated(activity) ? [] : unclaimedLines(activity, offering)),
  ];
};

const unclaimedLines = (activity: Activity, offering: Offering): readonly SheetLine[] => {
  const { unclaimedTo } = activity.claims;
  if (unclaimedTo.type !== 'redraw') return [unclaimedLine(unclaimedTo)];
  if (earnsPoints(activity, offering)) return [];
  return [isCarriedOver(activity, offering) ? line('run.carry-over') : unclaimedLine(unclaimedTo)];
};

const clockLine = (clock: ClaimClock): SheetLine => {
  switch (clock.type) {
    case 'id-then-return':
      return line('claim.id-then-return', { id: periodInWords(clock.id), return: periodInWords(clock.return) });
    case 'within':
      return line(`claim.within-${clock.since}`, { period: periodInWords(clock.period) });
    case 'weekly': {
      const { opens, closes } = clock;
      const [opensDay, closesDay] = [words(`day.${opens.weekday}`), words(`day.${closes.weekday}`)];
      const [opensTime, closesTime] = [{ moment: opens.time }, { moment: closes.time }];
      return line('claim.weekly', { opensDay, opensTime, closesDay, closesTime });
    }
    case 'no-limit':
      return line('claim.no-limit');
  }
};

const periodInWords = ({ count, unit }: Period): Words => words(`period.${unit}`, { count });

const unclaimedLine = (to: Unclaimed): SheetLine =>
  to.type === 'reserve-of'
    ? line('claim.unclaimed-reserve-of', { id: to.activity })
    : line(`claim.unclaimed-${to.type}`);

/** When it is drawn, which options hold, and how long a winner has; only where something is drawn. */
export const drawingLines = (activity: Activity, offering: Offering, posting: SheetPosting): readonly SheetLine[] => {
  const isDrawn = activity.runs.some(({ mechanism, drawn }) => drawn === true && mechanism === activity.mechanism);
  if (!isDrawn && !isAsked(activity, 'drawing')) return [];
  if (earnsPoints(activity, offering)) return [line('drawing.points')];
  const options = chartsInForce(activity, offering).filter(({ rows }) => rows.length === 0);
  const { drawings, drawnAt = [], ticketTimes = [] } = posting;
  return [
    ...lineIf(drawings.length === 0 && drawnAt.length === 0 && !isScheduled(activity, offering), 'drawing.as-posted'),
    ...(drawings.length === 0 ? [] : [line('drawing.at', { times: list(...drawings.map(windowInWords)) })]),
    ...(drawnAt.length === 0 ? [] : [line('drawing.at', { times: list(...drawnAt.map(momentInWords)) })]),
    ...(ticketTimes.length === 0 ? [] : [line('drawing.tickets', { times: list(...ticketTimes.map(momentInWords)) })]),
    ...options.map(({ label }) => line('drawing.option', { option: approved(label) })),
    ...(activity.claims.clock.type === 'no-limit' || !isClockStated(activity)
      ? []
      : [clockLine(activity.claims.clock)]),
    ...activity.eligibility.others.filter(({ topic }) => topic === 'entries').map(({ words: said }) => sentence(said)),
  ];
};
