import { z } from 'zod';
import type { CommandIn, HouseEvent } from '#core/house';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import { squaresTermsOf } from '#core/mechanisms/squares/terms';
import { NOTHING } from '#core/money';
import { findActivity } from '../../rulebook/index.ts';
import { roleOf } from './activity-round-json.ts';
import { floorAt } from './floor.ts';
import { type HouseStage, throughHouse } from './house-stage.ts';
import { AT, type Journal, type Through, TWO } from './journal.ts';
import { Moment } from './moment-json.ts';
import { byKey, differsIn, outcome, readPromotion, refusalOf, sorted } from './promotion-json.ts';
import { squares } from './squares.ts';

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

/** Kind `contest`: entries, points and periods as they come in at the desk; picks and brackets, or squares. */
export const contest = (json: unknown): Through => {
  const { activity: name } = z.object({ activity: z.string() }).parse(json);
  const known = findActivity(name);
  const isSquares = known !== undefined && squaresTermsOf(known) !== undefined;
  return isSquares ? squares(json) : ranked(Scenario.parse(json));
};

const ranked = (scenario: Scenario): Through =>
  throughHouse((open, journal) => {
    const { cutoff, start, ...offering } = scenario.offering;
    const { entries, expect } = scenario;
    const promotion = readPromotion(scenario.activity, offering, {});
    const results = scenario.results ?? bracket(mostCorrect(scenario));
    const deadline = cutoff ?? start;
    const posted = {
      games: Object.keys(results),
      ...(deadline === undefined ? {} : { deadline: deadline.toString() }),
    };
    const stage = open(promotion, 'contest', posted);
    const refused = outcome(expect.refused, refusalOf(promotion, stage.ok ? [] : [stage]));
    if (refused !== undefined || !stage.ok) return refused ?? [];
    const { id } = promotion.activity;
    journal().happened(...seatedAs(entries), ...swiped(id, entries));
    const { payouts, rejected } = run(journal(), id, stage.value, scenario, results);
    return [
      ...differsIn('payouts', byKey(expect.payouts), byKey(payouts)),
      ...differsIn('rejected', sorted(expect.rejected), sorted(rejected)),
    ];
  });

/** Enters everybody, then settles; who is refused, or has too few hours, is out. */
const run = (
  journal: Journal,
  activity: string,
  { state, commit }: HouseStage<'contest'>,
  scenario: Scenario,
  results: Readonly<Record<string, string>>,
) => {
  const rejected = scenario.entries.filter(entry => {
    const now = entry.at ?? Temporal.Instant.from('2026-01-01T20:00Z');
    return commit(entering(journal, activity, entry, results), now) !== undefined;
  });
  const final = scenario.monday === undefined ? {} : { final: scenario.monday };
  const refused = commit({ type: 'SettleContest', results, ...final }, Temporal.Instant.from('2027-01-01T20:00Z'));
  if (refused !== undefined) throw new Error(refused.message);
  const { payouts = [], outForHours = [] } = state().result ?? {};
  return {
    payouts: Object.fromEntries(payouts.map(({ player, amount }) => [player, amount])),
    rejected: [...rejected.map(({ player }) => player), ...outForHours],
  };
};

/** Points are those of a verified hand, which stands in the house before. */
const entering = (
  journal: Journal,
  activity: string,
  entry: Entry,
  results: Readonly<Record<string, string>>,
): CommandIn<'contest'> => {
  const { player, points = 0, correct, monday } = entry;
  const known = findActivity(activity);
  if (known !== undefined && contestTermsOf(known)?.score === 'points') {
    journal.happened(handOf(journal, activity, points));
    return { type: 'AddPoints', player, points, award: journal.house().numbers.award };
  }
  const picks = entry.picks ?? picksWith(correct ?? 0, results);
  return { type: 'SubmitEntry', player, picks, ...(monday === undefined ? {} : { guess: monday }) };
};

/** Whoever is not just a player sits somewhere as what they are. */
const seatedAs = (entries: readonly Entry[]): readonly HouseEvent[] => {
  const others = entries.filter(({ role }) => role !== 'player');
  const seats = others.map(({ player, role }, place) => ({
    seat: place + 1,
    role: roleOf(role),
    member: player,
    isDealtIn: false,
  }));
  return floorAt([{ table: 1, game: 'texas-holdem', isLive: true, isTournament: false, seats }], AT);
};

const handOf = (journal: Journal, activity: string, count: number): HouseEvent => ({
  type: 'AwardMade',
  award: journal.house().numbers.award + 1,
  review: 0,
  activity,
  table: 1,
  round: 1,
  seat: 1,
  gives: { type: 'points', count },
  source: { pools: {}, reseeded: {}, reserve: NOTHING, house: NOTHING },
  because: { hand: '', used: [], conditions: [], arithmetic: [], clause: '' },
  claim: { state: 'payable' },
  wonAt: AT,
  verifiedBy: [TWO.actor.id],
});

/** Enough for any contest. */
const HOURS_MOST = 100;

/** The hours of everybody, on their club cards. */
const swiped = (activity: string, entries: readonly Entry[]): readonly HouseEvent[] => {
  const base = { promotion: 'hours', activity, mechanism: 'tracking', at: AT, by: TWO.actor.id } as const;
  const cards = new Map(entries.map(({ player, hours }) => [player, hours]));
  const enrolled = [...cards].map(([player, count]) => ({
    type: 'PlayerEnrolled' as const,
    player,
    card: { hours: hoursBefore(count), points: 0, tickets: [], credits: 0, redeemed: [] },
  }));
  return [
    { type: 'PromotionOpened', ...base, posted: { creditsPerSwipe: 0, prizes: {} } },
    { type: 'PromotionMoved', ...base, events: enrolled, bookings: [] },
  ];
};

const hoursBefore = (count: number): readonly string[] =>
  Array.from({ length: Math.min(count, HOURS_MOST) }, (_, n) =>
    Temporal.Instant.from(AT)
      .subtract({ hours: n + 1 })
      .toString(),
  );

/** A bracket of so many games, all won by the same team; and picks of which so many are right. */
const bracket = (games: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: games }, (_, n) => [`game ${n + 1}`, 'right']));

const picksWith = (correct: number, results: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(results).map(([game, winner], n) => [game, n < correct ? winner : 'wrong']));

const mostCorrect = ({ entries }: Scenario): number => Math.max(0, ...entries.map(({ correct = 0 }) => correct));
