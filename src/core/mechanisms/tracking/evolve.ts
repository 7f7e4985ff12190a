import { defined } from '#core/base';
import { evolver } from '#core/state';
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
  } else own.set(player, cardAfter(own.get(player)!, event)); // Only enrolled players have events.
  return { cards };
};

type OnCard = Exclude<TrackingEvent, { type: 'PlayerEnrolled' | 'CardJoined' }>;

const cardAfter = evolver<Tracked, OnCard>({
  SatDown: (tracked, { table, counts, since, at }) => ({ ...tracked, seat: { table, counts, since, upTo: at } }),
  LeftTable: ({ seat: _, ...away }) => away,
  CardSwiped: (tracked, { hour, points, credits, creditedFor }) => ({
    ...tracked,
    hours: hour === undefined ? tracked.hours : [...tracked.hours, hour],
    points: tracked.points + points,
    credits: tracked.credits + credits,
    ...defined({ creditedFor }),
  }),
  TicketsEarned: ({ seat, ...tracked }, { times, upTo }) => ({
    ...tracked,
    tickets: [...tracked.tickets, ...times],
    ...defined({ seat: seat && { ...seat, upTo } }),
  }),
  CreditsRedeemed: (tracked, { prize, credits, at }) => ({
    ...tracked,
    credits: tracked.credits - credits,
    redeemed: [...tracked.redeemed, { prize, credits, at }],
  }),
  AccountViewed: tracked => tracked,
});
