import type { Activity } from '#core/rulebook';
import { calendarDayOf, type HouseClock } from '#core/time';
import type { House, HouseView } from './house.ts';
import type { Lately } from './last-won.ts';
import { type MomentText, momentFrom } from './moments.ts';

/** Limits look back a day at most; two days cover it across every change of the clock. */
const KEPT_HOURS = 48;

/** Remembers it, and forgets what no limit asks for anymore. The newest are last. */
export const remember = ({ lately }: House, one: Lately): undefined => {
  const key = `${one.what} ${one.activity} ${one.player}`;
  lately.delete(key);
  lately.set(key, one);
  const since = momentFrom(one.at).subtract({ hours: KEPT_HOURS });
  for (const [oldest, { at }] of lately) {
    if (Temporal.Instant.compare(momentFrom(at), since) >= 0) return;
    lately.delete(oldest);
  }
};

/** An award that is taken back was not won. */
export const forget = ({ lately }: House, award: { activity: string; player?: string | undefined; wonAt: string }) => {
  const key = `prize ${award.activity} ${award.player}`;
  if (lately.get(key)?.at === award.wonAt) lately.delete(key);
};

/** A spin that is given up at the wheel was not made. WHL-9 */
export const unspun = ({ lately }: House, activity: string, player: string): boolean =>
  lately.delete(`spin ${activity} ${player}`);

/** What these names, all of one person, have done lately under an activity. */
export const latelyBy = (
  { lately }: Pick<HouseView, 'lately'>,
  activity: string,
  what: Lately['what'],
  names: readonly string[],
): readonly Lately[] => names.flatMap(name => lately.get(`${what} ${activity} ${name}`) ?? []);

/** Whether a limit of one prize a day, or in 24 hours, is used up by what was won at these moments. DRW-5, PRO-11 */
export const isUsedUp = (
  { eligibility }: Activity,
  won: readonly { readonly at: MomentText }[],
  { now, clock }: { readonly now: Temporal.Instant; readonly clock: HouseClock },
): boolean => {
  switch (eligibility.prizeLimit.value) {
    case 'one-a-day':
      return won.some(({ at }) => calendarDayOf(clock, momentFrom(at)).equals(calendarDayOf(clock, now)));
    case 'one-in-24-hours':
      return won.some(({ at }) => Temporal.Instant.compare(now, momentFrom(at).add({ hours: 24 })) < 0);
    case 'none':
    case 'one':
    case 'one-a-drawing':
      return false;
  }
};
