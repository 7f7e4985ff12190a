import { answer, defined } from '#core/base';
import { clauseOf } from '#core/rulebook';
import { AT_DESK, type Mechanism, type Spoken } from '#core/state';
import { refuse } from '../refusals.ts';
import {
  decideSquares,
  NO_PRIZES,
  nextPeriod,
  openingObjection,
  type SquaresRule,
  scoredPeriod,
  wonIn,
} from './decide.ts';
import { speak } from './refusals.ts';
import { SHAPES } from './shape.ts';
import { squaresTermsOf, TERMS } from './terms.ts';
import { squaresBoard } from './view.ts';

/** Tables on a board of ten by ten; the score picks one. CON-6, CON-7 */
export const SQUARES: Mechanism<Spoken<'squares', SquaresRule, typeof SHAPES>> = {
  name: 'squares',
  shapes: SHAPES,
  terms: TERMS,
  may: AT_DESK,
  rules: ({ activity, offering }) => {
    const terms = squaresTermsOf(activity);
    if (terms !== undefined) return answer({ activity, offering, terms });
    return refuse('no-such-contest', { activity: activity.name }, clauseOf(activity, 'Offering'));
  },
  opens: ({ rules, posted }) => openingObjection(rules, posted),
  begins: () => ({ board: [], carried: NO_PRIZES, periods: [], isOver: false }),
  decide: decideSquares,
  won: ({ rules }, event) => wonIn(rules, event),
  evolve: (squares, event) =>
    event.type === 'BoardSet'
      ? { ...squares, board: event.board }
      : {
          ...squares,
          carried: event.carried,
          periods: [...squares.periods, event.period],
          scored: [...(squares.scored ?? []), scoredPeriod(event)],
          isOver: event.isFinal,
        },
  byHand: command =>
    command.type === 'ScorePeriod' && command.bowl.length > 0 ? `tables ${command.bowl.join(', ')}` : undefined,
  unfinished: ({ board, isOver }) => (board.length > 0 && !isOver ? speak('unfinished.squares', {}) : undefined),
  opensUnder: activity => squaresTermsOf(activity) && { mechanism: 'squares' },
  desk: (_, { posted, state }) => ({ type: 'squares', ...state, ...defined({ next: nextPeriod(posted, state) }) }),
  board: (_, { posted, state }) => squaresBoard(posted, state),
  account: (_, { state: { board, periods, isOver } }) => [{ board, periods, isOver }],
};
