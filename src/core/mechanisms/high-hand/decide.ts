import { accept, defined } from '#core/base';
import { clauseOf, type Round } from '#core/rulebook';
import {
  type At,
  backingOut,
  checklistOf,
  type Decided,
  type HouseView,
  handObjection,
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

type Asked<Type extends HighHandTypes['command']['type']> = Extract<HighHandTypes['command'], { type: Type }>;

/** A hand of the round that is on goes on the board, verified like every other, if none there is better. SET-18 */
export const handPosted = (at: At<HighHandTypes>, command: Asked<'PostHand'>): Happens => {
  const { rule, house, state, context } = at;
  const { table, seen, checked, names = [] } = command;
  const found = tableInRound(house, table);
  if (!found.ok) return found;
  const { activity } = rule;
  if (!found.value.round.activities.includes(activity.id)) {
    return refuseAtHouse('not-in-this-round', { activity: activity.name, table }, 'HSE-3');
  }
  const { round } = found.value.round;
  const before = handsOfRound(state, table, round);
  const again = seen.hands.find(({ seat }) => before.some(one => one.seat === seat));
  if (again !== undefined)
    return refuse('hand-already-posted', { table, seat: again.seat }, clauseOf(activity, 'Prizes'));
  const all = { ...command, seen: { ...seen, hands: [...seen.hands, ...before] } };
  const objection = handObjection(found.value.table.plays.game, checklistOf(house, activity), all);
  if (objection !== undefined) return objection;
  const hand: Round = { ...roundOf(found.value, activity.id, seen, house.settings.clock), round };
  const shown = boardNow(at, { ...state, hands: [...state.hands, hand] }, { of: state.hands.length, names });
  const posted = kept(rule, shown);
  const nameless = [...posted.board, ...(posted.lower ?? [])].find(
    one => one.hand === state.hands.length && one.name === undefined,
  );
  if (hasNames(rule) && nameless !== undefined)
    return refuse('board-needs-name', { table, seat: nameless.seat }, clauseOf(activity, 'Prizes'));
  return accept({ type: 'HandPosted', hand, ...posted, by: context.actor.id, checked });
};

/** What was seen of a round before and stands: a hand of it counts once, and its cards are in no other hand. SET-18 */
const handsOfRound = ({ hands, takenBack = [] }: Hands, table: number, round: number) =>
  hands
    .filter((hand, number) => hand.table === table && hand.round === round && !takenBack.includes(number))
    .flatMap(({ deal }) => deal.hands.filter(({ cards }) => cards.length > 0));

/** A hand that should not be on the board: with a reason, and two people. SET-18 */
export const handTakenBack = (at: At<HighHandTypes>, { hand, reason }: Asked<'TakeBackHand'>): Happens => {
  const { rule, state, context } = at;
  if (state.hands[hand] === undefined || state.takenBack?.includes(hand) === true)
    return refuse('hand-not-on-board', {}, clauseOf(rule.activity, 'Prizes'));
  const people = backingOut(reason, context);
  if (!people.ok) return people;
  const shown = boardNow(at, { ...state, takenBack: [...(state.takenBack ?? []), hand] });
  return accept({ type: 'HandTakenBack', hand, reason, by: people.value, ...kept(rule, shown) });
};

/** What is on the board at the end of the period is paid. */
export const periodSettled = ({ rule, house, posted, state, context }: At<HighHandTypes>): Happens => {
  const { clock } = house.settings;
  const end = endOf(house, posted);
  if (isBefore(context.now, end)) {
    return refuse(
      'period-not-over',
      { until: { moment: formatMoment(clock, end) } },
      clauseOf(rule.activity, 'Prizes'),
    );
  }
  const settled = settle(rule, house, posted, state);
  return {
    ok: true,
    events: [{ type: 'PeriodSettled', board: boardOf(settled, state, NO_NAMES).board }],
    won: settled.awards.map(due => wonWith(due, state.hands)),
    hits: settled.hits,
  };
};

type Hands = Pick<HighHandTypes['state'], 'hands' | 'takenBack'>;

const settle = (rule: Rule, house: HouseView, period: Period, { hands, takenBack = [] }: Hands): Settled =>
  settlePeriod(rule, standingFund(house.funds, payerOf(house, rule.activity.id)), period, hands, takenBack);

type Shown = { readonly board: OnBoard; readonly lower: OnBoard };
/** The names that come with a hand. */
type Named = { readonly of: number; readonly names: readonly { readonly seat: number; readonly name: string }[] };
const NO_NAMES: Named = { of: -1, names: [] };

const boardNow = ({ rule, house, posted, state }: At<HighHandTypes>, hands: Hands, named: Named = NO_NAMES): Shown =>
  boardOf(settle(rule, house, posted, hands), { ...state, ...hands }, named);

/** Names stay with their hands, whether the hand is the best just now or not. */
const boardOf = ({ board = [], lower = [] }: Settled, state: HighHandTypes['state'], { of, names }: Named): Shown => {
  const before = [...state.board, ...(state.lower ?? [])];
  const nameOf = (hand: number, seat: number): string | undefined =>
    hand === of
      ? names.find(one => one.seat === seat)?.name
      : before.find(one => one.hand === hand && one.seat === seat)?.name;
  const shown = ({ round: hand, seat, words, cards }: (typeof board)[number]): OnBoard[number] => ({
    hand,
    seat,
    ...defined({ table: state.hands[hand]!.table, name: nameOf(hand, seat) }),
    words,
    cards,
  });
  return { board: board.map(shown), lower: lower.map(shown) };
};

/** Whose board has names, and whose keeps lower hands, the approval says. */
const hasNames = ({ activity: { settlement } }: Rule): boolean => settlement.period?.names === true;
const kept = ({ activity: { settlement } }: Rule, { board, lower }: Shown): Partial<Shown> & Pick<Shown, 'board'> =>
  settlement.period?.keepsLower === true ? { board, lower } : { board };

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
