import { formatAmount } from '#core/money';
import type { Activity, MultiplierTimes, Offering, OfferingTimes, PostedHours } from '#core/rulebook';
import { WEEKDAYS, type Weekday } from '#core/time';
import { all, amountIn, countIn, ifWritten, plain, type Read, together } from '../reading/index.ts';

/** Hours of some days as they are picked; without hours the whole day. */
export type HoursDraft = {
  readonly line: number;
  readonly days: readonly Weekday[];
  readonly from: string;
  readonly to: string;
};

/** The times of an offering as they are picked; `open` is empty until somebody has chosen. */
export type TimesDraft = {
  readonly open: '' | 'all' | 'posted';
  readonly hours: readonly HoursDraft[];
  readonly firstDay: string;
  readonly lastDay: string;
  readonly notice: string;
  /** How long each board is, where boards follow one another. */
  readonly period: string;
};

/** When and where prizes are multiplied, and by how much. */
export type MultiplierDraft = {
  readonly factor: string;
  readonly hours: readonly HoursDraft[];
  readonly tables: string;
  /** `$3-$6`, one a comma. */
  readonly limits: string;
};

/** Another line of hours, on every day. */
export const newHours = (lines: readonly HoursDraft[]): HoursDraft => ({
  line: Math.max(0, ...lines.map(({ line }) => line)) + 1,
  days: WEEKDAYS,
  from: '',
  to: '',
});

export const timesDraft = (
  { times }: Offering,
  { hasBoards, hasPeriods }: { readonly hasBoards: boolean; readonly hasPeriods: boolean },
): TimesDraft => {
  const { hours, firstDay = '', lastDay = '', noticeHours, periodMinutes } = times ?? {};
  const isPosted = hours !== undefined && hours !== 'all';
  const open = isPosted ? 'posted' : (hours ?? '');
  const [notice, period] = [noticeHours, hasBoards || hasPeriods ? periodMinutes : undefined].map(count =>
    count === undefined ? '' : String(count),
  );
  const lines = isPosted ? hours.map(hoursDraft) : [newHours([])];
  return { open, hours: lines, firstDay, lastDay, notice: notice!, period: period! };
};

/** Under an approval without a multiplier there is none to write down. */
export const multiplierDraft = (
  { multiplier: approved }: Pick<Activity, 'multiplier'>,
  { multiplier, multiplierIn = {} }: Offering,
): MultiplierDraft => {
  const { windows = [] } = approved ?? {};
  const { hours = [], tables = [], limits = [] } = multiplierIn;
  const isByTime = windows.includes('hours') || windows.includes('days');
  return {
    factor: multiplier === undefined || approved === undefined ? '' : String(multiplier),
    hours: isByTime ? hours.map(hoursDraft) : [],
    tables: windows.includes('tables') ? tables.join(', ') : '',
    limits: windows.includes('game-limits')
      ? limits.map(({ from, to }) => `${formatAmount(from)}-${formatAmount(to)}`).join('; ')
      : '',
  };
};

const hoursDraft = ({ days, hours }: PostedHours, line: number): HoursDraft =>
  hours === 'all-day' ? { line, days, from: '', to: '' } : { line, days, ...hours };

/** What is picked, or what cannot be read; nothing while nobody has chosen. */
export const timesIn = (draft: TimesDraft): Read<OfferingTimes | undefined> => {
  const { open, hours, firstDay, lastDay, notice, period } = draft;
  if (open === '') return plain(undefined);
  return together({
    hours: open === 'all' ? plain('all' as const) : all(hours.map(hoursIn)),
    firstDay: plain(firstDay === '' ? undefined : firstDay),
    lastDay: plain(lastDay === '' ? undefined : lastDay),
    noticeHours: ifWritten(notice, countIn),
    periodMinutes: ifWritten(period, countIn),
  });
};

/** A day that is not picked, or one end without the other, cannot be read. */
const hoursIn = ({ days, from, to }: HoursDraft): Read<PostedHours> => {
  if (days.length === 0 || (from === '') !== (to === '')) return { ok: false, words: `${from} – ${to}` };
  const inOrder = WEEKDAYS.filter(day => days.includes(day));
  return plain({ days: inOrder, hours: from === '' ? 'all-day' : { from, to } });
};

export const multiplierIn = (draft: MultiplierDraft): Read<Pick<Offering, 'multiplier' | 'multiplierIn'>> => {
  if (draft.factor.trim() === '') return plain({});
  const posted = together({
    hours: draft.hours.length === 0 ? plain(undefined) : all(draft.hours.map(hoursIn)),
    tables: ifWritten(draft.tables, numbersIn),
    limits: ifWritten(draft.limits, limitsIn),
  });
  return together({ multiplier: countIn(draft.factor), multiplierIn: posted });
};

/** Numbers with commas or spaces between them; anything else cannot be read. */
export const numbersIn = (text: string): Read<readonly number[]> =>
  all(
    text
      .split(/[\s,;]+/)
      .filter(one => one !== '')
      .map(countIn),
  );

const limitsIn = (text: string): Read<NonNullable<MultiplierTimes['limits']>> =>
  all(
    text.split(';').map(pair => {
      const [from = '', to = ''] = pair.split(/[-–]/);
      return together({ from: amountIn(from), to: amountIn(to) });
    }),
  );
