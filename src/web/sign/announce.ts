import type { WinnerView } from '#core/views';

/** Wins that are shown together, and when. */
export type Announcement = { readonly wins: readonly WinnerView[]; readonly from: number; readonly until: number };

/** What a sign has heard of wins: the last award it knows, and what is still to be announced. */
export type Announcing = { readonly lastAward?: number; readonly announcements: readonly Announcement[] };

export const NOTHING_HEARD: Announcing = { announcements: [] };

/** What a win weighs: a room looks up for one, and stops for another. SGN-10 */
export type Weight = 'small' | 'large' | 'grand';
const LARGE_FROM = 50_000;
const GRAND_FROM = 1_000_000;
const SHOWN_MS: Readonly<Record<Weight, number>> = { small: 8_000, large: 20_000, grand: 30_000 };

export const weightOf = (wins: readonly Pick<WinnerView, 'amount' | 'gives'>[]): Weight => {
  const whole = wins.reduce((sum, { amount }) => sum + amount, 0);
  if (whole >= GRAND_FROM) return 'grand';
  // A thing has no amount, and is looked at like one that has.
  return whole >= LARGE_FROM || wins.some(({ gives }) => gives.type === 'goods') ? 'large' : 'small';
};
/** Where several wait, each has at least so long. */
const LEAST_MS = 6_000;
/** A win later than this joins the one before: every win is on the sign within thirty seconds. REG-M8 */
const LATEST_MS = 24_000;
/** A sign that has just come up still announces a win of the last half minute. */
const RECENT_MS = 30_000;

/** Takes up the wins that are new, in their true order; those of one round are one announcement. REG-M7 */
export const heard = (before: Announcing, winners: readonly WinnerView[], now: number): Announcing => {
  const { lastAward } = before;
  const isNew = ({ award, wonAt }: WinnerView): boolean =>
    lastAward === undefined ? now - Date.parse(wonAt) < RECENT_MS : award > lastAward;
  const news = winners.filter(isNew).toSorted((a, b) => a.award - b.award);
  const known = Math.max(lastAward ?? 0, ...winners.map(({ award }) => award));
  const rounds = Map.groupBy(news.filter(isAnnounced), ({ activity, table, wonAt }) => `${activity} ${table} ${wonAt}`);
  const left: readonly Announcement[] = before.announcements.filter(({ until }) => until > now);
  const announcements = rounds.values().reduce((all, wins) => withWins(all, wins, now), left);
  return { lastAward: known, announcements };
};

/** What is on the sign at a moment, if a win does. */
export const announcedAt = ({ announcements }: Announcing, now: number): Announcement | undefined =>
  announcements.findLast(({ from, until }) => from <= now && now < until);

/** What a meter paid, and what was drawn or settled; the small prizes of a table are among the last winners. */
const isAnnounced = ({ isOfMeter, hand }: WinnerView): boolean => isOfMeter || hand === undefined;

const withWins = (all: readonly Announcement[], wins: readonly WinnerView[], now: number): readonly Announcement[] => {
  const last = all.at(-1);
  const from = Math.max(now, last === undefined ? 0 : last.from + LEAST_MS);
  const until = from + SHOWN_MS[weightOf(wins)];
  if (last === undefined) return [{ wins, from, until }];
  const before = all.slice(0, -1);
  if (from > now + LATEST_MS) return [...before, { ...last, wins: [...last.wins, ...wins] }];
  return [...before, { ...last, until: Math.min(last.until, from) }, { wins, from, until }];
};
