import { defined } from '#core/base';
import {
  type Appliers,
  entered,
  momentFrom,
  type Offered,
  type PostedRaise,
  patch,
  put,
  remove,
  sheetPosted,
  update,
} from '#core/state';
import { isBefore } from '#core/time';
import type { OfferingEvent } from './shape.ts';

/** A hand of a period is verified and paid after it. */
const HOURS_KEPT = 48;

/** Offerings and notices. */
export const OFFERING_EVENTS: Appliers<OfferingEvent> = {
  OfferingAnnounced: (house, { activity, offering, tables, reserveOf, at, replaces }) => {
    const { offerings } = house;
    const { wasOffered, ranks, sheet } = offerings.get(activity) ?? {};
    put(offerings, activity, {
      activity,
      offering,
      tables,
      state: 'announced',
      postedAt: at,
      reserveOf,
      // Offered before on the same day, and billed for it at the end of the day.
      ...defined({ wasOffered, ranks, sheet }),
      ...(replaces === true ? { changedAt: at } : {}),
    });
    return sheetPosted(house, activity, at);
  },
  /** The first start puts money into its pools, which the sheet then shows. */
  OfferingStarted: (house, { activity, at }) => {
    const { offerings, funds } = house;
    patch(offerings, activity, { state: 'running', increasedUpTo: at, offeredSince: at });
    const hung = Object.keys(offerings.get(activity)?.sheet?.pools ?? {}).length;
    const seeded = Object.keys(funds.get(activity)?.pools ?? {}).length;
    return hung === seeded ? undefined : sheetPosted(house, activity, at);
  },
  OfferingPaused: ({ offerings }, { activity, at }) =>
    update(offerings, activity, before => offeredUpTo({ ...before, state: 'paused' }, at)),
  OfferingResumed: ({ offerings }, { activity, at }) =>
    patch(offerings, activity, { state: 'running', ...defined({ offeredSince: at }) }),
  OfferingEnded: ({ offerings }, { activity, at }) =>
    update(offerings, activity, before => offeredUpTo({ ...before, state: 'ended' }, at)),
  OfferingChanged: (house, { activity, offering, at }) => {
    update(house.offerings, activity, before => {
      const changed = { ...before, offering };
      if (at === undefined) return changed;
      // An offering that has not run yet is posted again.
      if (before.state !== 'announced') return { ...changed, changedAt: at };
      return { ...changed, postedAt: at, ...(before.changedAt === undefined ? {} : { changedAt: at }) };
    });
    return sheetPosted(house, activity, at);
  },
  RankDrawn: ({ offerings }, { activity, card, from, to, at }) =>
    update(offerings, activity, before => {
      const longAgo = momentFrom(at).subtract({ hours: HOURS_KEPT });
      const kept = (before.ranks ?? []).filter(one => !isBefore(momentFrom(one.to), longAgo));
      return { ...before, ranks: [...kept, { card, from, to }] };
    }),
  OfferingHoursEnded: ({ offerings }, { activity, at }) => patch(offerings, activity, { outOfHours: at }),
  OfferingHoursBegun: ({ offerings }, { activity }) =>
    update(offerings, activity, ({ outOfHours: _, ...offered }) => offered),
  RaisePosted: ({ offerings }, { type: _, activity, ...raise }) =>
    update(offerings, activity, offered => ({ ...offered, raises: [...(offered.raises ?? []), raise] })),
  RaiseGiven: ({ offerings }, { activity, pool, from }) =>
    update(offerings, activity, offered => ({ ...offered, raises: without(offered.raises ?? [], pool, from) })),
  NoticePosted: (house, { type: _, ...notice }) => entered(house, 'notice', house.notices, notice),
  NoticeTakenDown: ({ notices }, { notice }) => remove(notices, [notice]),
};

const offeredUpTo = (offered: Offered, at: string | undefined): Offered => {
  const { offeredSince, wasOffered = [], ...before } = offered;
  if (at === undefined || offeredSince === undefined) return offered;
  return { ...before, wasOffered: [...wasOffered, { from: offeredSince, to: at }] };
};

/** Less the first of a pool at that moment. */
const without = (raises: readonly PostedRaise[], pool: string, from: string): PostedRaise[] => {
  const given = raises.findIndex(one => one.pool === pool && one.from === from);
  return raises.filter((_, place) => place !== given);
};
