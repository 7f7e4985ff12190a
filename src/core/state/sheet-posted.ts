import type { House } from './house.ts';
import type { MomentText } from './moments.ts';

/**
 * The rule sheet of an offering hangs anew: what was posted has changed. The jackpots stay as they were at that moment,
 * so that the same revision is the same sheet whenever it is printed. SHT-14
 */
export const sheetPosted = (
  { offerings, funds }: Pick<House, 'offerings' | 'funds'>,
  activity: string,
  at?: MomentText,
): undefined => {
  const before = offerings.get(activity);
  if (before === undefined) return undefined;
  const { revision = 0, at: last = before.postedAt } = before.sheet ?? {};
  const pools = funds.get(activity)?.pools ?? {};
  offerings.set(activity, { ...before, sheet: { revision: revision + 1, at: at ?? last, pools } });
  return undefined;
};
