import { accept, answer, defined } from '#core/base';
import { clauseOf } from '#core/rulebook';
import { type Mechanism, momentText, ON_FLOOR } from '#core/state';
import { cardWheelTermsOf } from '../card-wheel/terms.ts';
import { drawTable, spunBy, type TableDrawingTypes, wonAt } from './decide.ts';
import { refuse } from './refusals.ts';
import { SHAPES } from './shape.ts';
import { TERMS, tableDrawTermsOf } from './terms.ts';
import { deskOf, nextOf } from './view.ts';

/** A table is drawn by ball and wins chips, a thing for everybody, or a spin. TBD-1 to TBD-7 */
export const TABLE_DRAWING: Mechanism<TableDrawingTypes> = {
  name: 'table-drawing',
  shapes: SHAPES,
  terms: TERMS,
  may: ON_FLOOR,
  onIds: ['player'],
  rules: ({ activity, offering }) => {
    const terms = tableDrawTermsOf(activity, offering);
    return terms === undefined
      ? refuse('no-tables-drawn', { activity: activity.name }, clauseOf(activity, 'Offering'))
      : answer(terms);
  },
  begins: () => ({ draws: 0, balls: [], spinners: [] }),
  decide: (at, command) => {
    if (command.type === 'DrawBall')
      return accept({ type: 'BallDrawn', ball: command.ball, at: momentText(at.context.now) });
    if (command.type === 'ClearBalls') return accept({ type: 'BallsCleared' });
    const drawn = drawTable(at, command);
    if (!drawn.ok) return drawn;
    const spun = spunBy(at, drawn.value);
    if (!spun.ok) return spun;
    const { table, ...result } = drawn.value;
    return accept({ type: 'TableDrawn', ...result, ...defined({ table: table?.table, spunBy: spun.value }) });
  },
  won: ({ rule, rules }, event) => {
    if (event.type !== 'TableDrawn' || event.table === undefined) return [];
    const { table, awards } = event;
    return awards.map(award => wonAt(rule.activity, rules, table, award));
  },
  evolve: (state, event) => {
    if (event.type === 'BallsCleared') return { ...state, balls: [] };
    if (event.type === 'BallDrawn') return { ...state, balls: [...state.balls, { ball: event.ball, at: event.at }] };
    const { type: _, spunBy: spun, ...last } = event;
    const spinners = spun === undefined ? state.spinners : [...state.spinners, spun];
    return { draws: state.draws + 1, last, balls: [], spinners };
  },
  spunBy: event => (event.type === 'TableDrawn' ? event.spunBy?.player : undefined),
  unfinished: () => undefined,
  drawnTimes: ({ posted }) => posted.drawnAt,
  drawnSoFar: ({ draws }) => draws,
  byHand: command => (command.type === 'DrawTable' ? `balls ${command.balls.join(', ')}` : undefined),
  opensUnder: (activity, offering) => {
    const terms = tableDrawTermsOf(activity, offering);
    if (terms === undefined) return undefined;
    const hasHands = terms.gives.type === 'spin';
    const wheel = hasHands ? cardWheelTermsOf(activity, offering) : undefined;
    return { mechanism: 'table-drawing', valueAwards: wheel?.valueAwards ?? 0, hasHands };
  },
  desk: deskOf,
  upNext: nextOf,
  board: (_, { state: { draws, last } }) => ({ type: 'table-drawing', draws, ...defined({ table: last?.table }) }),
};
