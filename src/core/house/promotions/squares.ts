import { answer } from '#core/base';
import { prizeDue } from '#core/mechanisms';
import {
  decideSquares,
  evolveSquares,
  NEW_SQUARES,
  type Squares,
  type SquaresCommand,
  type SquaresEvent,
  type SquaresRule,
  squaresRule,
} from '#core/mechanisms/contest';
import { clauseOf } from '#core/rulebook';
import { becauseOf, moneyOrGoods } from './because.ts';
import type { Mechanism, Won } from './promotion.ts';

export type SquaresTypes = {
  readonly rules: SquaresRule;
  readonly posted: Readonly<Record<never, never>>;
  readonly state: Squares;
  readonly command: SquaresCommand;
  readonly event: SquaresEvent;
};

/** Tables on a board of ten by ten; the score picks one. CON-6, CON-7 */
export const SQUARES: Mechanism<SquaresTypes> = {
  rules: ({ activity, offering }) => squaresRule(activity, offering),
  begins: () => NEW_SQUARES,
  decide: ({ rules, state }, command) => {
    const decided = decideSquares(rules, state, command);
    if (!decided.ok) return decided;
    return answer({ events: decided.events, won: decided.events.flatMap(event => wonBy(rules, event)) });
  },
  evolve: evolveSquares,
  byHand: command =>
    command.type === 'ScorePeriod' && command.bowl.length > 0 ? `tables ${command.bowl.join(', ')}` : undefined,
  unfinished: ({ board, isOver }) => (board.length > 0 && !isOver ? 'the last period is not scored' : undefined),
};

const wonBy = ({ activity, terms }: SquaresRule, event: SquaresEvent): readonly Won[] => {
  if (event.type !== 'PeriodScored' || event.table === undefined) return [];
  const { table, period, score } = event;
  return event.payouts.map(({ seat, amount, item = '' }) => ({
    to: { table, seat },
    gives: moneyOrGoods(amount, item),
    prizes: amount === undefined ? [] : [prizeDue(activity, amount)],
    because: becauseOf(`${period} at ${score.join(' to ')}`, clauseOf(activity, terms.clause)),
    isClaimed: false,
  }));
};
