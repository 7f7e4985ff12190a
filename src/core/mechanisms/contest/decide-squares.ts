import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { eligiblePerson } from '#core/eligibility';
import { NOTHING, plus, shareDown } from '#core/money';
import { type Activity, checkOffering, clauseOf, type Offering } from '#core/rulebook';
import { squaresTermsOf } from '../squares/terms.ts';
import { refuse } from './refusals.ts';
import type {
  Prizes,
  SeatedPlayer,
  Square,
  SquarePayout,
  Squares,
  SquaresCommand,
  SquaresEvent,
  SquaresRule,
} from './squares.ts';

/** The rules of a board of squares, or that the activity has none. CON-1 */
export const squaresRule = (activity: Activity, offering: Offering): Answer<SquaresRule> => {
  const terms = squaresTermsOf(activity);
  if (terms !== undefined) return answer({ activity, offering, terms });
  return refuse('no-such-contest', { activity: activity.name }, clauseOf(activity, 'Offering'));
};

export const decideSquares = (rule: SquaresRule, squares: Squares, command: SquaresCommand): Decision<SquaresEvent> => {
  const clause = clauseOf(rule.activity, rule.terms.clause);
  if (squares.isOver) return refuse('contest-over', {}, clause);
  switch (command.type) {
    case 'SetBoard':
      if (squares.board.length > 0) return refuse('board-stands', { tables: squares.board.length }, clause);
      return boardObjection(command.board, clause) ?? accept({ type: 'BoardSet', board: command.board });
    case 'ScorePeriod':
      if (squares.periods.includes(command.period)) return refuse('period-scored', { period: command.period }, clause);
      return prizeObjection(rule, command.prizes) ?? scorePeriod(rule, squares, command);
  }
};

const boardObjection = (board: readonly Square[], clause: string): Refusal | undefined => {
  const off = board.find(({ top, left }) => !(isDigit(top) && isDigit(left)));
  if (off !== undefined) return refuse('square-off-the-board', { square: nameOf(off) }, clause);
  const twice = repeated(board.map(nameOf));
  if (twice !== undefined) return refuse('square-taken', { square: twice }, clause);
  const table = repeated(board.map(square => square.table));
  return table === undefined ? undefined : refuse('table-on-two-squares', { table }, clause);
};

const repeated = <Value>(values: readonly Value[]): Value | undefined =>
  values.find((value, place) => values.indexOf(value) < place);

const isDigit = (n: number): boolean => Number.isSafeInteger(n) && n >= 0 && n <= 9;
const nameOf = ({ top, left }: Square): string => `${top}-${left}`;

/** Money and things alike lie within the approved range. */
const prizeObjection = (
  { activity, offering, terms }: SquaresRule,
  { cash, values = {} }: Prizes,
): Refusal | undefined => {
  const amounts = [...(cash === 0 ? [] : [cash]), ...Object.values(values)];
  const checked = amounts.map(amount =>
    checkOffering(activity, { ...offering, prizes: { ...offering.prizes, [terms.prize]: amount } }),
  );
  return checked.find(one => !one.ok);
};

/** The last digits pick a square; one that finds nobody carries the prize on, and at the end a bowl decides. CON-6 */
const scorePeriod = (
  rule: SquaresRule,
  { board, carried }: Squares,
  { period, score, prizes, isFinal, seated, bowl }: Extract<SquaresCommand, { type: 'ScorePeriod' }>,
): Decision<SquaresEvent> => {
  const [top, left] = score.map(points => points % 10);
  const hit = board.find(square => square.top === top && square.left === left);
  const tables = [...(hit === undefined ? [] : [hit.table]), ...(isFinal ? bowl : [])];
  const winnersAt = (table: number): readonly SeatedPlayer[] =>
    (seated[table] ?? []).filter(({ person }) => eligiblePerson(rule.activity, person).met);
  const table = tables.find(one => winnersAt(one).length > 0);
  const values = { ...carried.values, ...prizes.values };
  const due: Prizes = {
    cash: plus(carried.cash, prizes.cash),
    items: [...carried.items, ...prizes.items],
    ...(Object.keys(values).length === 0 ? {} : { values }),
  };
  const scored = { type: 'PeriodScored', period, score, isFinal } as const;
  if (table === undefined) return accept({ ...scored, payouts: [], carried: due });
  return accept({ ...scored, table, payouts: payouts(due, winnersAt(table)), carried: NO_PRIZES });
};

export const NO_PRIZES: Prizes = { cash: NOTHING, items: [] };

/** Cash in equal parts, odd cents staying with the house; of goods one for each. CON-7 */
const payouts = ({ cash, items, values = {} }: Prizes, winners: readonly SeatedPlayer[]): readonly SquarePayout[] => {
  const { shares } = shareDown(
    cash,
    winners.map(() => 1),
  );
  const money = winners.map(({ seat }, n) => ({ seat, amount: shares[n]! })).filter(({ amount }) => amount > 0);
  const valued = (item: string): Pick<SquarePayout, 'value'> =>
    values[item] === undefined ? {} : { value: values[item] };
  return [...money, ...items.flatMap(item => winners.map(({ seat }) => ({ seat, item, ...valued(item) })))];
};
