import { answer, canonicalJson, type Refusal } from '#core/base';
import { eligibleTable } from '#core/eligibility';
import { type Activity, clauseOf } from '#core/rulebook';
import { AT_DESK, type HouseView, type Mechanism, type Won } from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import {
  decideSquares,
  evolveSquares,
  NEW_SQUARES,
  type Prizes,
  type Squares,
  type SquaresCommand,
  type SquaresEvent,
  type SquaresRule,
  squaresRule,
} from '../contest/index.ts';
import { prizeDue } from '../prize-due.ts';
import { refuse } from '../refusals.ts';

export type SquaresTypes = {
  readonly name: 'squares';
  readonly rules: SquaresRule;
  /** What each period is called and gives, in order, the last one being final, where the house has posted it. */
  readonly posted: { readonly periods?: readonly PostedPeriod[] };
  readonly state: Squares;
  readonly command: SquaresCommand;
  readonly event: SquaresEvent;
};

type PostedPeriod = { readonly period: string; readonly prizes: Prizes };

/** Tables on a board of ten by ten; the score picks one. CON-6, CON-7 */
export const SQUARES: Mechanism<SquaresTypes> = {
  name: 'squares',
  may: AT_DESK,
  rules: ({ activity, offering }) => squaresRule(activity, offering),
  begins: () => NEW_SQUARES,
  decide: ({ rules, posted, state, house }, command) => {
    const objection = tableObjection(house, rules, command) ?? postedObjection(rules, posted, state, command);
    if (objection !== undefined) return objection;
    const decided = decideSquares(rules, state, withoutTournaments(house, rules, command));
    if (!decided.ok) return decided;
    return answer({ events: decided.events, won: decided.events.flatMap(event => wonBy(rules, event)) });
  },
  evolve: evolveSquares,
  byHand: command =>
    command.type === 'ScorePeriod' && command.bowl.length > 0 ? `tables ${command.bowl.join(', ')}` : undefined,
  unfinished: ({ board, isOver }) => (board.length > 0 && !isOver ? 'the last period is not scored' : undefined),
};

/** Tables of live games are on the board; a tournament table is not, whatever it plays later. CON-9 */
const tableObjection = (
  house: HouseView,
  { activity, terms }: SquaresRule,
  command: SquaresCommand,
): Refusal | undefined => {
  if (command.type !== 'SetBoard') return undefined;
  const square = command.board.find(({ table }) => !isInPlay(house, activity, table));
  return square && refuse('table-not-on-board', { table: square.table }, clauseOf(activity, terms.clause));
};

/** Periods and prizes are as they were posted, whoever has won by then. CON-10 */
const postedObjection = (
  { activity, terms }: SquaresRule,
  { periods }: SquaresTypes['posted'],
  { periods: scored }: Squares,
  command: SquaresCommand,
): Refusal | undefined => {
  if (periods === undefined || command.type !== 'ScorePeriod') return undefined;
  const clause = clauseOf(activity, terms.clause);
  const next = periods[scored.length];
  const isNext = next?.period === command.period && command.isFinal === (scored.length === periods.length - 1);
  if (!isNext) return refuse('period-not-next', { period: command.period, next: next?.period ?? 'none' }, clause);
  return canonicalJson(next.prizes) === canonicalJson(command.prizes)
    ? undefined
    : refuse('prize-not-as-posted', { period: command.period }, clause);
};

/** Whoever sits in a tournament as the period ends wins nothing, and the prize goes on. CON-9 */
const withoutTournaments = (house: HouseView, { activity }: SquaresRule, command: SquaresCommand): SquaresCommand => {
  if (command.type !== 'ScorePeriod') return command;
  const seated = Object.entries(command.seated).filter(([table]) => isInPlay(house, activity, Number(table)));
  return { ...command, seated: Object.fromEntries(seated) };
};

/** A table that this house does not know, the desk answers for. */
const isInPlay = ({ tables }: HouseView, activity: Activity, number: number): boolean => {
  const plays = tables.get(number)?.plays;
  return plays === undefined || eligibleTable(activity, plays).met;
};

const wonBy = ({ activity, terms }: SquaresRule, event: SquaresEvent): readonly Won[] => {
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
