import { type Answer, answer } from '#core/base';
import { clauseOf, type Round } from '#core/rulebook';
import {
  type At,
  type Because,
  BY_DEALER,
  type HouseView,
  type Mechanism,
  type Outcome,
  payerOf,
  type Rule,
  refuse as refuseAtHouse,
  roundOf,
  type Seen,
  standingFund,
  tableInRound,
  type Won,
} from '#core/state';
import { formatMoment, isBefore, momentOf } from '#core/time';
import type { Settled } from '../round/index.ts';
import { type Period, settlePeriod } from './index.ts';
import { refuse } from './refusals.ts';

export type HighHandTypes = {
  readonly name: 'high-hand';
  readonly rules: Rule;
  /** The posted time in house time; what is dealt at its end belongs to the next. */
  readonly posted: { readonly from: string; readonly to: string };
  readonly state: {
    readonly hands: readonly PostedHand[];
    /** The hands that stand on the board: the best so far, equal ones together. */
    readonly board: readonly OnBoard[];
    readonly isSettled: boolean;
  };
  readonly command: /** A hand of the round under way, as it was seen. */
  { readonly type: 'PostHand'; readonly table: number; readonly seen: Seen } | { readonly type: 'SettlePeriod' };
  readonly event:
    | { readonly type: 'HandPosted'; readonly hand: PostedHand; readonly board: readonly OnBoard[] }
    | { readonly type: 'PeriodSettled'; readonly board: readonly OnBoard[] };
};

/** A round as it was played, with its time as text. */
export type PostedHand = Omit<Round, 'at'> & { readonly at?: string };

/** The number of the posted hand, counted from 0, where it was held, and what it is. */
export type OnBoard = {
  readonly hand: number;
  readonly table?: number;
  readonly seat: number;
  readonly words?: string;
  /** The cards that make it. */
  readonly cards?: Because['used'];
};

/** The best hands of a posted period stand on a board, and are paid at its end. SET-13 */
export const HIGH_HAND: Mechanism<HighHandTypes> = {
  name: 'high-hand',
  may: BY_DEALER,
  rules: rule => {
    const { activity } = rule;
    return activity.settlement.period === undefined
      ? refuse('no-high-hand', { activity: activity.name }, clauseOf(activity, 'Prizes'))
      : answer(rule);
  },
  begins: () => ({ hands: [], board: [], isSettled: false }),
  decide: (at, command) => {
    const { rule, state } = at;
    if (state.isSettled) return refuse('period-already-settled', {}, clauseOf(rule.activity, 'Prizes'));
    return command.type === 'PostHand' ? handPosted(at, command) : periodSettled(at);
  },
  evolve: (state, event) =>
    event.type === 'HandPosted'
      ? { ...state, hands: [...state.hands, event.hand], board: event.board }
      : { ...state, board: event.board, isSettled: true },
  unfinished: ({ board, isSettled }) => (board.length > 0 && !isSettled ? 'the board is not settled' : undefined),
};

type Decided = Answer<Outcome<HighHandTypes['event']>>;

const handPosted = (
  at: At<HighHandTypes>,
  { table, seen }: Extract<HighHandTypes['command'], { type: 'PostHand' }>,
): Decided => {
  const { rule, house, state } = at;
  const found = tableInRound(house, table);
  if (!found.ok) return found;
  const { activity } = rule;
  if (!found.value.round.activities.includes(activity.id)) {
    return refuseAtHouse('not-in-this-round', { activity: activity.name, table }, 'HSE-3');
  }
  const { at: time, ...round } = roundOf(found.value, activity.id, seen, house.settings.clock);
  const hand: PostedHand = { ...round, ...(time === undefined ? {} : { at: time.toString() }) };
  const hands = [...state.hands, hand];
  const settled = settle(rule, house, at.posted, hands);
  return answer({ events: [{ type: 'HandPosted', hand, board: boardOf(settled, hands) }] });
};

const periodSettled = ({ rule, house, posted, state, context }: At<HighHandTypes>): Decided => {
  const { clock } = house.settings;
  const end = momentOf(clock, Temporal.PlainDateTime.from(posted.to));
  if (isBefore(context.now, end)) {
    return refuse('period-not-over', { until: formatMoment(clock, end) }, clauseOf(rule.activity, 'Prizes'));
  }
  const settled = settle(rule, house, posted, state.hands);
  return answer({
    events: [{ type: 'PeriodSettled', board: boardOf(settled, state.hands) }],
    won: settled.awards.map(due => wonWith(due, state.hands)),
    hits: settled.hits,
  });
};

const settle = (
  rule: Rule,
  house: HouseView,
  posted: HighHandTypes['posted'],
  hands: readonly PostedHand[],
): Settled => {
  const period: Period = {
    from: Temporal.PlainDateTime.from(posted.from),
    to: Temporal.PlainDateTime.from(posted.to),
  };
  const fund = standingFund(house.funds, payerOf(house, rule.activity.id));
  return settlePeriod(rule, fund, period, hands.map(asRound));
};

const asRound = ({ at, ...round }: PostedHand): Round => ({
  ...round,
  ...(at === undefined ? {} : { at: Temporal.PlainDateTime.from(at) }),
});

const boardOf = ({ board = [], awards }: Settled, hands: readonly PostedHand[]): readonly OnBoard[] =>
  board.map(({ round: hand, seat }) => {
    const { table } = hands[hand]!;
    const because = awards.find(({ to }) => to.round === hand && to.seat === seat)?.because;
    const what = because === undefined ? {} : { words: because.hand, cards: because.used };
    return { hand, seat, ...(table === undefined ? {} : { table }), ...what };
  });

const wonWith = ({ to, gives, prizes, because }: Settled['awards'][number], hands: readonly PostedHand[]): Won => {
  const table = hands[to.round ?? 0]?.table;
  return {
    to: {
      seat: to.seat,
      ...(table === undefined ? {} : { table }),
      ...(to.bettor === undefined ? {} : { player: to.bettor }),
    },
    gives,
    prizes,
    because,
    isClaimed: false,
  };
};
