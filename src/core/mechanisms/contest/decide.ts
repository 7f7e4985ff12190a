import { type Answer, accept, answer, type Decision, defined, type Refusal } from '#core/base';
import { eligiblePerson, unmet } from '#core/eligibility';
import { idsOf } from '#core/people';
import { clauseOf } from '#core/rulebook';
import { type Context, type HouseView, isUsedUp, latelyBy, momentFrom, personNamed, type Rule } from '#core/state';
import { formatMoment, type HouseClock, isBefore, localTime, momentOf } from '#core/time';
import { refuse as refuseAny } from '../refusals.ts';
import { hoursOf, trackingOf } from '../tracking/hours.ts';
import { trackingTermsOf } from '../tracking/terms.ts';
import { strayPick, strayResult, TIE } from './games/index.ts';
import { prizesByPlace, thingsObjection } from './places.ts';
import { payByPlace, rank, type Scored } from './rank.ts';
import { refuse, speak } from './refusals.ts';
import type { ContestRule } from './rule.ts';
import type { Contest, ContestCommand, ContestEntry, ContestEvent, ContestPosted, Picks, Score } from './shape.ts';
import { contestTermsOf } from './terms.ts';

/** What a contest's decider needs: its rules, its state and its house. */
export type AtContest = {
  readonly rules: ContestRule;
  readonly state: Contest;
  readonly house: HouseView;
  readonly context: Pick<Context, 'now'>;
};
type Asked<Type extends ContestCommand['type']> = Extract<ContestCommand, { type: Type }>;

/** The rules of a contest by places, or that the activity is none. CON-1 */
export const contestRule = ({ activity, offering }: Rule, posted: ContestPosted): Answer<ContestRule> => {
  const terms = contestTermsOf(activity);
  const isForTickets = terms?.score === 'points' && offering.mode === 'tickets';
  if (terms === undefined || isForTickets)
    return refuseAny('no-such-contest', { activity: activity.name }, clauseOf(activity, 'Offering'));
  if (terms.entries !== undefined && posted.deadline === undefined)
    return refuse('deadline-missing', {}, clauseOf(activity, terms.clause));
  const rule = { activity, offering, terms, ...posted };
  return thingsObjection(rule) ?? answer(rule);
};

export const decideContest = (at: AtContest, command: ContestCommand): Decision<ContestEvent> => {
  if (at.state.result !== undefined) return refuseAny('contest-over', {}, clause(at.rules));
  switch (command.type) {
    case 'SubmitEntry':
      return submit(at, command);
    case 'AddPoints':
      return addPoints(at, command);
    case 'SettleContest':
      return settle(at, command);
  }
};

/** What the hands of a player have earned. CON-4 */
const addPoints = (at: AtContest, { player, points, award }: Asked<'AddPoints'>): Decision<ContestEvent> => {
  const { rules, state } = at;
  if (rules.terms.score !== 'points') return refuse('scored-otherwise', { score: 'picks' }, clause(rules));
  if (!Number.isSafeInteger(points) || points < 0) return refuse('points-not-whole', { points }, clause(rules));
  // A hand counts once, whatever happened to the award since.
  if (award !== undefined && state.fromAwards.has(award))
    return refuse('hand-counted-before', { award }, clause(rules));
  return mayEnter(at, player) ?? accept({ type: 'PointsAdded', player, points, ...defined({ award }) });
};

/** One entry for each player, complete and in time. CON-2 */
const submit = (at: AtContest, { player: named, picks, guess }: Asked<'SubmitEntry'>): Decision<ContestEvent> => {
  const { rules, state, house, context } = at;
  // An entry under a card that was merged since still counts. CLB-4
  const player = idsOf(house.members, named).find(id => state.entries.has(id)) ?? named;
  const objection = entryObjection(at, player) ?? picksObjection(rules, picks);
  if (objection !== undefined) return objection;
  if (rules.terms.tieBreak !== undefined && guess === undefined) return refuse('guess-missing', {}, clause(rules));
  const when = context.now.toString();
  return accept({ type: 'EntrySubmitted', at: when, player, picks, ...defined({ guess }) });
};

/** Why this player cannot enter now, with any picks. CON-2, CON-8 */
export const entryObjection = (at: AtContest, player: string): Refusal | undefined => {
  const { rules, state } = at;
  if (state.result !== undefined) return refuseAny('contest-over', {}, clause(rules));
  if (rules.terms.score !== 'picks') return refuse('scored-otherwise', { score: 'points' }, clause(rules));
  const objection = mayEnter(at, player) ?? tooLate(at);
  if (objection !== undefined) return objection;
  return state.entries.has(player) ? refuse('entered-before', { player }, clause(rules)) : undefined;
};

/** Every game has a winner, and one who plays in it. CON-2 */
const picksObjection = (rule: ContestRule, picks: Picks): Refusal | undefined => {
  const missing = missingFrom(rule.games, picks);
  if (missing.length > 0) return refuse('pick-missing', { games: missing }, clause(rule));
  const stray = strayPick(rule.games, picks);
  if (stray === undefined) return undefined;
  const { game, sides } = stray;
  return refuse('pick-not-in-game', { pick: picks[game]!, game, sides }, clause(rule));
};

