import { type Appliers, entered, patch, put, remove } from '#core/state';
import type { OfferingEvent } from './shape.ts';

/** Offerings and notices. */
export const OFFERING_EVENTS: Appliers<OfferingEvent> = {
  OfferingAnnounced: ({ offerings }, { activity, offering, tables, reserveOf, at }) =>
    put(offerings, activity, { activity, offering, tables, state: 'announced', postedAt: at, reserveOf }),
  OfferingStarted: ({ offerings }, { activity, at }) =>
    patch(offerings, activity, { state: 'running', increasedUpTo: at }),
  OfferingPaused: ({ offerings }, { activity }) => patch(offerings, activity, { state: 'paused' }),
  OfferingResumed: ({ offerings }, { activity }) => patch(offerings, activity, { state: 'running' }),
  OfferingEnded: ({ offerings }, { activity }) => patch(offerings, activity, { state: 'ended' }),
  OfferingChanged: ({ offerings }, { activity, offering }) => patch(offerings, activity, { offering }),
  NoticePosted: (house, { type: _, ...notice }) => entered(house, 'notice', house.notices, notice),
  NoticeTakenDown: ({ notices }, { notice }) => remove(notices, [notice]),
};
