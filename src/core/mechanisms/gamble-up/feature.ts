import { clauseOf } from '#core/rulebook';
import { activityOf, BY_DEALER, type Mechanism, type Spoken, type Won } from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import {
  type ContestRule,
  contestRule,
  decideContest,
  evolveContest,
  holding,
  NEW_CONTEST,
  worthOf,
} from './decide.ts';
import { speak } from './refusals.ts';
import { type Contest, SHAPES, SIDES } from './shape.ts';
import { takenUp } from './take-up.ts';
import { TERMS } from './terms.ts';

type GambleUpTypes = Spoken<'gamble-up', ContestRule, typeof SHAPES>;

/** A drawn player gambles the prize up on called hands, never below what was drawn. LAD-1 to LAD-5 */
export const GAMBLE_UP: Mechanism<GambleUpTypes> = {
  name: 'gamble-up',
  shapes: SHAPES,
  terms: TERMS,
  may: BY_DEALER,
  onIds: ['player'],
  rules: ({ activity }, { stake }) => contestRule(activity, stake),
  alsoMoves: ({ house, rule, posted }) => takenUp(house, rule.activity.id, posted),
  begins: () => NEW_CONTEST,
  decide: ({ rules, state }, command) => decideContest(rules, state, command),
  won: ({ rules, posted, state }, event) => {
    const after = evolveContest(state, event);
    return after.isOver ? [wonAt(rules, posted.player, after)] : [];
  },
  evolve: evolveContest,
  unfinished: ({ isOver }) => (isOver ? undefined : speak('unfinished.ladder', {})),
  desk: (house, { activity: id, posted, state }) => {
    const activity = house.offerings.has(id) ? activityOf(house, id) : undefined;
    const rule = activity && contestRule(activity, posted.stake);
    if (rule === undefined || !rule.ok) return undefined;
    const { multiples, jumps, replays } = rule.value.ladder;
    const steps = [1, ...multiples].map(multiple => ({
      multiple,
      holds: holding(rule.value, { ...state, multiple }),
    }));
    const results = [...SIDES, ...replays, ...jumps];
    return { type: 'gamble-up', player: posted.player, steps, results, contest: state };
  },
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
