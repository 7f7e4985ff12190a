import { answer } from '#core/base';
import { clauseOf } from '#core/rulebook';
import { BY_DEALER, type Mechanism, momentText } from '#core/state';
import { endOf, type HighHandTypes, handPosted, periodSettled } from './decide.ts';
import { periodObjection } from './period.ts';
import { refuse, speak } from './refusals.ts';
import { SHAPES } from './shape.ts';

/** The best hands of a posted period are on a board and are paid at its end. SET-13 */
export const HIGH_HAND: Mechanism<HighHandTypes> = {
  name: 'high-hand',
  shapes: SHAPES,
  may: BY_DEALER,
  rules: rule => {
    const { activity } = rule;
    return activity.settlement.period === undefined
      ? refuse('no-high-hand', { activity: activity.name }, clauseOf(activity, 'Prizes'))
      : answer(rule);
  },
  opens: periodObjection,
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
  unfinished: ({ board, isSettled }) => (board.length > 0 && !isSettled ? speak('unfinished.board', {}) : undefined),
  opensUnder: ({ settlement }) => (settlement.period === undefined ? undefined : { mechanism: 'high-hand' }),
  desk: () => ({ type: 'other' }),
  board: (house, { posted, state: { board, isSettled } }) => ({
    type: 'high-hand',
    ...posted,
    endsAt: momentText(endOf(house, posted)),
    isSettled,
    hands: board.map(({ hand: _, ...held }) => held),
  }),
  inPeriods: { posted: (from, to) => ({ from, to }), settle: { type: 'SettlePeriod' } },
  endsAt: (house, { posted }) => momentText(endOf(house, posted)),
};
