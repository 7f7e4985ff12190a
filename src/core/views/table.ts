import { defined } from '#core/base';
import { eligibleTable, unmet } from '#core/eligibility';
import {
  type AtTableOfMechanism,
  activitiesAt,
  GameAtTable,
  gameAtTable,
  type HouseView,
  mechanismOf,
  noFeesAt,
  shapesOf,
  type Table,
} from '#core/house';
import { Amount, total } from '#core/money';
import {
  type Activity,
  amountPosted,
  FeeSpace,
  type Offering,
  poolOf,
  type Row,
  rowsInForce,
  ticketsPosted,
} from '#core/rulebook';
import {
  branded,
  choice,
  described,
  either,
  exactly,
  list,
  named,
  number,
  type Of,
  object,
  optional,
  SaidText,
  Text,
  Whole,
  yes,
} from '#core/shape';
import { activityOf, bettorIn, Fee, isForPot, nameOf, Seated, TableRound } from '#core/state';
import { AwardView, awardView } from './awards.ts';
import { CoachLine, coachAt } from './coach.ts';
import { CollectionsHere, collectionsAt } from './collections.ts';
import { CallView, callView } from './queue.ts';
import { summaryOf, TableSummary } from './tables.ts';
import type { View } from './view.ts';

const FeeMarks = list(Fee);
export type FeeMark = Fee;
const SeatView = named(
  'SeatView',
  object({
    ...Seated.fields,
    sitsOut: optional(yes, 'Not dealt in until it is marked back.'),
    lit: described(FeeMarks, 'Fees that lie there for the round to come.'),
    inRound: optional(object({ isPlayerDealer: yes, fees: FeeMarks }), 'What it has in the round that is on.'),
    asked: optional(
      list(object({ activity: Text, row: Text })),
      'The prizes this player asked for, at a no-purchase-necessary table.',
    ),
  }),
);
export type SeatView = Of<typeof SeatView>;

const { round, startedAt, pot } = TableRound.fields;
const RoundView = named(
  'RoundView',
  choice({
    idle: { rounds: Whole },
    on: {
      round,
      startedAt,
      bets: described(Whole, 'How many fees were paid.'),
      fees: list(object({ activity: Text, amount: Amount })),
      total: described(Amount, 'What the fees come to, to compare with the felt.'),
      pot,
    },
  }),
);

/** A qualifying hand that can be called. */
const HandButton = object({
  row: Text,
  label: Text,
  pays: described(
    choice({
      meter: { pool: Text, percent: number() },
      money: { amount: Amount },
      tickets: { count: Whole },
      points: { count: number() },
      other: {},
    }),
    'Other: as the rule sheet says.',
  ),
});
export type HandButton = Of<typeof HandButton>;

const ActivityAtTable = named(
  'ActivityAtTable',
  object({
    activity: Text,
    name: Text,
    hasFee: described(yes, 'A fee is taken for it; without one nobody pays to take part.'),
    isFeeOptional: described(yes, 'Left to the player: it is owed only where it lies.'),
    spaces: described(list(FeeSpace), 'Where an optional fee can lie: for the own hand, for the player-dealer’s.'),
    isInRound: described(yes, 'Counts for the round that is on.'),
    isAskedFirst: described(yes, 'Here a player says before the deal which of the prizes it is played for.'),
    isForPeriod: described(yes, 'The best hand of a period is posted on its board and not called.'),
    isBeaten: optional(yes, 'Its hands win by being beaten.'),
    whyNot: optional(list(SaidText), 'What keeps everybody at this table from winning it in the round that is on.'),
    unpaid: optional(list(Whole), 'Seats in the round whose hand cannot win it: no fee lies on it.'),
    holdFrom: described(Amount, 'A call that locks so much is not made by a stray tap.'),
    hands: list(HandButton),
  }),
);
export type ActivityAtTable = Of<typeof ActivityAtTable>;

const OF = object({ promotion: Text, name: Text });
export type PlayedHere = Of<typeof OF> & AtTableOfMechanism;
const PlayedHere = named(
  'PlayedHere',
  branded<PlayedHere>(either(...shapesOf('atTable').map(([, { fields }]) => object({ ...OF.fields, ...fields })))),
  'Coupons and promotional chips that are played at a table.',
);

