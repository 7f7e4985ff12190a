import type { HouseEvent } from '#core/house';
import { type Cents, NOTHING } from '#core/money';
import { AT } from './read.ts';

/** One person has verified a win of so much, which the house pays; the second is still to come. */
export const verifiedWin = (activity: string, amount: Cents, at: Temporal.Instant): HouseEvent => ({
  type: 'HandsVerified',
  review: 1,
  table: 1,
  round: 1,
  activity,
  calls: [],
  by: 'ann',
  wonAt: at.toString(),
  seen: { board: [], hands: [], dealerCards: [], reachedShowdown: true },
  checked: [],
  due: [
    {
      to: { seat: 1 },
      gives: { type: 'money', amount },
      prizes: [{ amount, from: { type: 'house' } }],
      because: { hand: 'a scenario', used: [], conditions: [], arithmetic: [], clause: activity },
    },
  ],
  hits: [],
  judged: [],
  needsSecond: true,
});

/** A hand of so many points, verified. */
export const pointsWon = (award: number, activity: string, count: number): HouseEvent => ({
  type: 'AwardMade',
  award,
  review: 0,
  activity,
  table: 1,
  round: 1,
  seat: 1,
  gives: { type: 'points', count },
  source: { pools: {}, reseeded: {}, reserve: NOTHING, house: NOTHING },
  because: { hand: '', used: [], conditions: [], arithmetic: [], clause: '' },
  claim: { state: 'payable' },
  wonAt: AT,
  verifiedBy: ['ann'],
});

/** The hours of everybody, on their club cards. */
export const hoursOnCards = (activity: string, of: ReadonlyMap<string, number>): readonly HouseEvent[] => {
  const base = { promotion: 'hours', activity, mechanism: 'tracking', at: AT, by: 'ann' } as const;
  const enrolled = [...of].map(([player, count]) => ({
    type: 'PlayerEnrolled' as const,
    player,
    card: { hours: hoursBefore(count), points: 0, tickets: [], credits: 0, redeemed: [] },
  }));
  return [
    { type: 'PromotionOpened', ...base, posted: { creditsPerSwipe: 0, prizes: {} } },
    { type: 'PromotionMoved', ...base, events: enrolled, bookings: [] },
  ];
};

const hoursBefore = (count: number): readonly string[] => {
  const start = Temporal.Instant.from(AT);
  return Array.from({ length: count }, (_, n) => start.subtract({ hours: n + 1 }).toString());
};
