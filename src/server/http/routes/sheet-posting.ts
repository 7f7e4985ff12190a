import { defined } from '#core/base';
import { type HouseView, mechanismOf } from '#core/house';
import { check, loose, optional, Texts } from '#core/shape';
import type { SheetPosting } from '#core/sheet';
import type { Offered } from '#core/state';
import { formatMoment, formatTime } from '#core/time';

/** What promotions under an activity have posted of their times. */
const Times = loose({ drawnAt: optional(Texts), ticketTimes: optional(Texts) });

/** As it was posted: the jackpots of that moment, and what every promotion under it has posted. SHT-14 */
export const sheetPosting = (house: HouseView, { activity, tables, postedAt, sheet }: Offered): SheetPosting => {
  const { clock } = house.settings;
  const { revision = 1, at = postedAt, pools = {} } = sheet ?? {};
  return {
    ...draftPosting(house, activity),
    pools,
    ...(tables === 'all' ? {} : { tables }),
    posted: { at: formatMoment(clock, Temporal.Instant.from(at)), revision },
  };
};

/** What hangs there besides the choices: the jackpots now, and what promotions have posted. */
export const draftPosting = (
  { promotions, funds, settings: { clock, name, increasesAt } }: HouseView,
  id: string,
): SheetPosting => {
  const run = [...promotions.values()].filter(({ activity }) => activity === id);
  const posted = run.flatMap(one => {
    const times = check(Times, one.posted);
    return times.ok ? [times.value] : [];
  });
  const said = (at: string): string => formatMoment(clock, Temporal.Instant.from(at));
  const moments = posted.flatMap(({ drawnAt = [] }) => drawnAt.map(said));
  return {
    ...defined({ house: name }),
    times: [],
    drawings: [],
    drawnAt: [...new Set(moments)].toSorted(),
    ticketTimes: [...new Set(posted.flatMap(({ ticketTimes = [] }) => ticketTimes))].toSorted(),
    pools: funds.get(id)?.pools ?? {},
    promotions: run.map(({ mechanism, posted }) => mechanismOf(mechanism).onPaper?.(posted) ?? posted),
    increasesAt: formatTime(increasesAt),
    clock: at => ({ moment: said(at) }),
  };
};
