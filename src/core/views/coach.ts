import { given } from '#core/base';
import { type Award, activitiesAt, type HouseView, methodsOf, moneyOfGift, type Table } from '#core/house';
import type { Cents } from '#core/money';
import { activityOf } from '#core/state';

/** What a dealer does next, for a screen to put into words. */
export type CoachLine =
  | { readonly type: 'out-of-service'; readonly reason: string }
  | { readonly type: 'alarm'; readonly alarm: number; readonly words: string }
  /** Pay this seat out of the tray now. */
  | { readonly type: 'pay-from-tray'; readonly award: number; readonly seat: number; readonly amount: Cents }
  | { readonly type: 'hand-over'; readonly award: number; readonly seat: number }
  /** The winner goes to the cage, or is brought the money. */
  | { readonly type: 'send-to-cage'; readonly award: number; readonly seat: number; readonly amount: Cents }
  | { readonly type: 'ask-for-id'; readonly award: number; readonly seat: number; readonly by?: string }
  /** Hold the cards of these seats: the floor verifies, or a second person agrees. */
  | { readonly type: 'hold-cards'; readonly seats: readonly number[]; readonly for: 'floor' | 'second' }
  | { readonly type: 'seat-players' }
  | { readonly type: 'light-seats' }
  | { readonly type: 'start-game' }
  | { readonly type: 'game-over' };

/** The most urgent first; the last is the one big key, unless something must be done before it. */
export const coachAt = (house: HouseView, table: Table): readonly CoachLine[] => {
  if (table.openedAt === undefined) return [];
  const due = house.awards
    .values()
    .filter(award => award.table === table.table)
    .flatMap(award => lineFor(house, award))
    .toArray();
  const held = holdCards(house, table);
  const reason = house.outOfService ?? table.outOfService;
  if (reason !== undefined) return [...due, ...held, { type: 'out-of-service', reason }];
  const alarm = house.alarms.values().find(one => one.table === table.table);
  if (alarm !== undefined) return [...due, ...held, { type: 'alarm', alarm: alarm.alarm, words: alarm.words }];
  return held.length > 0 ? [...due, ...held] : [...due, ...nextKey(house, table)];
};

const lineFor = (house: HouseView, award: Award): readonly CoachLine[] => {
  const { award: number, seat, claim } = award;
  const activity = activityOf(house, award.activity);
  if (seat === undefined || activity === undefined) return [];
  if (claim.state === 'awaiting-id') return [{ type: 'ask-for-id', award: number, seat, ...given('by', claim.idBy) }];
  if (claim.state !== 'payable') return [];
  const methods = methodsOf({ award, activity });
  if (methods.includes('handed-over')) return [{ type: 'hand-over', award: number, seat }];
  const type = methods.includes('tray') ? 'pay-from-tray' : 'send-to-cage';
  return [{ type, award: number, seat, amount: moneyOfGift(award.gives) }];
};

const holdCards = ({ calls, reviews }: HouseView, { table }: Table): readonly CoachLine[] => {
  const reviewed = new Set(reviews.values().flatMap(review => review.calls));
  const own = calls
    .values()
    .filter(call => call.table === table)
    .toArray();
  const seatsOf = (some: typeof own) => [...new Set(some.map(({ seat }) => seat))];
  const forFloor = seatsOf(own.filter(({ call }) => !reviewed.has(call)));
  const forSecond = seatsOf(own.filter(({ call }) => reviewed.has(call)));
  return [
    ...(forFloor.length === 0 ? [] : [{ type: 'hold-cards', seats: forFloor, for: 'floor' } as const]),
    ...(forSecond.length === 0 ? [] : [{ type: 'hold-cards', seats: forSecond, for: 'second' } as const]),
  ];
};

const nextKey = (house: HouseView, table: Table): readonly CoachLine[] => {
  if (table.round !== undefined) return [{ type: 'game-over' }];
  if (table.seated.length === 0) return [{ type: 'seat-players' }];
  const takesFees = activitiesAt(house, table).some(({ activity }) =>
    activity.funding.fee?.charges.some(({ optional }) => optional),
  );
  const isUnlit = takesFees && table.plays.isLive && table.lit.length === 0;
  return isUnlit ? [{ type: 'light-seats' }, { type: 'start-game' }] : [{ type: 'start-game' }];
};
