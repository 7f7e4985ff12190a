import { type Answer, accept, answer, assert, type Decision } from '#core/base';
import { type Cents, times } from '#core/money';
import { type Activity, clauseOf } from '#core/rulebook';
import { evolver } from '#core/state';
import { refuse } from './refusals.ts';
import type { Command, Contest, ContestEvent, Stake } from './shape.ts';
import { type LadderTerms, ladderOf } from './terms.ts';

export const NEW_CONTEST: Contest = { right: 0, multiple: 1, isTied: false, isOver: false };

export type ContestRule = { readonly activity: Activity; readonly ladder: LadderTerms; readonly stake: Stake };

export const contestRule = (activity: Activity, stake: Stake): Answer<ContestRule> => {
  const ladder = ladderOf(activity);
  if (ladder === undefined) return refuse('no-ladder', { activity: activity.name }, clauseOf(activity, 'Offering'));
  const steps = ladder.multiples.length + 1;
  if (stake.type === 'goods' && stake.ladder.length !== steps)
    return refuse('goods-for-each-step', { steps, given: stake.ladder.length }, clauseOf(activity, ladder.clause));
  if (stake.type === 'goods' && !isRising(stake.values ?? [], steps))
    return refuse('goods-not-rising', {}, clauseOf(activity, ladder.clause));
  return answer({ activity, ladder, stake });
};

const isRising = (values: readonly Cents[], steps: number): boolean =>
  values.length === steps &&
  values.every((value, place) => {
    const [before, first] = [values[place - 1], values[place - 2]];
    if (before === undefined) return true;
    // Exponentially: every step adds more than the one before.
    return first === undefined ? value > before : value - before > before - first;
  });

/** LAD-1 to LAD-4 */
export const decideContest = (rule: ContestRule, contest: Contest, command: Command): Decision<ContestEvent> => {
  const { multiples, jumps, replays } = rule.ladder;
  const clause = clauseOf(rule.activity, rule.ladder.clause);
  if (contest.isOver) return refuse('ladder-over', { multiple: contest.multiple }, clause);
  if (command.type === 'TakePrize') return accept({ type: 'PrizeTaken', multiple: contest.multiple });
  const { call, result } = command;
  if (jumps.includes(result)) return accept({ type: 'TopPaid', result, multiple: multiples.at(-1)! });
  if (replays.includes(result)) return accept({ type: 'HandUndecided', result });
  if (call !== result) return accept({ type: 'CallWrong' });
  const multiple = multiples[contest.right];
  assert(multiple !== undefined, 'a right call beyond the top of the ladder');
  return accept({ type: 'CallRight', multiple, isTop: contest.right === multiples.length - 1 });
};

export const evolveContest = evolver<Contest, ContestEvent>({
  PrizeTaken: contest => ({ ...contest, isOver: true }),
  HandUndecided: contest => ({ ...contest, isTied: true }),
  CallRight: ({ right }, { multiple, isTop }) => ({ right: right + 1, multiple, isTied: false, isOver: isTop }),
  /** LAD-2: the consolation is the prize itself, at any step. */
  CallWrong: contest => ({ ...contest, multiple: 1, isTied: false, isOver: true }),
  TopPaid: (contest, { multiple }) => ({ ...contest, multiple, isTied: false, isOver: true }),
});

/** What the winner holds: the multiple of the amount, or the goods of that step. LAD-5 */
export const holding = (rule: ContestRule, contest: Contest): Cents | string => {
  const { stake } = rule;
  if (stake.type === 'money') return times(stake.amount, contest.multiple);
  return stake.ladder[stepOf(rule, contest)]!;
};

/** What the goods of that step are worth, where it is declared. */
export const worthOf = (rule: ContestRule, contest: Contest): Cents | undefined => {
  const { stake } = rule;
  return stake.type === 'money' ? undefined : stake.values?.[stepOf(rule, contest)];
};

const stepOf = ({ ladder }: ContestRule, { multiple }: Contest): number => ladder.multiples.indexOf(multiple) + 1;
