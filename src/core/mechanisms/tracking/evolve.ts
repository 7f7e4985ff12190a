import { defined } from '#core/base';
import { together } from './joined.ts';
import type { Cards, Tracked, TrackingEvent } from './shape.ts';

/** Applies what was decided. The map is ours to change; everybody else sees it readonly. */
export const evolveTracking = ({ cards }: Cards, event: TrackingEvent): Cards => {
  const own = cards as Map<string, Tracked>;
  const { player } = event;
  if (event.type === 'PlayerEnrolled') own.set(player, event.card);
  else if (event.type === 'CardJoined') {
    own.set(player, together(own.get(player), own.get(event.from)!)); // The card was found there.
    own.delete(event.from);
  } else own.set(player, cardAfter(own.get(player)!, event)); // Only who is enrolled has events.
  return { cards };
};

type OnCard = Exclude<TrackingEvent, { type: 'PlayerEnrolled' | 'CardJoined' }>;

const cardAfter = (tracked: Tracked, event: OnCard): Tracked => {
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
        ...defined({ creditedFor: event.creditedFor }),
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
