import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { eligiblePerson, type Person, unmet } from '#core/eligibility';
import { type Activity, clauseOf, type Offering } from '#core/rulebook';
import { formatMoment, isBefore } from '#core/time';
import { refuse as refuseAny } from '../refusals.ts';
import type {
  Contest,
  ContestCommand,
  ContestContext,
  ContestEntry,
  ContestEvent,
  ContestRule,
  Picks,
  Score,
} from './contest.ts';
import { strayPick, strayResult } from './games/index.ts';
import { prizesByPlace, thingsObjection } from './places.ts';
import { payByPlace, rank, type Scored } from './rank.ts';
import { refuse } from './refusals.ts';

/** The rules of a contest by places, or that the activity is none. CON-1 */
export const contestRule = (
  activity: Activity,
  offering: Offering,
  posted: Pick<ContestRule, 'deadline' | 'games' | 'things'>,
): Answer<ContestRule> => {
  const terms = activity.contest;
  const isForTickets = terms?.type === 'ranked' && terms.score === 'points' && offering.mode === 'tickets';
  if (terms?.type !== 'ranked' || isForTickets)
    return refuseAny('no-such-contest', { activity: activity.name }, clauseOf(activity, 'Offering'));
  if (terms.entries !== undefined && posted.deadline === undefined)
    return refuse('deadline-missing', {}, clauseOf(activity, terms.clause));
  const rule = { activity, offering, terms, ...posted };
  return thingsObjection(rule) ?? answer(rule);
};

export const decideContest = (
  rule: ContestRule,
  contest: Contest,
  command: ContestCommand,
  context: ContestContext,
): Decision<ContestEvent> => {
  if (contest.result !== undefined) return refuseAny('contest-over', {}, clause(rule));
  switch (command.type) {
    case 'SubmitEntry':
      return submit(rule, contest, command, context);
    case 'AddPoints':
      return addPoints(rule, contest, command);
    case 'SettleContest':
      return settle(rule, contest, command);
  }
};

/** What the hands of a player have earned. CON-4 */
const addPoints = (
  rule: ContestRule,
  { fromAwards }: Contest,
  command: Extract<ContestCommand, { type: 'AddPoints' }>,
): Decision<ContestEvent> => {
  const { player, points, award } = command;
  if (rule.terms.score !== 'points') return refuse('scored-otherwise', { score: 'picks' }, clause(rule));
  if (!Number.isSafeInteger(points) || points < 0) return refuse('points-not-whole', { points }, clause(rule));
  // One hand, one counting, whatever became of the award since.
  if (award !== undefined && fromAwards.has(award)) return refuse('hand-counted-before', { award }, clause(rule));
  return (
    mayEnter(rule, command) ??
    accept({ type: 'PointsAdded', player, points, ...(award === undefined ? {} : { award }) })
  );
};

/** One entry for each player, complete and in time. CON-2 */
const submit = (
  rule: ContestRule,
  contest: Contest,
  command: Extract<ContestCommand, { type: 'SubmitEntry' }>,
  context: ContestContext,
): Decision<ContestEvent> => {
  const { player, picks, guess } = command;
  const objection = entryObjection(rule, contest, command, context) ?? picksObjection(rule, picks);
  if (objection !== undefined) return objection;
  if (rule.terms.tieBreak !== undefined && guess === undefined) return refuse('guess-missing', {}, clause(rule));
  const at = context.now.toString();
  return accept({ type: 'EntrySubmitted', at, player, picks, ...(guess === undefined ? {} : { guess }) });
};

type Entering = { readonly player: string; readonly person: Person };

/** Why this player cannot enter now, whatever is picked. CON-2, CON-8 */
export const entryObjection = (
  rule: ContestRule,
  { entries, result }: Contest,
  entering: Entering,
  context: ContestContext,
): Refusal | undefined => {
  const { player } = entering;
  if (result !== undefined) return refuseAny('contest-over', {}, clause(rule));
  if (rule.terms.score !== 'picks') return refuse('scored-otherwise', { score: 'points' }, clause(rule));
  const objection = mayEnter(rule, entering) ?? tooLate(rule, context);
  if (objection !== undefined) return objection;
  return entries.has(player) ? refuse('entered-before', { player }, clause(rule)) : undefined;
};

