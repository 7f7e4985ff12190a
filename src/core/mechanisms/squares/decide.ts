import { accept, canonicalJson, type Decision, defined, type Refusal } from '#core/base';
import { eligiblePerson, eligibleTable } from '#core/eligibility';
import { eachOf, NOTHING, plus, total } from '#core/money';
import { type Activity, checkOffering, clauseOf } from '#core/rulebook';
import { type HouseView, isInService, peopleAt, type Rule, type Table, type Won } from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import { refuse as refuseAny } from '../refusals.ts';
import { refuse } from './refusals.ts';
import type {
  Prizes,
  ScoredPeriod,
  ScorePeriod,
  Square,
  SquarePayout,
  Squares,
  SquaresCommand,
  SquaresEvent,
  SquaresPosted,
} from './shape.ts';
import type { SquaresTerms } from './terms.ts';

export type SquaresRule = Rule & { readonly terms: SquaresTerms };
type At = {
  readonly rules: SquaresRule;
  readonly posted: SquaresPosted;
  readonly state: Squares;
  readonly house: HouseView;
};

export const decideSquares = (at: At, command: SquaresCommand): Decision<SquaresEvent> => {
  const { rules, posted, state, house } = at;
  const clause = clauseOf(rules.activity, rules.terms.clause);
  if (state.isOver) return refuseAny('contest-over', {}, clause);
  switch (command.type) {
    case 'SetBoard': {
      const { board } = command;
      if (state.board.length > 0) return refuse('board-stands', { tables: state.board.length }, clause);
      return (
        tableObjection(house, rules.activity, board, clause) ??
        boardObjection(board, clause) ??
        accept({ type: 'BoardSet', board })
      );
    }
    case 'ScorePeriod':
      if (state.periods.includes(command.period)) return refuse('period-scored', { period: command.period }, clause);
      return (
        postedObjection(posted, state, command, clause) ??
        prizeObjection(rules, command.prizes) ??
        scorePeriod(rules, house, state, command)
      );
  }
};

/** Tables of live games are on the board; a tournament table is not, even if it plays something else later. CON-9 */
const tableObjection = (
  { tables }: HouseView,
  activity: Activity,
  board: readonly Square[],
  clause: string,
): Refusal | undefined => {
  const square = board.find(({ table }) => {
    const known = tables.get(table);
    return known !== undefined && !isInPlay(activity, known);
  });
  return square && refuse('table-not-on-board', { table: square.table }, clause);
};

const isInPlay = (activity: Activity, { plays }: Table): boolean => eligibleTable(activity, plays).met;

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

/** Periods and prizes stay as posted, even after wins. CON-10 */
const postedObjection = (
  { periods }: SquaresPosted,
  { periods: scored }: Squares,
  { period, prizes, isFinal }: ScorePeriod,
  clause: string,
): Refusal | undefined => {
  if (periods === undefined) return undefined;
  const next = periods[scored.length]!; // With the last posted one it is over.
  if (next.period !== period) return refuse('period-not-next', { period, next: next.period }, clause);
  const isLast = scored.length === periods.length - 1;
  if (isFinal !== isLast) return refuse('last-period-otherwise', { period, last: isLast ? 'yes' : 'no' }, clause);
  return canonicalJson(next.prizes) === canonicalJson(prizes)
    ? undefined
    : refuse('prize-not-as-posted', { period }, clause);
};

/** What is scored and given is posted before the first score: no period or prize is made up afterwards. CON-10 */
export const openingObjection = (rules: SquaresRule, { periods }: SquaresPosted): Refusal | undefined => {
  if (periods === undefined) return refuse('periods-not-posted', {}, clauseOf(rules.activity, rules.terms.clause));
  return periods.map(({ prizes }) => prizeObjection(rules, prizes)).find(one => one !== undefined);
};

/** The period that is scored next, as it was posted. */
export const nextPeriod = ({ periods = [] }: SquaresPosted, { periods: scored, isOver }: Squares) => {
  const next = isOver ? undefined : periods[scored.length];
  return next && { ...next, isFinal: scored.length === periods.length - 1 };
};

/** Money and things alike are within the approved range. */
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
  { activity }: SquaresRule,
  house: HouseView,
  { board, carried }: Squares,
  { period, score, prizes, isFinal, bowl }: ScorePeriod,
): Decision<SquaresEvent> => {
  const [top, left] = score.map(points => points % 10);
  const hit = board.find(square => square.top === top && square.left === left);
  const tables = [...(hit === undefined ? [] : [hit.table]), ...(isFinal ? bowl : [])];
  const table = tables.find(one => winnersAt(house, activity, one).length > 0);
  const values = { ...carried.values, ...prizes.values };
  const due: Prizes = {
    cash: plus(carried.cash, prizes.cash),
    items: [...carried.items, ...prizes.items],
    ...(Object.keys(values).length === 0 ? {} : { values }),
  };
  const scored = { type: 'PeriodScored', period, score, isFinal } as const;
  if (table === undefined) return accept({ ...scored, payouts: [], carried: due });
  return accept({ ...scored, table, payouts: payouts(due, winnersAt(house, activity, table)), carried: NO_PRIZES });
};

/** The seats of those who sit there as the period ends and may win; in a tournament nobody does. CON-7, CON-9 */
const winnersAt = (house: HouseView, activity: Activity, number: number): readonly number[] => {
  const table = house.tables.get(number);
  if (table === undefined || !isInService(table) || !isInPlay(activity, table)) return [];
  return peopleAt(house, table)
    .filter(({ person }) => eligiblePerson(activity, person).met)
    .map(({ seat }) => seat);
};

export const NO_PRIZES: Prizes = { cash: NOTHING, items: [] };

/** Cash in equal parts, odd cents staying with the house; of goods one for each. CON-7 */
const payouts = ({ cash, items, values = {} }: Prizes, winners: readonly number[]): readonly SquarePayout[] => {
  const amount = eachOf(cash, winners.length);
  const money = amount > 0 ? winners.map(seat => ({ seat, amount })) : [];
  const valued = (item: string): Pick<SquarePayout, 'value'> =>
    values[item] === undefined ? {} : { value: values[item] };
  return [...money, ...items.flatMap(item => winners.map(seat => ({ seat, item, ...valued(item) })))];
};

export const wonIn = ({ activity, terms }: SquaresRule, event: SquaresEvent): readonly Won[] => {
  if (event.type !== 'PeriodScored' || event.table === undefined) return [];
  const { table, period, score } = event;
  return event.payouts.map(({ seat, amount, item = '', value }) => ({
    to: { table, seat },
    gives: amount === undefined ? goodsOf(item, value) : { type: 'money', amount },
    prizes: amount === undefined ? [] : [prizeDue(activity, amount)],
    because: becauseOf(`${period} at ${score.join(' to ')}`, clauseOf(activity, terms.clause)),
    isClaimed: false,
  }));
};

/** A scored period as it is posted: the table it went to, and what its players had together. */
export const scoredPeriod = (event: Extract<SquaresEvent, { type: 'PeriodScored' }>): ScoredPeriod => {
  const { period, score, table, payouts: paid } = event;
  const items = [...new Set(paid.flatMap(({ item }) => (item === undefined ? [] : [item])))];
  const amount = total(paid.map(one => one.amount ?? NOTHING));
  return { period, score, amount, items, ...defined({ table }) };
};
