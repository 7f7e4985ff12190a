import { type Appliers, numbered, type Offered, remove, update } from '#core/state';
import type { OfferingEvent } from './shape.ts';

/** Offerings and notices. */
export const OFFERING_EVENTS: Appliers<OfferingEvent> = {
  OfferingAnnounced: ({ offerings }, { activity, offering, tables, reserveOf, at }) => {
    offerings.set(activity, { activity, offering, tables, state: 'announced', postedAt: at, reserveOf });
    return undefined;
  },
  OfferingStarted: ({ offerings }, { activity, at }) =>
    update(offerings, activity, (before): Offered => ({ ...before, state: 'running', increasedUpTo: at })),
  OfferingPaused: ({ offerings }, { activity }) =>
    update(offerings, activity, (before): Offered => ({ ...before, state: 'paused' })),
  OfferingResumed: ({ offerings }, { activity }) =>
    update(offerings, activity, (before): Offered => ({ ...before, state: 'running' })),
  OfferingEnded: ({ offerings }, { activity }) =>
    update(offerings, activity, (before): Offered => ({ ...before, state: 'ended' })),
  OfferingChanged: ({ offerings }, { activity, offering }) =>
    update(offerings, activity, (before): Offered => ({ ...before, offering })),
  NoticePosted: (house, { type: _, ...notice }) => {
    house.notices.set(notice.notice, notice);
    return numbered(house, 'notice', notice.notice);
  },
  NoticeTakenDown: ({ notices }, { notice }) => remove(notices, [notice]),
};
