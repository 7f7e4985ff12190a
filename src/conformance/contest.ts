import { z } from 'zod';
import { type Answer, answer } from '#core/base';
import {
  type Contest,
  type ContestCommand,
  type ContestEvent,
  type ContestRule,
  contestRule,
  decideContest,
  evolveContest,
  newContest,
} from '#core/mechanisms/contest';
import { findActivity } from '../../rulebook/index.ts';
import { roleOf } from './activity-round-json.ts';
import { CLOCK, Moment } from './moment-json.ts';
import { byKey, differsIn, outcome, type Promotion, readPromotion, refusalOf, sorted } from './promotion-json.ts';
import { squares } from './squares.ts';
import { alone, type Decide, type Stage } from './stage.ts';

const Score = z.tuple([z.int(), z.int()]);
const Entry = z.object({
  player: z.string(),
  at: Moment.optional(),
  hours: z.number().default(Number.MAX_SAFE_INTEGER),
  picks: z.record(z.string(), z.string()).optional(),
  monday: Score.optional(),
  correct: z.int().optional(),
  points: z.int().optional(),
  role: z.string().default('player'),
});
type Entry = z.output<typeof Entry>;

const Scenario = z.object({
  activity: z.string(),
  offering: z.looseObject({ cutoff: Moment.optional(), start: Moment.optional() }).prefault({}),
  results: z.record(z.string(), z.string()).optional(),
  monday: Score.optional(),
  entries: z.array(Entry).default([]),
  expect: z.object({
    payouts: z.record(z.string(), z.int()).optional(),
    rejected: z.array(z.string()).optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;

type ContestStage = Stage<Contest, ContestCommand, ContestEvent>;
type Posted = Pick<ContestRule, 'deadline' | 'games'>;

/** Kind `contest`: picks, brackets and points by place, or a board of squares. */
export const contest = (json: unknown): readonly string[] =>
  isSquares(json)
    ? squares(json).differences
    : contestOn(json, ({ activity, offering }, posted) => {
        const rule = contestRule(activity, offering, posted);
        if (!rule.ok) return rule;
        const decide: Decide<ContestStage> = (state, command, now) =>
          decideContest(rule.value, state, command, { now, clock: CLOCK });
        return answer(alone(newContest(), decide, evolveContest));
      });

export const isSquares = (json: unknown): boolean => {
  const { activity } = z.object({ activity: z.string() }).parse(json);
  return findActivity(activity)?.contest?.type === 'squares';
};

/** The same wherever it is run. */
export const contestOn = (
  json: unknown,
  open: (promotion: Promotion, posted: Posted) => Answer<ContestStage>,
): readonly string[] => {
  const scenario = Scenario.parse(json);
  const { cutoff, start, ...offering } = scenario.offering;
  const { expect } = scenario;
  const promotion = readPromotion(scenario.activity, offering, {});
  const results = scenario.results ?? bracket(mostCorrect(scenario));
  const deadline = cutoff ?? start;
  const posted = { games: Object.keys(results), ...(deadline === undefined ? {} : { deadline }) };
  const stage = open(promotion, posted);
  const rule = contestRule(promotion.activity, promotion.offering, posted);
  const refused = outcome(expect.refused, refusalOf(promotion, stage.ok ? [] : [stage]));
  if (refused !== undefined || !rule.ok || !stage.ok) return refused ?? [];
  const { payouts, rejected } = run(rule.value, stage.value, scenario, results);
  return [
    ...differsIn('payouts', byKey(expect.payouts), byKey(payouts)),
    ...differsIn('rejected', sorted(expect.rejected), sorted(rejected)),
  ];
};

/** Enters everybody, then settles; who is refused, or has too few hours, is out. */
const run = (
  rule: ContestRule,
  { state, commit }: ContestStage,
  scenario: Scenario,
  results: Readonly<Record<string, string>>,
) => {
  const rejected = scenario.entries.filter(entry => {
    const now = entry.at ?? Temporal.Instant.from('2026-01-01T20:00Z');
    return commit(entering(rule, entry, results), now) !== undefined;
  });
  const hours = Object.fromEntries(scenario.entries.map(entry => [entry.player, entry.hours]));
  const final = scenario.monday === undefined ? {} : { final: scenario.monday };
  const end = Temporal.Instant.from('2027-01-01T20:00Z');
  const refused = commit({ type: 'SettleContest', results, hours, ...final }, end);
  if (refused !== undefined) throw new Error(refused.message);
  const { payouts = [], outForHours = [] } = state().result ?? {};
  return {
    payouts: Object.fromEntries(payouts.map(({ player, amount }) => [player, amount])),
    rejected: [...rejected.map(({ player }) => player), ...outForHours],
  };
};

const entering = (rule: ContestRule, entry: Entry, results: Readonly<Record<string, string>>): ContestCommand => {
  const { player, points = 0, correct, monday } = entry;
  const person = { role: roleOf(entry.role), isPlayerDealer: false, isBackline: false, isSeated: true };
  if (rule.terms.score === 'points') return { type: 'AddPoints', player, person, points };
  const picks = entry.picks ?? picksWith(correct ?? 0, results);
  return { type: 'SubmitEntry', player, person, picks, ...(monday === undefined ? {} : { guess: monday }) };
};

/** A bracket of so many games, all won by the same team; and picks of which so many are right. */
const bracket = (games: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: games }, (_, n) => [`game ${n + 1}`, 'right']));

const picksWith = (correct: number, results: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(results).map(([game, winner], n) => [game, n < correct ? winner : 'wrong']));

const mostCorrect = ({ entries }: Scenario): number => Math.max(0, ...entries.map(({ correct = 0 }) => correct));