/** One table as its keypad and the floor see it; a change has only those of its parts that have changed. */
export const TableShown = named(
  'TableParts',
  object({
    summary: optional(TableSummary),
    seats: optional(list(SeatView)),
    round: optional(RoundView),
    activities: optional(list(ActivityAtTable), 'What runs here, and what counts for the round.'),
    noFees: optional(list(SaidText), 'Why what runs takes no fee here now, a line for each activity.'),
    calls: optional(list(CallView)),
    awards: optional(list(AwardView), 'Won here and not settled, or paid in the round that is on.'),
    played: optional(list(PlayedHere), 'Coupons and chips that are played here, and what is on the bets.'),
    collections: optional(list(CollectionsHere), 'Collections won for a year that can be used here.'),
    coach: optional(list(CoachLine), 'What to do next, the most urgent first.'),
    game: optional(
      either(GameAtTable, exactly('none')),
      'The game that the house settles here; none where it settles none.',
    ),
  }),
  'The parts of the topic of one table, such as "table.7".',
);
export type TableParts = Required<Of<typeof TableShown>>;

const PARTS: { readonly [Key in keyof TableParts]: (house: HouseView, table: Table) => TableParts[Key] } = {
  summary: summaryOf,
  seats: (_, { seated, lit, round, asked = [], sittingOut = [] }) => {
    const isAt = (a: { seat: number; position: number }, b: Seated) => a.seat === b.seat && a.position === b.position;
    return seated.map(one => {
      const own = lit.filter(mark => isAt(mark, one)).map(({ activity, space }) => ({ activity, space }));
      const found = round?.bettors.find(other => isAt(other, one));
      const bettor = found && bettorIn(found);
      const inRound = bettor && { isPlayerDealer: bettor.isPlayerDealer, fees: bettor.fees };
      const wants = asked.filter(prize => isAt(prize, one)).map(({ activity, row }) => ({ activity, row }));
      const sitsOut = sittingOut.includes(one.seat) ? true : undefined;
      return { ...one, lit: own, ...defined({ inRound, sitsOut, asked: wants.length === 0 ? undefined : wants }) };
    });
  },
  round: (_, { round, rounds }) => {
    if (round === undefined) return { type: 'idle', rounds };
    const { round: number, startedAt, bettors, fees, pot } = round;
    const bets = bettors.reduce((sum, bettor) => sum + bettor.fees.length, 0);
    const paid = fees.map(({ activity, amount }) => ({ activity, amount }));
    const all = total(paid.map(({ amount }) => amount));
    return { type: 'on', round: number, startedAt, bets, fees: paid, total: all, ...defined({ pot }) };
  },
  activities: (house, table) => {
    const running = activitiesAt(house, table).map(({ activity }) => activity.id);
    const inRound = table.round?.activities ?? [];
    return [...new Set([...running, ...inRound])].flatMap(id => activityAt(house, table, id));
  },
  noFees: noFeesAt,
  calls: ({ calls, ...house }, { table }) =>
    calls
      .values()
      .filter(call => call.table === table)
      .map(call => callView({ calls, ...house }, call))
      .toArray(),
  awards: (house, table) =>
    house.awards
      .values()
      .filter(award => award.table === table.table && (isOwed(award.claim.state) || award.round === table.round?.round))
      .map(award => awardView(house, award))
      .toArray(),
  played: (house, { table }) =>
    house.promotions
      .values()
      .flatMap(one => {
        const played = mechanismOf(one.mechanism).atTable?.(one, table, house);
        const { promotion, activity } = one;
        // By its mechanism.
        return played === undefined
          ? []
          : [{ promotion, name: nameOf(house, activity), ...(played as AtTableOfMechanism) }];
      })
      .toArray(),
  collections: collectionsAt,
  coach: coachAt,
  game: (house, table) => gameAtTable(house, table) ?? 'none',
};

/** The view of one table; its keys are always the same. */
export const tableView = (number: number): View<TableParts[keyof TableParts]> => ({
  keys: ({ tables }) => (tables.has(number) ? Object.keys(PARTS) : []),
  part: (house, key) => {
    const table = house.tables.get(number);
    return table === undefined ? undefined : PARTS[key as keyof TableParts]?.(house, table); // Any other has none.
  },
});

