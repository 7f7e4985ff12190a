import { type Appliers, isOwed, momentFrom, patch, remove } from '#core/state';
import { isBefore } from '#core/time';
import type { DayEvent } from './shape.ts';

/** The clock and the gaming day. What a closed day has settled is in the journal and leaves the house. */
export const DAY_EVENTS: Appliers<DayEvent> = {
  DayOpened: (_, { day }) => ({ day }),
  ClockHeld: (_, { at, wall }) => ({ clockHeld: { at, wall } }),
  ClockReleased: () => ({ clockHeld: undefined }),
  MetersIncreased: ({ offerings }, { activity, upTo }) => patch(offerings, activity, { increasedUpTo: upTo }),
  GamingDayClosed: ({ tables, offerings, awards, drops }, { next, endedAt }) => {
    const end = momentFrom(endedAt);
    for (const [number, table] of tables) {
      const openings = table.openings.filter(({ to }) => isBefore(end, momentFrom(to)));
      const { idle, ...others } = table;
      const still = idle?.filter(({ to }) => to === undefined || isBefore(end, momentFrom(to))) ?? [];
      tables.set(number, { ...others, openings, ...(still.length === 0 ? {} : { idle: still }) });
    }
    for (const [activity, { wasOffered, ...offered }] of offerings) {
      const left = wasOffered?.filter(({ to }) => isBefore(end, momentFrom(to))) ?? [];
      offerings.set(activity, { ...offered, ...(left.length === 0 ? {} : { wasOffered: left }) });
    }
    const done = [...awards.values()].filter(award => !isOwed(award));
    remove(
      awards,
      done.map(({ award }) => award),
    );
    remove(
      drops,
      [...drops.values()].filter(({ counted }) => counted !== undefined).map(({ drop }) => drop),
    );
    return { day: next };
  },
};
