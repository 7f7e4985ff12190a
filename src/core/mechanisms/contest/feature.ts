import { type Answer, answer } from '#core/base';
import { idsOf } from '#core/people';
import { clauseOf } from '#core/rulebook';
import {
  AT_DESK,
  type At,
  type Award,
  type HouseView,
  type Mechanism,
  type MomentText,
  momentFrom,
  type Won,
} from '#core/state';
import { formatMoment, type HouseClock, isBefore, localTime, momentOf, WEEKDAYS } from '#core/time';
import { becauseOf, goodsOf } from '../because.ts';
import { earnedBy } from '../by-award.ts';
import { prizeDue } from '../prize-due.ts';
import { refuse } from '../refusals.ts';
import { hoursOf, trackingOf } from '../tracking/hours.ts';
import { trackingTermsOf } from '../tracking/terms.ts';
import {
  type Contest,
  type ContestCommand,
  type ContestEvent,
  type ContestRule,
  contestRule,
  decideContest,
  evolveContest,
  newContest,
} from './index.ts';

export type ContestTypes = {
  readonly name: 'contest';
  readonly rules: ContestRule;
  readonly posted: {
    readonly games: readonly string[];
    readonly deadline?: MomentText;
    /** The promotion that tracks the hours, where several do. */
    readonly hoursFrom?: string;
    /** What is given for a posted amount, where that is a thing: `1st` is a pickup truck. */
    readonly things?: Readonly<Record<string, string>>;
  };
  readonly state: Contest;
  readonly command: Asked;
  readonly event: ContestEvent;
};

/** Hours are those of the club cards, and need not be told. */
type Asked = Exclude<ContestCommand, Settle> | (Omit<Settle, 'hours'> & Partial<Pick<Settle, 'hours'>>);
type Settle = Extract<ContestCommand, { type: 'SettleContest' }>;

/** Picks, brackets and points, with prizes by place. CON-1 to CON-5, CON-11, CON-12 */
export const CONTEST: Mechanism<ContestTypes> = {
  name: 'contest',
  may: AT_DESK,
  rules: ({ activity, offering }, { games, deadline, things }) =>
    contestRule(activity, offering, {
      games,
      ...(things === undefined ? {} : { things }),
      ...(deadline === undefined ? {} : { deadline: momentFrom(deadline) }),
    }),
  opens: ({ rules: { activity, terms, deadline }, house }) => {
    const { closes, clause } = terms;
    if (closes === undefined || deadline === undefined) return undefined;
    const { clock } = house.settings;
    const local = localTime(clock, deadline);
    const isThen = WEEKDAYS[local.dayOfWeek - 1] === closes.weekday && local.toPlainTime().equals(closes.time);
    const facts = { closes: `${closes.weekday} ${closes.time}`, given: formatMoment(clock, deadline) };
    return isThen ? undefined : refuse('entries-close-otherwise', facts, clauseOf(activity, clause));
  },
  begins: newContest,
  decide: (at, asked) => {
    const { rules, state, house, context } = at;
    const command = commandOf(at, asked);
    if (!command.ok) return command;
    const when = { now: context.now, clock: house.settings.clock };
    const decided = decideContest(rules, state, asOnePerson(house, state, command.value), when);
    if (!decided.ok) return decided;
    const earned = asked.type === 'AddPoints' ? pointsBy(at, asked) : answer(undefined);
    if (!earned.ok) return earned;
    return answer({
      events: decided.events,
      won: decided.events.flatMap(event => wonBy(rules, event)),
      ...(earned.value === undefined ? {} : { handsOver: earned.value }),
    });
  },
  evolve: evolveContest,
  handsOut: 'points',
  unfinished: ({ entries, result }) =>
    entries.size > 0 && result === undefined ? `${entries.size} entries are not settled` : undefined,
};

/** The hours of every entry, as the club cards have them when it is settled. CON-3, TRK-9 */
const commandOf = (
  { rules, posted, state, house, context }: At<ContestTypes>,
  asked: Asked,
): Answer<ContestCommand> => {
  if (asked.type !== 'SettleContest') return answer(asked);
  const { activity, terms } = rules;
  if (terms.hoursMin === undefined) return answer({ ...asked, hours: {} });
  const clause = clauseOf(activity, terms.clause);
  const tracking = trackingOf(house, activity.id, posted.hoursFrom, clause);
  if (!tracking.ok) return tracking;
  const { clock } = house.settings;
  const { to } = tracking.value.posted;
  const until = to === undefined ? seasonEnds(rules, clock) : momentFrom(to);
  if (until !== undefined && isBefore(context.now, until))
    return refuse('hours-still-counted', { until: formatMoment(clock, until) }, clause);
  const tracked = (player: string): number => hoursOf(house, tracking.value, player).size;
  const wrong = Object.entries(asked.hours ?? {}).find(([player, given]) => given !== tracked(player));
  if (wrong !== undefined) {
    const [player, given] = wrong;
    return refuse('hours-not-as-tracked', { player, given, tracked: tracked(player) }, clause);
  }
  return answer({ ...asked, hours: Object.fromEntries([...state.entries.keys()].map(one => [one, tracked(one)])) });
};

/** The end of the season of the year in which entries close, where play counts in a season only. */
const seasonEnds = ({ activity, deadline }: ContestRule, clock: HouseClock): Temporal.Instant | undefined => {
  const season = trackingTermsOf(activity)?.season;
  if (season === undefined || deadline === undefined) return undefined;
  const last = Temporal.PlainDate.from(`${localTime(clock, deadline).year}-${season.to}`);
  return momentOf(clock, last.add({ days: 1 }).toPlainDateTime());
};

const pointsBy = (
  { rules: { activity, terms }, house, context }: At<ContestTypes>,
  { player, award, points }: Extract<Asked, { type: 'AddPoints' }>,
): Answer<Award> =>
  earnedBy(
    house,
    { activity, clause: terms.clause, now: context.now },
    { player, award },
    { what: 'points', count: points },
  );

/** Whoever has entered under a card that was merged since has entered. CLB-4 */
const asOnePerson = ({ members }: HouseView, { entries }: Contest, command: ContestCommand): ContestCommand => {
  if (command.type !== 'SubmitEntry') return command;
  return { ...command, player: idsOf(members, command.player).find(id => entries.has(id)) ?? command.player };
};

const wonBy = ({ activity, terms }: ContestRule, event: ContestEvent): readonly Won[] => {
  if (event.type !== 'ContestSettled') return [];
  return event.payouts.map(({ player, place, amount, thing }) => ({
    to: { player },
    gives: thing === undefined ? { type: 'money', amount } : goodsOf(thing, amount),
    prizes: [prizeDue(activity, amount)],
    because: becauseOf(`place ${place}`, clauseOf(activity, terms.clause)),
    isClaimed: false,
  }));
};