const isOwed = (state: string): boolean => state !== 'paid' && state !== 'forfeited';

const activityAt = (house: HouseView, table: Table, id: string): readonly ActivityAtTable[] => {
  const { plays, round } = table;
  const activity = activityOf(house, id);
  const offering = house.offerings.get(id)?.offering;
  if (activity === undefined || offering === undefined) return [];
  const isForPeriod = activity.settlement.period !== undefined;
  return [
    {
      activity: id,
      name: activity.name,
      hasFee: activity.funding.fee !== undefined,
      isFeeOptional: activity.funding.fee?.charges.some(({ optional }) => optional) ?? false,
      spaces: activity.settlement.holders === 'fee-space' ? ['player', 'player-dealer'] : ['player'],
      isInRound: round?.activities.includes(id) ?? false,
      isAskedFirst: !plays.isLive && activity.settlement.askedFirst === true,
      isForPeriod,
      ...defined(cannotWin(activity, table)),
      holdFrom: house.settings.secondPersonFrom,
      hands: isForPeriod
        ? []
        : rowsInForce(activity, offering, plays.game)
            .filter(({ table }) => table === undefined || (table.type === 'live') === plays.isLive)
            .map(row => ({
              row: row.key,
              label: row.label,
              pays: paysOf(activity, offering, row),
            })),
    },
  ];
};

type CannotWin = Pick<ActivityAtTable, 'isBeaten' | 'whyNot' | 'unpaid'>;

/** What the house knows before anybody calls: too few dealt in, no fee on a hand. It keeps no meter from being won. */
const cannotWin = (
  activity: Activity,
  { plays, round }: Table,
): { [Key in keyof CannotWin]: CannotWin[Key] | undefined } => {
  const isBeaten = activity.settlement.beat === undefined ? undefined : true;
  if (round === undefined || !round.activities.includes(activity.id)) {
    return { isBeaten, whyNot: undefined, unpaid: undefined };
  }
  const bettors = round.bettors.map(bettorIn);
  const seats = [...new Set(bettors.map(({ seat }) => seat))];
  // Where no seat has the bank, somebody who has no seat here may hold a hand.
  const isCounted = isForPot(plays) || bettors.some(({ isPlayerDealer }) => isPlayerDealer);
  const facts = { ...plays, ...(isCounted ? { playersDealtIn: seats.length } : {}) };
  const whyNot = unmet(eligibleTable(activity, facts));
  const unpaid = seats.filter(seat => !isPaid(activity, plays.isLive, bettors, seat));
  return {
    isBeaten,
    whyNot: whyNot.length === 0 ? undefined : whyNot,
    unpaid: unpaid.length === 0 ? undefined : unpaid,
  };
};

/** Where only the own fee counts; a hand that is beaten may win for others, and the bank's for those who bet on it. */
const isPaid = (
  { id, eligibility, settlement }: Activity,
  isLive: boolean,
  bettors: readonly ReturnType<typeof bettorIn>[],
  seat: number,
): boolean => {
  if (!isLive || eligibility.fee.value !== 'own' || settlement.beat !== undefined) return true;
  return bettors.some(bettor =>
    bettor.fees.some(
      fee => fee.activity === id && (bettor.seat === seat || (fee.space === 'player-dealer' && isBank(bettors, seat))),
    ),
  );
};

const isBank = (bettors: readonly ReturnType<typeof bettorIn>[], seat: number): boolean =>
  bettors.some(bettor => bettor.seat === seat && bettor.isPlayerDealer);

const paysOf = (activity: Activity, offering: Offering, row: Row): HandButton['pays'] => {
  const { prize } = row;
  if (prize.type === 'meter') {
    return { type: 'meter', pool: poolOf(activity, offering, row, prize.pool), percent: prize.percent };
  }
  const amount = amountPosted(activity, offering, row);
  if (amount !== undefined) return { type: 'money', amount };
  if (prize.type === 'points' && offering.mode !== 'tickets') return { type: 'points', count: prize.points };
  const tickets = ticketsPosted(offering, row);
  return tickets === undefined ? { type: 'other' } : { type: 'tickets', count: tickets };
};
