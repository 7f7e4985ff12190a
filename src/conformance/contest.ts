import { z } from 'zod';
import type { Refusal } from '#core/base';
import {
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
import { byKey, differsIn, outcome, readPromotion, refusalOf, sorted } from './promotion-json.ts';
import { squares } from './squares.ts';

const Score = z.tuple([z.int(), z.int()]);
const Entry = z.object({
  player: z.string(),
  at: Moment.optional(),
  hours: z.number().default(Number.POSITIVE_INFINITY),
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

/** Kind `contest`: picks, brackets and points by place, or a board of squares. */
export const contest = (json: unknown): readonly string[] => {
  const { activity } = z.object({ activity: z.string() }).parse(json);
  if (findActivity(activity)?.contest?.type === 'squares') return squares(json);
  const scenario = Scenario.parse(json);
  const { cutoff, start, ...offering } = scenario.offering;
  const { expect } = scenario;
  const promotion = readPromotion(scenario.activity, offering, {});
  const results = scenario.results ?? bracket(mostCorrect(scenario));
  const deadline = cutoff ?? start;
  const posted = { games: Object.keys(results), ...(deadline === undefined ? {} : { deadline }) };
  const rule = contestRule(promotion.activity, promotion.offering, posted);
  const refused = outcome(expect.refused, refusalOf(promotion, rule.ok ? [] : [rule]));
  if (refused !== undefined || !rule.ok) return refused ?? [];
  const { payouts, rejected } = run(rule.value, scenario, results);
  return [
    ...differsIn('payouts', byKey(expect.payouts), byKey(payouts)),
    ...differsIn('rejected', sorted(expect.rejected), sorted(rejected)),
  ];
};

/** Enters everybody, then settles; who is refused, or has too few hours, is out. */
const run = (rule: ContestRule, scenario: Scenario, results: Readonly<Record<string, string>>) => {
  let state = newContest();
  const rejected: string[] = [];
  const commit = (command: ContestCommand, now: Temporal.Instant): Refusal | readonly ContestEvent[] => {
    const decision = decideContest(rule, state, command, { now, clock: CLOCK });
    if (!decision.ok) return decision;
    state = decision.events.reduce(evolveContest, state);
    return decision.events;
  };
  for (const entry of scenario.entries) {
    const now = entry.at ?? Temporal.Instant.from('2026-01-01T20:00Z');
    if ('ok' in commit(entering(rule, entry, results), now)) rejected.push(entry.player);
  }
  const hours = Object.fromEntries(scenario.entries.map(entry => [entry.player, entry.hours]));
  const final = scenario.monday === undefined ? {} : { final: scenario.monday };
  const refused = commit(
    { type: 'SettleContest', results, hours, ...final },
    Temporal.Instant.from('2027-01-01T20:00Z'),
  );
  if ('ok' in refused) throw new Error(refused.message);
  const { payouts = [], outForHours = [] } = state.result ?? {};
  return {
    payouts: Object.fromEntries(payouts.map(({ player, amount }) => [player, amount])),
    rejected: [...rejected, ...outForHours],
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
