import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import type { Activity } from '#core/rulebook';
import type { Journal } from '../conformance/index.ts';
import type { ServedHouse } from './served.ts';

const CARDS = 'hours';

/** Everybody sits at a table with the club card and swipes it hour by hour. */
export const hoursOf = async (
  served: ServedHouse,
  ask: Journal['ask'],
  approved: Activity,
  of: ReadonlyMap<string, number>,
): Promise<Refusal | undefined> => {
  if (of.size === 0) return undefined;
  const { id: activity } = approved;
  const base = { promotion: CARDS, mechanism: 'tracking' } as const;
  const run = (command: object): HouseCommand => ({ type: 'RunPromotion', ...base, command }) as HouseCommand; // Its own.
  const posted = { creditsPerSwipe: 0, prizes: {} };
  const table = 90;
  const opened =
    (await ask({ type: 'OpenPromotion', ...base, activity, posted })) ??
    (await ask({ type: 'OpenTable', table, plays: { game: 'texas-holdem', isLive: true, isTournament: false } }));
  // Where nothing tracks play, nobody asks for hours.
  if (opened !== undefined) return opened.code === 'no-tracking' ? undefined : opened;
  const away = new Set<string>();
  const seats = { next: 0 };
  for (const [player, hours] of of) {
    for (const command of [
      run({ type: 'EnrollPlayer', player }),
      ...(hours > 0 ? [seating(table, player, seats.next), run({ type: 'SitDown', player, table })] : []),
    ]) {
      // Somebody who may not take part has no hours.
      const refused = await ask(command);
      if (refused !== undefined) away.add(player);
    }
    seats.next += 1;
  }
  // More hours than the contest asks for are not played out.
  const most = contestTermsOf(approved)?.hoursMin ?? 0;
  for (let hour = 1; hour <= most; hour++) {
    served.goTo(served.now.add({ hours: 1 }));
    for (const [player, hours] of of) {
      if (hours < hour || away.has(player)) continue;
      const swiped = await ask(run({ type: 'SwipeCard', player }));
      if (swiped !== undefined) return swiped;
    }
  }
  return undefined;
};

const SEATS = 20;

/** The next free place at the table. */
const seating = (table: number, player: string, place: number): HouseCommand => ({
  type: 'SeatPlayer',
  table,
  seated: {
    seat: (place % SEATS) + 1,
    position: Math.floor(place / SEATS) + 1,
    player: { type: 'member', id: player },
    role: 'player',
  },
});
