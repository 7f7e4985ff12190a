import { type Answer, accept, answer, assert, type Decision } from '#core/base';
import { type Cents, times } from '#core/money';
import { type Activity, clauseOf } from '#core/rulebook';
import { refuse } from './refusals.ts';
import type { LadderTerms } from './terms.ts';
import { ladderOf } from './terms.ts';

/** Money is multiplied; goods are a list of rising value, one for the prize itself and one for each step. LAD-5 */
export type Stake =
  | { readonly type: 'money'; readonly amount: Cents }
  | {
      readonly type: 'goods';
      readonly ladder: readonly string[];
      /** What each of them is worth, where it is declared: each more than the one before. */
      readonly values?: readonly Cents[];
    };

export const SIDES = ['player', 'banker'] as const;
export type Side = (typeof SIDES)[number];

/** A winner who may gamble the prize up, never below what was won. */
export type Contest = {
  /** Right calls so far. */
  readonly right: number;
  readonly multiple: number;
  /** The last hand decided nothing. */
  readonly isTied: boolean;
  readonly isOver: boolean;
};
export const NEW_CONTEST: Contest = { right: 0, multiple: 1, isTied: false, isOver: false };

export type ContestCommand =
  | { readonly type: 'TakePrize' }
  /** `result` as the cards came: a side, a tie, or a hand of its own such as a Dragon 7. */
  | { readonly type: 'CallHand'; readonly call: Side; readonly result: string };

/** On disk for ever: add a member or an optional field; never rename, never reuse. */
export type ContestEvent =
  | { readonly type: 'PrizeTaken'; readonly multiple: number }
  | { readonly type: 'HandUndecided'; readonly result: string }
  | { readonly type: 'CallRight'; readonly multiple: number; readonly isTop: boolean }
  | { readonly type: 'CallWrong' }
  | { readonly type: 'TopPaid'; readonly result: string; readonly multiple: number };

export type ContestRule = { readonly activity: Activity; readonly ladder: LadderTerms; readonly stake: Stake };

export const contestRule = (activity: Activity, stake: Stake): Answer<ContestRule> => {
  const ladder = ladderOf(activity);
  if (ladder === undefined) return refuse('no-ladder', { activity: activity.name }, clauseOf(activity, 'Offering'));
  const steps = ladder.multiples.length + 1;
  if (stake.type === 'goods' && stake.ladder.length !== steps)
    return refuse('goods-for-each-step', { steps, given: stake.ladder.length }, clauseOf(activity, ladder.clause));
  const values = stake.type === 'goods' ? stake.values : undefined;
  if (values !== undefined && !isRising(values, steps))
    return refuse('goods-not-rising', {}, clauseOf(activity, ladder.clause));
  return answer({ activity, ladder, stake });
};

const isRising = (values: readonly Cents[], steps: number): boolean =>
  values.length === steps && values.every((value, place) => place === 0 || value > values[place - 1]!);

/** LAD-1 to LAD-4 */
export const decideContest = (rule: ContestRule, contest: Contest, command: ContestCommand): Decision<ContestEvent> => {
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

export const evolveContest = (contest: Contest, event: ContestEvent): Contest => {
  switch (event.type) {
    case 'PrizeTaken':
      return { ...contest, isOver: true };
    case 'HandUndecided':
      return { ...contest, isTied: true };
    case 'CallRight':
      return { right: contest.right + 1, multiple: event.multiple, isTied: false, isOver: event.isTop };
    case 'CallWrong': // LAD-2: the consolation is the prize itself, whatever was reached.
      return { ...contest, multiple: 1, isTied: false, isOver: true };
    case 'TopPaid':
      return { ...contest, multiple: event.multiple, isTied: false, isOver: true };
  }
};

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
