import { given } from '#core/base';
import { activitiesAt, type HouseView, type RoundBettor, type Seated, type Table } from '#core/house';
import { type Cents, total } from '#core/money';
import {
  type Activity,
  amountPosted,
  type Offering,
  poolOf,
  type Row,
  rowsInForce,
  ticketsPosted,
} from '#core/rulebook';
import { activityOf } from '#core/state';
import { type AwardView, awardView } from './awards.ts';
import { type CoachLine, coachAt } from './coach.ts';
import { type CallView, callView } from './queue.ts';
import { summaryOf, type TableSummary } from './tables.ts';
import type { View } from './view.ts';

/** One table as its keypad and the floor see it. */
export type TableParts = {
  readonly summary: TableSummary;
  readonly seats: readonly SeatView[];
  readonly round: RoundView;
  /** What runs here, and what counts for the round that is on. */
  readonly activities: readonly ActivityAtTable[];
  readonly calls: readonly CallView[];
  /** What was won here and is not settled, or was paid in the round that is on. */
  readonly awards: readonly AwardView[];
  /** What to do next, the most urgent first. */
  readonly coach: readonly CoachLine[];
};

export type SeatView = Seated & {
  /** Fees that lie there for the round to come. */
  readonly lit: readonly FeeMark[];
  /** What it has in the round that is on. */
  readonly inRound?: { readonly isPlayerDealer: boolean; readonly fees: readonly FeeMark[] };
};
export type FeeMark = RoundBettor['fees'][number];

export type RoundView =
  | { readonly type: 'idle'; readonly rounds: number }
  | {
      readonly type: 'on';
      readonly round: number;
      readonly startedAt: string;
      /** How many fees were paid and what they come to, to compare with the felt. */
      readonly bets: number;
      readonly fees: readonly { readonly activity: string; readonly amount: Cents }[];
      readonly total: Cents;
      readonly pot?: Cents;
    };

export type ActivityAtTable = {
  readonly activity: string;
  readonly name: string;
  /** Left to the player: it is owed only where it lies. */
  readonly isFeeOptional: boolean;
  /** Counts for the round that is on. */
  readonly isInRound: boolean;
  /** The best hand of a period is posted on its board and not called. */
  readonly isForPeriod: boolean;
  readonly hands: readonly HandButton[];
};

/** A qualifying hand that can be called. */
export type HandButton = {
  readonly row: string;
  readonly label: string;
  readonly pays:
    | { readonly type: 'meter'; readonly pool: string; readonly percent: number }
    | { readonly type: 'money'; readonly amount: Cents }
    | { readonly type: 'tickets' | 'points'; readonly count: number }
    /** As the rule sheet says. */
    | { readonly type: 'other' };
};

const PARTS: { readonly [Key in keyof TableParts]: (house: HouseView, table: Table) => TableParts[Key] } = {
  summary: summaryOf,
  seats: (_, { seated, lit, round }) => {
    const isAt = (a: { seat: number; position: number }, b: Seated) => a.seat === b.seat && a.position === b.position;
    return seated.map(one => {
      const own = lit.filter(mark => isAt(mark, one)).map(({ activity, space }) => ({ activity, space }));
      const bettor = round?.bettors.find(other => isAt(other, one));
      const inRound = bettor && { isPlayerDealer: bettor.isPlayerDealer, fees: bettor.fees };
      return { ...one, lit: own, ...given('inRound', inRound) };
    });
  },
  round: (_, { round, rounds }) => {
    if (round === undefined) return { type: 'idle', rounds };
    const { round: number, startedAt, bettors, fees, pot } = round;
    const bets = bettors.reduce((sum, bettor) => sum + bettor.fees.length, 0);
    const paid = fees.map(({ activity, amount }) => ({ activity, amount }));
    const all = total(paid.map(({ amount }) => amount));
    return { type: 'on', round: number, startedAt, bets, fees: paid, total: all, ...given('pot', pot) };
  },
  activities: (house, table) => {
    const running = activitiesAt(house, table).map(({ activity }) => activity.id);
    const inRound = table.round?.activities ?? [];
    return [...new Set([...running, ...inRound])].flatMap(id => activityAt(house, table, id));
  },
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
  coach: coachAt,
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

const activityAt = (house: HouseView, { plays, round }: Table, id: string): readonly ActivityAtTable[] => {
  const activity = activityOf(house, id);
  const offering = house.offerings.get(id)?.offering;
  if (activity === undefined || offering === undefined) return [];
  const isForPeriod = activity.settlement.period !== undefined;
  return [
    {
      activity: id,
      name: activity.name,
      isFeeOptional: activity.funding.fee?.charges.some(({ optional }) => optional) ?? false,
      isInRound: round?.activities.includes(id) ?? false,
      isForPeriod,
      hands: isForPeriod
        ? []
        : rowsInForce(activity, offering, plays.game).map(row => ({
            row: row.key,
            label: row.label,
            pays: paysOf(activity, offering, row),
          })),
    },
  ];
};

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
