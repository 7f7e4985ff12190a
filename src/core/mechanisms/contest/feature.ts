import { type Answer, answer, defined, type Refusal } from '#core/base';
import { clauseOf } from '#core/rulebook';
import { AT_DESK, type At, type Award, evolver, type Mechanism, momentFrom, type Spoken, type Won } from '#core/state';
import { formatMoment, localTime, WEEKDAYS } from '#core/time';
import { becauseOf, goodsOf } from '../because.ts';
import { earnedBy } from '../by-award.ts';
import { prizeDue } from '../prize-due.ts';
import { type AtContest, contestRule, decideContest } from './decide.ts';
import { placesObjection } from './places.ts';
import { refuse, speak } from './refusals.ts';
import type { ContestRule } from './rule.ts';
import { type Contest, type ContestCommand, type ContestEntry, type ContestEvent, SHAPES } from './shape.ts';
import { TERMS } from './terms.ts';

import { contestAccount, contestBoard, contestDesk, contestOpens } from './view.ts';

type ContestTypes = Spoken<'contest', ContestRule, typeof SHAPES>;

/** Picks, brackets and points, with prizes by place. CON-1 to CON-5, CON-11, CON-12 */
export const CONTEST: Mechanism<ContestTypes> = {
  name: 'contest',
  shapes: SHAPES,
  terms: TERMS,
  may: AT_DESK,
  rules: contestRule,
  opens: at => placesObjection(at.rules) ?? closingObjection(at),
  begins: () => ({ entries: new Map(), fromAwards: new Set() }),
  decide: decideContest,
  earned: (at, command) => (command.type === 'AddPoints' ? pointsBy(at, command) : answer(undefined)),
  won: ({ rules }, event) => wonBy(rules, event),
  evolve: (contest, event) => evolveContest(contest, event),
  handsOut: 'points',
  unfinished: ({ entries, result }) =>
    entries.size > 0 && result === undefined ? speak('unfinished.contest', { entries: entries.size }) : undefined,
  endsAt: (_, { posted }) => posted.deadline,
  opensUnder: contestOpens,
  desk: contestDesk,
  board: (_, one) => contestBoard(one),
  account: contestAccount,
};

/** Entries close when the approval says so. CON-10 */
const closingObjection = ({ rules, house }: Pick<AtContest, 'rules' | 'house'>): Refusal | undefined => {
  const { activity, terms, deadline } = rules;
  const { closes, clause } = terms;
  if (closes === undefined || deadline === undefined) return undefined;
  const { clock } = house.settings;
  const local = localTime(clock, momentFrom(deadline));
  const isThen = WEEKDAYS[local.dayOfWeek - 1] === closes.weekday && local.toPlainTime().equals(closes.time);
  const given = { moment: formatMoment(clock, momentFrom(deadline)) };
  const facts = { weekday: closes.weekday, time: { moment: closes.time }, given };
  return isThen ? undefined : refuse('entries-close-otherwise', facts, clauseOf(activity, clause));
};

/** Applies what was decided. The map and the set are ours to change; everybody else sees them readonly. */
const evolveContest = evolver<Contest, ContestEvent>({
  EntrySubmitted: (contest, { at, player, picks, guess }) => {
    entriesOf(contest).set(player, { player, at, picks, points: 0, ...defined({ guess }) });
    return contest;
  },
  PointsAdded: (contest, { player, points, award }) => {
    if (award !== undefined) (contest.fromAwards as Set<number>).add(award); // As above.
    const before = contest.entries.get(player) ?? { player, picks: {}, points: 0 };
    entriesOf(contest).set(player, { ...before, points: before.points + points });
    return contest;
  },
  ContestSettled: (contest, { type: _, ...result }) => ({ ...contest, result }),
});

const entriesOf = ({ entries }: Contest): Map<string, ContestEntry> => entries as Map<string, ContestEntry>; // As above.

const pointsBy = (
  { rules: { activity, terms }, house, context }: At<ContestTypes>,
  { player, award, points }: Extract<ContestCommand, { type: 'AddPoints' }>,
): Answer<Award> =>
  earnedBy(
    house,
    { activity, clause: terms.clause, now: context.now },
    { player, award },
    { what: 'points', count: points },
  );

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
