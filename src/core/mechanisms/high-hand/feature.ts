import { answer, defined } from '#core/base';
import { reaches } from '#core/eligibility';
import { GAME_SLUGS } from '#core/qualifying';
import { clauseOf } from '#core/rulebook';
import { activityOf, checklistOf, type HouseView, type Mechanism, may, momentText, ON_FLOOR } from '#core/state';
import { endOf, type HighHandTypes, handPosted, handTakenBack, periodSettled } from './decide.ts';
import { periodObjection } from './period.ts';
import { refuse, speak } from './refusals.ts';
import { SHAPES } from './shape.ts';

/** The best hands of a posted period are on a board and are paid at its end. SET-13 */
export const HIGH_HAND: Mechanism<HighHandTypes> = {
  name: 'high-hand',
  shapes: SHAPES,
  may: ON_FLOOR,
  // A dealer calls the floor; the hand is verified and posted by a floor person. SET-18
  mayBy: { PostHand: may(['floor', 'supervisor'], ON_FLOOR.stations) },
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
    switch (command.type) {
      case 'PostHand':
        return handPosted(at, command);
      case 'TakeBackHand':
        return handTakenBack(at, command);
      case 'SettlePeriod':
        return periodSettled(at);
    }
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'HandPosted':
        return {
          ...state,
          hands: [...state.hands, event.hand],
          board: event.board,
          ...defined({ lower: event.lower }),
        };
      case 'HandTakenBack':
        return {
          ...state,
          takenBack: [...(state.takenBack ?? []), event.hand],
          board: event.board,
          ...defined({ lower: event.lower }),
        };
      case 'PeriodSettled':
        return { ...state, board: event.board, isSettled: true };
    }
  },
  unfinished: ({ board, isSettled }) => (board.length > 0 && !isSettled ? speak('unfinished.board', {}) : undefined),
  opensUnder: ({ settlement }) => (settlement.period === undefined ? undefined : { mechanism: 'high-hand' }),
  desk: () => ({ type: 'other' }),
  board: (house, { activity, posted, state: { board, lower = [], isSettled } }) => ({
    type: 'high-hand',
    ...posted,
    endsAt: momentText(endOf(house, posted)),
    isSettled,
    checklist: checklistIn(house, activity),
    games: gamesOf(house, activity),
    hasNames: activityOf(house, activity)?.settlement.period?.names === true,
    hands: board,
    lower,
  }),
  inPeriods: { posted: (from, to) => ({ from, to }), settle: { type: 'SettlePeriod' } },
  endsAt: (house, { posted }) => momentText(endOf(house, posted)),
};

/** A table that deals another game has no hand for the board. ELG-9 */
const gamesOf = (house: HouseView, name: string): readonly string[] => {
  const activity = activityOf(house, name);
  const offered = house.offerings.get(name);
  if (activity === undefined || offered === undefined) return [];
  const table = { isLive: true, isTournament: false };
  return GAME_SLUGS.filter(game => reaches(activity, offered.offering, { ...table, game }).met);
};

const checklistIn = (house: HouseView, name: string): readonly string[] => {
  const activity = activityOf(house, name);
  return activity === undefined ? [] : checklistOf(house, activity);
};