/** By where the house knows them to sit, and as whom. ELG-2 */
const mayEnter = ({ rules: { activity }, house }: AtContest, player: string): Refusal | undefined => {
  const verdict = eligiblePerson(activity, personNamed(house, player));
  if (verdict.met) return undefined;
  return refuse('person-may-not-enter', { player, why: unmet(verdict) }, clauseOf(activity, 'Eligibility'));
};

const tooLate = ({ rules, house, context: { now } }: AtContest): Refusal | undefined => {
  const { deadline, terms } = rules;
  if (deadline === undefined || terms.entries === undefined) return undefined;
  const closes = momentFrom(deadline);
  const inTime = isBefore(now, closes) || (terms.entries === 'until' && now.equals(closes));
  const facts = { deadline: { moment: formatMoment(house.settings.clock, closes) } };
  return inTime ? undefined : refuse('entry-too-late', facts, clause(rules));
};

/** Players with too few hours are skipped; all others are ranked and paid by place. CON-3, CON-4, CON-5 */
const settle = (at: AtContest, { results, final }: Asked<'SettleContest'>): Decision<ContestEvent> => {
  const { rules, state } = at;
  const { terms } = rules;
  const hours = hoursIn(at);
  if (!hours.ok) return hours;
  const objection = resultsObjection(rules, results);
  if (objection !== undefined) return objection;
  if (terms.tieBreak !== undefined && final === undefined) return refuse('final-score-missing', {}, clause(rules));
  const hasHours = ({ player }: ContestEntry): boolean => hours.value(player) >= (terms.hoursMin ?? 0);
  const all = [...state.entries.values()];
  const isOut = ({ player }: ContestEntry): boolean => hasWonLately(at, player);
  const scored = all
    .filter(entry => hasHours(entry) && !isOut(entry))
    .map(entry => scoreOf(rules, entry, results, final));
  // A player without points is on no board.
  const standings = rank(scored.filter(({ score }) => terms.score === 'picks' || score > 0));
  const payouts = payByPlace(terms, standings, prizesByPlace(rules));
  const outForHours = all.filter(entry => !hasHours(entry)).map(({ player }) => player);
  const outForLimit = all.filter(entry => hasHours(entry) && isOut(entry)).map(({ player }) => player);
  const limited = outForLimit.length === 0 ? {} : { outForLimit };
  return accept({ type: 'ContestSettled', standings, payouts, outForHours, ...limited });
};

/** Where so many prizes a day are the limit, every promotion of the activity counts. PRO-11 */
const hasWonLately = ({ rules: { activity }, house, context: { now } }: AtContest, player: string): boolean => {
  const won = latelyBy(house, activity.id, 'prize', idsOf(house.members, player));
  return isUsedUp(activity, won, { now, clock: house.settings.clock });
};

/** The hours of a player as the club cards have them, once no more can be added. CON-3, TRK-9 */
const hoursIn = ({ rules, house, context }: AtContest): Answer<(player: string) => number> => {
  const { activity, terms, hoursFrom } = rules;
  if (terms.hoursMin === undefined) return answer(() => 0);
  const tracking = trackingOf(house, activity.id, hoursFrom, clause(rules));
  if (!tracking.ok) return tracking;
  const { clock } = house.settings;
  const { to } = tracking.value.posted;
  const until = to === undefined ? seasonEnds(rules, clock) : momentFrom(to);
  if (until !== undefined && isBefore(context.now, until))
    return refuse('hours-still-counted', { until: { moment: formatMoment(clock, until) } }, clause(rules));
  return answer(player => hoursOf(house, tracking.value, player).size);
};

/** The end of the season of the year in which entries close, where play counts in a season only. */
const seasonEnds = ({ activity, deadline }: ContestRule, clock: HouseClock): Temporal.Instant | undefined => {
  const season = trackingTermsOf(activity)?.season;
  if (season === undefined || deadline === undefined) return undefined;
  const last = Temporal.PlainDate.from(`${localTime(clock, momentFrom(deadline)).year}-${season.to}`);
  return momentOf(clock, last.add({ days: 1 }).toPlainDateTime());
};

/** Every posted game has a result that it can have, and no other game has one. CON-12 */
const resultsObjection = (rule: ContestRule, results: Picks): Refusal | undefined => {
  const { games } = rule;
  const missing = missingFrom(games, results);
  if (missing.length > 0) return refuse('result-missing', { games: missing }, clause(rule));
  const other = Object.keys(results).find(game => !games.includes(game));
  if (other !== undefined)
    return games.length === 0
      ? refuse('no-game-posted', { game: other }, clause(rule))
      : refuse('result-of-no-game', { game: other, games }, clause(rule));
  const stray = strayResult(games, results);
  if (stray === undefined) return undefined;
  const { game, winners } = stray;
  const named = winners.map(winner => (winner === TIE ? speak('result.tie', {}) : winner));
  return refuse('result-not-in-game', { winner: results[game]!, game, winners: named }, clause(rule));
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

const missingFrom = (games: readonly string[], picks: Picks): readonly string[] =>
  games.filter(game => picks[game] === undefined);

const clause = ({ activity, terms }: ContestRule): string => clauseOf(activity, terms.clause);
