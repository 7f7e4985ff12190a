import type { PromotionView } from '#core/views';

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

/** The calendar days of the house from today on, as `2026-11-15`. */
export const daysFrom = (now: number, zone: string): readonly string[] => {
  const today = Date.parse(dayAt(now, zone));
  return Array.from({ length: DAYS }, (_, place) => new Date(today + place * DAY_MS).toISOString().slice(0, 10));
};

/** What runs in these days; what is over before them is left out. The soonest end comes first. */
export const barsIn = (days: readonly string[], promotions: readonly PromotionView[], zone: string): readonly Bar[] => {
  const last = days.length - 1;
  const dayOf = (moment: string): string => dayAt(Date.parse(moment), zone);
  return promotions
    .flatMap((promotion): Bar[] => {
      const begins = dayOf(promotion.openedAt);
      const ends = promotion.endsAt === undefined ? undefined : dayOf(promotion.endsAt);
      // What is over and not settled yet is today's work.
      const to = ends === undefined || ends > days[last]! ? last : Math.max(0, days.indexOf(ends));
      const isBegunBefore = begins < days[0]!;
      const from = isBegunBefore ? 0 : days.indexOf(begins);
      return from === -1
        ? []
        : [{ promotion, from, to, isBegunBefore, goesOn: ends === undefined || ends > days[last]! }];
    })
    .toSorted((a, b) => endOf(a).localeCompare(endOf(b)) || a.promotion.name.localeCompare(b.promotion.name));
};

const NEVER = '9';
const endOf = ({ promotion }: Bar): string => promotion.endsAt ?? NEVER;

/** The calendar day at the house. */
export const dayAt = (ms: number, zone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: zone,
  }).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find(one => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** The last minute of a calendar day at the house, as a moment: clocks may change that day. */
export const endOfDay = (day: string, zone: string): string => {
  const wanted = Date.parse(`${day}T23:59:00Z`);
  const guess = wanted - offsetAt(wanted, zone);
  return new Date(wanted - offsetAt(guess, zone)).toISOString();
};

/** How far the clock on the wall is ahead of UTC. */
const offsetAt = (ms: number, zone: string): number => {
  const wall = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone }).format(ms);
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(ms / 1_000) * 1_000;
};
