import { answer, defined } from '#core/base';
import type { CommandIn, HouseEvent } from '#core/house';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import { squaresTermsOf } from '#core/mechanisms/squares/terms';
import { NOTHING } from '#core/money';
import { type Filled, list, loose, number, optional, otherwise, record, Text, tuple, Whole } from '#core/shape';
import { whole } from './compare.ts';
import { floorAt } from './floor.ts';
import { AT, type Journal, TWO } from './journal.ts';
import { type Kind, kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, Moment, RoleText, read } from './read.ts';
import { squares } from './squares.ts';
import { open } from './stage.ts';

const Score = tuple(Whole, Whole);
const Entry = loose({
  player: Text,
  at: optional(Moment),
  /** Enough for any contest where nothing is said. */
  hours: otherwise(number(), 100),
  picks: optional(record(Text, Text)),
  monday: optional(Score),
  correct: otherwise(Whole, 0),
  points: otherwise(Whole, 0),
  role: otherwise(RoleText, 'player'),
});
type Entry = Filled<typeof Entry>;

const Scenario = loose({
  activity: Approved,
  offering: otherwise(loose({ cutoff: optional(Moment), start: optional(Moment) }), {}),
  results: optional(record(Text, Text)),
  monday: optional(Score),
  entries: otherwise(list(Entry), []),
});

type Results = Readonly<Record<string, string>>;

/** Kind `contest`: entries, points and periods as they come in at the desk; picks and brackets, or squares. */
export const contest: Kind = json => {
  const { activity } = read(loose({ activity: Approved }), json);
  return squaresTermsOf(activity) === undefined ? ranked(json) : squares(json);
};

/** Enters everybody, then settles; players who are refused, or have too few hours, are out. */
const ranked = kindOf(Scenario, ({ activity, offering: given, entries, monday, ...scenario }, journal) => {
  const { cutoff, start, ...offering } = given;
  const results = scenario.results ?? bracket(Math.max(0, ...entries.map(({ correct }) => correct)));
  const posted = { games: Object.keys(results), ...defined({ deadline: (cutoff ?? start)?.toString() }) };
  const stage = open(journal, promotionOf(activity, offering), 'contest', posted);
  if (!stage.ok) return stage;
  const { commit, state } = stage.value;
  journal.happened(...seatedAs(entries), ...swiped(activity.id, entries));
  const hasPoints = contestTermsOf(activity)?.score === 'points';
  const rejected = entries.filter(entry => {
    const command = hasPoints ? addingPoints(journal, activity.id, entry) : submitting(entry, results);
    return commit(command, entry.at ?? Temporal.Instant.from('2026-01-01T20:00Z')) !== undefined;
  });
  const settling = { type: 'SettleContest', results, final: monday };
  const refused = commit(settling, Temporal.Instant.from('2027-01-01T20:00Z'));
  if (refused !== undefined) throw new Error(refused.message);
  const { payouts = [], outForHours = [] } = state().result ?? {};
  return answer({
    payouts: whole(Object.fromEntries(payouts.map(({ player, amount }) => [player, amount]))),
    rejected: new Set([...rejected.map(({ player }) => player), ...outForHours]),
  });
});

const submitting = ({ player, picks, correct, monday: guess }: Entry, results: Results): CommandIn<'contest'> => ({
  type: 'SubmitEntry',
  player,
  picks: picks ?? picksWith(correct, results),
  ...defined({ guess }),
});

/** Points are those of a verified hand, which is in the house before. */
const addingPoints = (journal: Journal, activity: string, { player, points }: Entry): CommandIn<'contest'> => {
  journal.happened(handOf(journal, activity, points));
  return { type: 'AddPoints', player, points, award: journal.house().numbers.award };
};

/** People with another role sit somewhere in that role. */
const seatedAs = (entries: readonly Entry[]): readonly HouseEvent[] => {
  const others = entries.filter(({ role }) => role !== 'player');
  const seats = others.map(({ player, role }, place) => ({ seat: place + 1, role, member: player }));
  return floorAt([{ table: 1, seats }], AT);
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

const hoursBefore = (count: number): readonly string[] => {
  const start = Temporal.Instant.from(AT);
  return Array.from({ length: count }, (_, n) => start.subtract({ hours: n + 1 }).toString());
};

/** A bracket of so many games, all won by the same team; and picks of which so many are right. */
const bracket = (games: number): Results =>
  Object.fromEntries(Array.from({ length: games }, (_, n) => [`game ${n + 1}`, 'right']));

const picksWith = (correct: number, results: Results): Results =>
  Object.fromEntries(Object.entries(results).map(([game, winner], n) => [game, n < correct ? winner : 'wrong']));
