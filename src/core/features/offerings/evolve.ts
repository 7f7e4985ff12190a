import { defined } from '#core/base';
import { type Appliers, entered, type Offered, patch, put, remove, update } from '#core/state';
import type { OfferingEvent } from './shape.ts';

/** Offerings and notices. */
export const OFFERING_EVENTS: Appliers<OfferingEvent> = {
  OfferingAnnounced: ({ offerings }, { activity, offering, tables, reserveOf, at }) =>
    put(offerings, activity, {
      activity,
      offering,
      tables,
      state: 'announced',
      postedAt: at,
      reserveOf,
      // Offered before on the same day, and billed for it at the end of the day.
      ...defined({ wasOffered: offerings.get(activity)?.wasOffered }),
    }),
  OfferingStarted: ({ offerings }, { activity, at }) =>
    patch(offerings, activity, { state: 'running', increasedUpTo: at, offeredSince: at }),
  OfferingPaused: ({ offerings }, { activity, at }) =>
    update(offerings, activity, before => offeredUpTo({ ...before, state: 'paused' }, at)),
  OfferingResumed: ({ offerings }, { activity, at }) =>
    patch(offerings, activity, { state: 'running', ...defined({ offeredSince: at }) }),
  OfferingEnded: ({ offerings }, { activity, at }) =>
    update(offerings, activity, before => offeredUpTo({ ...before, state: 'ended' }, at)),
  OfferingChanged: ({ offerings }, { activity, offering }) => patch(offerings, activity, { offering }),
  NoticePosted: (house, { type: _, ...notice }) => entered(house, 'notice', house.notices, notice),
  NoticeTakenDown: ({ notices }, { notice }) => remove(notices, [notice]),
};

const offeredUpTo = (offered: Offered, at: string | undefined): Offered => {
  const { offeredSince, wasOffered = [], ...before } = offered;
  if (at === undefined || offeredSince === undefined) return offered;
  return { ...before, wasOffered: [...wasOffered, { from: offeredSince, to: at }] };
};
