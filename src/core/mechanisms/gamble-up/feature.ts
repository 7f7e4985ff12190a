import { answer } from '#core/base';
import { clauseOf } from '#core/rulebook';
import { BY_DEALER, type Mechanism, type Won } from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import {
  type Contest,
  type ContestCommand,
  type ContestEvent,
  type ContestRule,
  contestRule,
  decideContest,
  evolveContest,
  holding,
  NEW_CONTEST,
  type Stake,
  worthOf,
} from './index.ts';
import { takenUp } from './take-up.ts';

export type GambleUpTypes = {
  readonly name: 'gamble-up';
  readonly rules: ContestRule;
  /** The drawn player, and the prize as it was drawn. */
  readonly posted: { readonly player: string; readonly stake: Stake };
  readonly state: Contest;
  readonly command: ContestCommand;
  readonly event: ContestEvent;
};

/** A drawn player gambles the prize up on called hands, never below what was drawn. LAD-1 to LAD-5 */
export const GAMBLE_UP: Mechanism<GambleUpTypes> = {
  name: 'gamble-up',
  may: BY_DEALER,
  rules: ({ activity }, { stake }) => contestRule(activity, stake),
  alsoMoves: ({ house, rule, posted }) => takenUp(house, rule.activity.id, posted),
  begins: () => NEW_CONTEST,
  decide: ({ rules, posted, state }, command) => {
    const decided = decideContest(rules, state, command);
    if (!decided.ok) return decided;
    const after = decided.events.reduce(evolveContest, state);
    return answer({ events: decided.events, won: after.isOver ? [wonAt(rules, posted.player, after)] : [] });
  },
  evolve: evolveContest,
  unfinished: ({ isOver }) => (isOver ? undefined : 'the contest is not over'),
};

const wonAt = (rules: ContestRule, player: string, after: Contest): Won => {
  const { activity, ladder } = rules;
  const held = holding(rules, after);
  const isThing = typeof held === 'string';
  return {
    to: { player },
    gives: isThing ? goodsOf(held, worthOf(rules, after)) : { type: 'money', amount: held },
    prizes: isThing ? [] : [prizeDue(activity, held)],
    because: becauseOf(`${after.multiple} times the prize that was drawn`, clauseOf(activity, ladder.clause)),
    isClaimed: true,
  };
};
