import { answer, defined } from '#core/base';
import type { CommandIn } from '#core/house';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import { squaresTermsOf } from '#core/mechanisms/squares/terms';
import type { Activity } from '#core/rulebook';
import { type Filled, list, loose, number, optional, otherwise, record, Text, tuple, Whole } from '#core/shape';
import { whole } from './compare.ts';
import type { SetTable } from './floor.ts';
import type { Journal } from './journal.ts';
import { type Kind, kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, Moment, RoleText, read } from './read.ts';
import { squares } from './squares.ts';
import { commitAll, open } from './stage.ts';

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
export const contest: Kind = (json, on) => {
  const { activity } = read(loose({ activity: Approved }), json);
  return squaresTermsOf(activity) === undefined ? ranked(json, on) : squares(json, on);
};

/** Enters everybody, then settles; players who are refused, or have too few hours, are out. */
const ranked = kindOf(Scenario, async ({ activity, offering: given, entries, monday, ...scenario }, journal) => {
  const { cutoff, start, ...offering } = given;
  const results = scenario.results ?? bracket(Math.max(0, ...entries.map(({ correct }) => correct)));
  const posted = { games: Object.keys(results), ...defined({ deadline: (cutoff ?? start)?.toString() }) };
  const stage = await open(journal, promotionOf(activity, offering), 'contest', posted);
  if (!stage.ok) return stage;
  const { commit, desk } = stage.value;
  const hours = new Map(entries.map(entry => [entry.player, entry.hours]));
  const unset = (await journal.scene.floor(seatedAs(entries))) ?? (await journal.scene.hours(activity, hours));
  if (unset !== undefined) return unset;
  const hasPoints = contestTermsOf(activity)?.score === 'points';
  const rejected: Entry[] = [];
  for (const entry of entries) {
    const commands = hasPoints ? await addingPoints(journal, activity, entry) : [submitting(entry, results)];
    const wrong = await commitAll(stage.value, commands, entry.at ?? Temporal.Instant.from('2026-01-01T20:00Z'));
    if (wrong !== undefined) rejected.push(entry);
  }
  const settling = { type: 'SettleContest', results, final: monday };
  const refused = await commit(settling, Temporal.Instant.from('2027-01-01T20:00Z'));
  if (refused !== undefined) throw new Error(refused.message);
  const { payouts = [], outForHours = [] } = (await desk()).result ?? {};
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

/** Points are those of verified hands, which are in the house before. */
const addingPoints = async (
  { scene }: Journal,
  activity: Activity,
  { player, points }: Entry,
): Promise<readonly CommandIn<'contest'>[]> => {
  const won = await scene.points(activity, points, player);
  return won.map(one => ({ type: 'AddPoints', player, ...one }));
};

/** People with another role sit somewhere in that role. */
const seatedAs = (entries: readonly Entry[]): readonly SetTable[] => {
  const others = entries.filter(({ role }) => role !== 'player');
  return [{ table: 1, seats: others.map(({ player, role }, place) => ({ seat: place + 1, role, member: player })) }];
};

/** A bracket of so many games, all won by the same team; and picks of which so many are right. */
const bracket = (games: number): Results =>
  Object.fromEntries(Array.from({ length: games }, (_, n) => [`game ${n + 1}`, 'right']));

const picksWith = (correct: number, results: Results): Results =>
  Object.fromEntries(Object.entries(results).map(([game, winner], n) => [game, n < correct ? winner : 'wrong']));
