import type { Tracked, TrackingEvent } from './tracking.ts';

/** Applies what was decided. */
export const evolveTracking = (tracked: Tracked, event: TrackingEvent): Tracked => {
  switch (event.type) {
    case 'SatDown': {
      const { table, counts, since, at } = event;
      return { ...tracked, seat: { table, counts, since, upTo: at } };
    }
    case 'LeftTable': {
      const { seat: _, ...away } = tracked;
      return away;
    }
    case 'CardSwiped':
      return {
        ...tracked,
        hours: event.hour === undefined ? tracked.hours : [...tracked.hours, event.hour],
        points: tracked.points + event.points,
        credits: tracked.credits + event.credits,
        ...(event.creditedFor === undefined ? {} : { creditedFor: event.creditedFor }),
      };
    case 'TicketsEarned': {
      const { seat } = tracked;
      const tickets = [...tracked.tickets, ...event.times];
      return seat === undefined
        ? { ...tracked, tickets }
        : { ...tracked, tickets, seat: { ...seat, upTo: event.upTo } };
    }
    case 'CreditsRedeemed': {
      const { prize, credits, at } = event;
      const redeemed = [...tracked.redeemed, { prize, credits, at }];
      return { ...tracked, credits: tracked.credits - credits, redeemed };
    }
    case 'AccountViewed':
      return tracked;
  }
};
