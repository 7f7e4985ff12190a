import { defined } from '#core/base';
import { idsOf } from '#core/people';
import type { HouseView } from '#core/state';
import type { Cards, Tracked, TrackingEvent } from './shape.ts';

type Joined = Extract<TrackingEvent, { type: 'CardJoined' }>;

/** Cards of ids that were merged into this one since; what they earned goes on here. CLB-4 */
export const joinedFirst = ({ members }: HouseView, { cards }: Cards, player: string): readonly Joined[] => {
  const [now, ...before] = idsOf(members, player);
  if (now !== player) return [];
  return before.filter(id => cards.has(id)).map(from => ({ type: 'CardJoined', player, from }));
};

/** Hours and posted times count once, on whichever card they are. */
export const together = (one: Tracked | undefined, other: Tracked): Tracked => {
  if (one === undefined) return other;
  const { seat = other.seat } = one;
  const creditedFor = [one.creditedFor, other.creditedFor]
    .filter(slot => slot !== undefined)
    .toSorted()
    .at(-1);
  return {
    ...defined({ seat, creditedFor }),
    hours: [...new Set([...one.hours, ...other.hours])],
    points: one.points + other.points,
    tickets: [...new Set([...one.tickets, ...other.tickets])],
    credits: one.credits + other.credits,
    redeemed: [...one.redeemed, ...other.redeemed],
  };
};