/** Every game has a winner, and one who plays in it. CON-2 */
const picksObjection = (rule: ContestRule, picks: Picks): Refusal | undefined => {
  const missing = missingFrom(rule.games, picks);
  if (missing !== '') return refuse('pick-missing', { games: missing }, clause(rule));
  const stray = strayPick(rule.games, picks);
  if (stray === undefined) return undefined;
  const { game, sides } = stray;
  return refuse('pick-not-in-game', { pick: picks[game]!, game, sides: sides.join(' or ') }, clause(rule));
};

const mayEnter = ({ activity }: ContestRule, { player, person }: Entering): Refusal | undefined => {
  const verdict = eligiblePerson(activity, person);
  if (verdict.met) return undefined;
  return refuse('person-may-not-enter', { player, why: unmet(verdict) }, clauseOf(activity, 'Eligibility'));
};

const tooLate = (rule: ContestRule, { now, clock }: ContestContext): Refusal | undefined => {
  const { deadline, terms } = rule;
  if (deadline === undefined || terms.entries === undefined) return undefined;
  const inTime = isBefore(now, deadline) || (terms.entries === 'until' && now.equals(deadline));
  return inTime ? undefined : refuse('entry-too-late', { deadline: formatMoment(clock, deadline) }, clause(rule));
};

/** Who has too few hours is passed over; all others are ranked and paid by place. CON-3, CON-4, CON-5 */
const settle = (
  rule: ContestRule,
  { entries }: Contest,
  { results, final, hours }: Extract<ContestCommand, { type: 'SettleContest' }>,
): Decision<ContestEvent> => {
  const { terms } = rule;
  const objection = resultsObjection(rule, results);
  if (objection !== undefined) return objection;
  if (terms.tieBreak !== undefined && final === undefined) return refuse('final-score-missing', {}, clause(rule));
  const hasHours = ({ player }: ContestEntry): boolean => (hours[player] ?? 0) >= (terms.hoursMin ?? 0);
  const all = [...entries.values()];
  const scored = all.filter(hasHours).map(entry => scoreOf(rule, entry, results, final));
  // Who has collected no point at all is on no board.
  const standings = rank(scored.filter(({ score }) => terms.score === 'picks' || score > 0));
  const payouts = payByPlace(terms, standings, prizesByPlace(rule));
  const outForHours = all.filter(entry => !hasHours(entry)).map(({ player }) => player);
  return accept({ type: 'ContestSettled', standings, payouts, outForHours });
};

/** Every posted game has a result that it can have, and no other game has one. CON-12 */
const resultsObjection = (rule: ContestRule, results: Picks): Refusal | undefined => {
  const { games } = rule;
  const missing = missingFrom(games, results);
  if (missing !== '') return refuse('result-missing', { games: missing }, clause(rule));
  const other = Object.keys(results).find(game => !games.includes(game));
  if (other !== undefined)
    return refuse('result-of-no-game', { game: other, games: games.join(', ') || 'none' }, clause(rule));
  const stray = strayResult(games, results);
  if (stray === undefined) return undefined;
  const { game, winners } = stray;
  return refuse('result-not-in-game', { winner: results[game]!, game, winners: winners.join(' or ') }, clause(rule));
};

const scoreOf = (
  { terms, games }: ContestRule,
  { player, picks, guess, points }: ContestEntry,
  results: Picks,
  final: Score | undefined,
): Scored => {
  const score = terms.score === 'points' ? points : games.filter(game => picks[game] === results[game]).length;
  if (guess === undefined || final === undefined) return { player, score };
  return { player, score, off: Math.abs(sum(guess) - sum(final)) };
};

const sum = ([a, b]: Score): number => a + b;

const missingFrom = (games: readonly string[], picks: Picks): string =>
  games.filter(game => picks[game] === undefined).join(', ');

const clause = ({ activity, terms }: ContestRule): string => clauseOf(activity, terms.clause);
