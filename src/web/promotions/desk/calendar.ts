import type { PostedHours } from '#core/rulebook';
import { WEEKDAYS } from '#core/time';
import type { OfferingView, PromotionView } from '#core/views';

/** A promotion over the days of the calendar, counted from 0; a bar that goes on beyond its edge says so. */
export type Bar = {
  readonly promotion: PromotionView;
  readonly from: number;
  readonly to: number;
  readonly isBegunBefore: boolean;
  readonly goesOn: boolean;
};

export const DAYS = 7;
const DAY_MS = 86_400_000;

/** The days from this one on, as `2026-11-15`. */
export const daysFrom = (first: string): readonly string[] =>
  Array.from({ length: DAYS }, (_, place) => daysLater(first, place));

/** So many days later, or earlier. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** What runs in these days; what is over before them is left out. The soonest end comes first. */
export const barsIn = (
  days: readonly string[],
  promotions: readonly PromotionView[],
  { today, dayOf }: { readonly today: string; readonly dayOf: (moment: string) => string },
): readonly Bar[] => {
  const last = days.length - 1;
  return promotions
    .flatMap((promotion): Bar[] => {
      const begins = dayOf(promotion.openedAt);
      const ends = promotion.endsAt === undefined ? undefined : dayOf(promotion.endsAt);
      // What is over and not settled yet is today's work.
      if (ends !== undefined && ends < days[0]! && days[0] !== today) return [];
      const to = ends === undefined || ends > days[last]! ? last : Math.max(0, days.indexOf(ends));
      const isBegunBefore = begins < days[0]!;
      const from = isBegunBefore ? 0 : days.indexOf(begins);
      return from === -1
        ? []
        : [{ promotion, from, to, isBegunBefore, goesOn: ends === undefined || ends > days[last]! }];
    })
    .toSorted((a, b) => endOf(a).localeCompare(endOf(b)) || a.promotion.name.localeCompare(b.promotion.name));
};

/** In which days a bar's words are: in the bar, or beside it if it is too short. */
export const wordsOf = ({ from, to }: Pick<Bar, 'from' | 'to'>): Pick<Bar, 'from' | 'to'> => {
  if (to - from + 1 >= DAYS_OF_WORDS) return { from, to };
  return to <= DAYS - 1 - DAYS_OF_WORDS ? { from: to + 1, to: DAYS - 1 } : { from: 0, to: from - 1 };
};

const DAYS_OF_WORDS = 3;

const NEVER = '9';
const endOf = ({ promotion }: Bar): string => promotion.endsAt ?? NEVER;

/** An offering that comes back at posted hours, with those of each day of the calendar. */
export type Repeats = {
  readonly offering: OfferingView;
  readonly hours: readonly (readonly PostedHours['hours'][])[];
};

/** What comes back in these days by its posted hours; what is over or on at all hours is no plan. OFT-1 */
export const repeatsIn = (days: readonly string[], offerings: readonly OfferingView[]): readonly Repeats[] =>
  offerings
    .flatMap((offering): readonly Repeats[] => {
      const { times, state } = offering;
      if (times === undefined || times.hours === 'all' || state === 'ended') return [];
      const posted = times.hours;
      const { firstDay = days[0]!, lastDay = NEVER } = times;
      const hours = days.map(day =>
        day < firstDay || day > lastDay
          ? []
          : posted.flatMap(one => (one.days.includes(weekdayOf(day)) ? [one.hours] : [])),
      );
      return hours.some(some => some.length > 0) ? [{ offering, hours }] : [];
    })
    .toSorted((a, b) => a.offering.name.localeCompare(b.offering.name));

/** Weeks begin on Monday here, and on Sunday in a date. */
const weekdayOf = (day: string) => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7]!;
