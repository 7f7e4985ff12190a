import { answer } from '#core/base';
import type { CommandIn, HouseEvent } from '#core/house';
import { NOTHING } from '#core/money';
import { contestOn, isSquares } from '../contest.ts';
import { squares } from '../squares.ts';
import { AT, type Journal, type Through, TWO } from './journal.ts';
import { throughHouse } from './promotion.ts';

/** Kind `contest`: entries, points and periods as they come in at the desk. */
export const contestThroughHouse = (json: unknown): Through =>
  isSquares(json)
    ? squares(json)
    : throughHouse((open, journal) =>
        contestOn(json, (promotion, { games, deadline }) => {
          const posted = { games, ...(deadline === undefined ? {} : { deadline: deadline.toString() }) };
          const stage = open(promotion, 'contest', posted);
          if (!stage.ok) return stage;
          const { id } = promotion.activity;
          const { state, events, commit } = stage.value;
          return answer({
            state,
            events,
            commit: (command, now) => commit(evident(journal(), id, command), now),
          });
        }),
      );

/** What a scenario only tells stands in the house before it is asked: the hand of points, the hours of club cards. */
const evident = (journal: Journal, activity: string, command: CommandIn<'contest'>): CommandIn<'contest'> => {
  switch (command.type) {
    case 'SubmitEntry':
      return command;
    case 'AddPoints':
      journal.happened(handOf(journal, activity, command.points));
      return { ...command, award: journal.house().numbers.award };
    case 'SettleContest': {
      const { hours = {}, ...settle } = command;
      if (journal.house().promotions.get(HOURS) === undefined) journal.happened(...swiped(activity, hours));
      return settle;
    }
  }
};

const handOf = (journal: Journal, activity: string, count: number): HouseEvent => ({
  type: 'AwardMade',
  award: journal.house().numbers.award + 1,
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
  verifiedBy: [TWO.actor.id],
});

const HOURS = 'hours';
/** Enough for any contest. */
const HOURS_MOST = 100;

const swiped = (activity: string, hours: Readonly<Record<string, number>>): readonly HouseEvent[] => {
  const base = { promotion: HOURS, activity, mechanism: 'tracking', at: AT, by: TWO.actor.id } as const;
  const cards = Object.entries(hours).map(([player, count]) => ({
    type: 'PlayerEnrolled' as const,
    player,
    card: { hours: hoursBefore(count), points: 0, tickets: [], credits: 0, redeemed: [] },
  }));
  return [
    { type: 'PromotionOpened', ...base, posted: { creditsPerSwipe: 0, prizes: {} } },
    { type: 'PromotionMoved', ...base, events: cards, bookings: [] },
  ];
};

const hoursBefore = (count: number): readonly string[] =>
  Array.from({ length: Math.min(count, HOURS_MOST) }, (_, n) =>
    Temporal.Instant.from(AT)
      .subtract({ hours: n + 1 })
      .toString(),
  );
