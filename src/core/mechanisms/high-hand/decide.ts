import { accept, defined } from '#core/base';
import { clauseOf, type Round } from '#core/rulebook';
import {
  type At,
  type Decided,
  type HouseView,
  payerOf,
  type Rule,
  refuse as refuseAtHouse,
  roundOf,
  type Spoken,
  standingFund,
  tableInRound,
  type Won,
} from '#core/state';
import { formatMoment, isBefore, momentOf } from '#core/time';
import type { Settled } from '../round/index.ts';
import { refuse } from './refusals.ts';
import { settlePeriod } from './settle.ts';
import type { OnBoard, Period, SHAPES } from './shape.ts';

export type HighHandTypes = Spoken<'high-hand', Rule, typeof SHAPES>;
type Happens = Decided<HighHandTypes['event']>;

/** A hand of the round that is on goes on the board, if none there is better. */
export const handPosted = (
  at: At<HighHandTypes>,
  { table, seen }: Extract<HighHandTypes['command'], { type: 'PostHand' }>,
): Happens => {
  const { rule, house, state } = at;
  const found = tableInRound(house, table);
  if (!found.ok) return found;
  const { activity } = rule;
  if (!found.value.round.activities.includes(activity.id)) {
    return refuseAtHouse('not-in-this-round', { activity: activity.name, table }, 'HSE-3');
  }
  const hand = roundOf(found.value, activity.id, seen, house.settings.clock);
  const hands = [...state.hands, hand];
  const settled = settle(rule, house, at.posted, hands);
  return accept({ type: 'HandPosted', hand, board: boardOf(settled, hands) });
};

/** What is on the board at the end of the period is paid. */
export const periodSettled = ({ rule, house, posted, state, context }: At<HighHandTypes>): Happens => {
  const { clock } = house.settings;
  const end = endOf(house, posted);
  if (isBefore(context.now, end)) {
    return refuse('period-not-over', { until: formatMoment(clock, end) }, clauseOf(rule.activity, 'Prizes'));
  }
  const settled = settle(rule, house, posted, state.hands);
  return {
    ok: true,
    events: [{ type: 'PeriodSettled', board: boardOf(settled, state.hands) }],
    won: settled.awards.map(due => wonWith(due, state.hands)),
    hits: settled.hits,
  };
};

const settle = (rule: Rule, house: HouseView, period: Period, hands: readonly Round[]): Settled =>
  settlePeriod(rule, standingFund(house.funds, payerOf(house, rule.activity.id)), period, hands);

const boardOf = ({ board = [], awards }: Settled, hands: readonly Round[]): OnBoard =>
  board.map(({ round: hand, seat }) => {
    const { table } = hands[hand]!;
    const because = awards.find(({ to }) => to.round === hand && to.seat === seat)?.because;
    const what = because === undefined ? {} : { words: because.hand, cards: because.used };
    return { hand, seat, ...defined({ table }), ...what };
  });

const wonWith = ({ to, gives, prizes, because }: Settled['awards'][number], hands: readonly Round[]): Won => {
  const table = hands[to.round ?? 0]?.table;
  return {
    to: {
      seat: to.seat,
      ...defined({ table, player: to.bettor }),
    },
    gives,
    prizes,
    because,
    isClaimed: false,
  };
};

export const endOf = ({ settings }: HouseView, { to }: Period): Temporal.Instant =>
  momentOf(settings.clock, Temporal.PlainDateTime.from(to));
