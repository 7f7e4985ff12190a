import { defined } from '#core/base';
import { type Award, activitiesAt, type HouseView, methodsOf, moneyOfGift, type Table } from '#core/house';
import { Amount } from '#core/money';
import { CodedText, choice, named, type Of, one, optional, Text, Whole, Wholes } from '#core/shape';
import { activityOf } from '#core/state';
import { MomentText } from '#core/time';

const DUE = { award: Whole, seat: Whole };
/** What a dealer does next, for a screen to put into words. */
export const CoachLine = named(
  'CoachLine',
  choice({
    'out-of-service': { reason: Text },
    alarm: { alarm: Whole, words: Text, said: optional(CodedText) },
    /** Pay this seat out of the tray now. */
    'pay-from-tray': { ...DUE, amount: Amount },
    'hand-over': DUE,
    /** The winner goes to the cage, or is brought the money. */
    'send-to-cage': { ...DUE, amount: Amount },
    'ask-for-id': { ...DUE, by: optional(MomentText) },
    /** Hold the cards of these seats: the floor verifies, or a second person agrees. */
    'hold-cards': { seats: Wholes, for: one(['floor', 'second']) },
    'seat-players': {},
    'light-seats': {},
    'start-game': {},
    'game-over': {},
  }),
);
export type CoachLine = Of<typeof CoachLine>;

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
  if (alarm !== undefined) {
    const { alarm: number, words, said } = alarm;
    return [...due, ...held, { type: 'alarm', alarm: number, words, ...defined({ said }) }];
  }
  return held.length > 0 ? [...due, ...held] : [...due, ...nextKey(house, table)];
};

const lineFor = (house: HouseView, award: Award): readonly CoachLine[] => {
  const { award: number, seat, claim } = award;
  const activity = activityOf(house, award.activity);
  if (seat === undefined || activity === undefined) return [];
  if (claim.state === 'awaiting-id')
    return [{ type: 'ask-for-id', award: number, seat, ...defined({ by: claim.idBy }) }];
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
  const whose = (['floor', 'second'] as const).map(who => {
    const some = own.filter(({ call }) => reviewed.has(call) === (who === 'second'));
    return { type: 'hold-cards', seats: [...new Set(some.map(({ seat }) => seat))], for: who } as const;
  });
  return whose.filter(({ seats }) => seats.length > 0);
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
