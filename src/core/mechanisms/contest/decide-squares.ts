import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { eligiblePerson } from '#core/eligibility';
import { type Cents, NOTHING, plus, shareDown } from '#core/money';
import { type Activity, checkOffering, clauseOf, type Offering } from '#core/rulebook';
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
  const terms = activity.contest;
  if (terms?.type === 'squares') return answer({ activity, offering, terms });
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
      return prizeObjection(rule, command.prizes.cash) ?? scorePeriod(rule, squares, command);
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

const prizeObjection = ({ activity, offering, terms }: SquaresRule, cash: Cents): Refusal | undefined => {
  if (cash === 0) return undefined;
  const checked = checkOffering(activity, { ...offering, prizes: { ...offering.prizes, [terms.prize]: cash } });
  return checked.ok ? undefined : checked;
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
  const due = { cash: plus(carried.cash, prizes.cash), items: [...carried.items, ...prizes.items] };
  const scored = { type: 'PeriodScored', period, score, isFinal } as const;
  if (table === undefined) return accept({ ...scored, payouts: [], carried: due });
  return accept({ ...scored, table, payouts: payouts(due, winnersAt(table)), carried: NO_PRIZES });
};

export const NO_PRIZES: Prizes = { cash: NOTHING, items: [] };

/** Cash in equal parts, odd cents staying with the house; of goods one for each. CON-7 */
const payouts = ({ cash, items }: Prizes, winners: readonly SeatedPlayer[]): readonly SquarePayout[] => {
  const { shares } = shareDown(
    cash,
    winners.map(() => 1),
  );
  const money = winners.map(({ seat }, n) => ({ seat, amount: shares[n]! })).filter(({ amount }) => amount > 0);
  return [...money, ...items.flatMap(item => winners.map(({ seat }) => ({ seat, item })))];
};
