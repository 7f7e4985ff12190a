import { type Answer, answer, type Refusal } from '#core/base';
import { type Cents, NOTHING } from '#core/money';
import { type Activity, chosen, clauseOf } from '#core/rulebook';
import { refuse } from './refusals.ts';
import type { ChipCount, FinalTable, FirstRound } from './shape.ts';
import { secondStageOf, type TableStage } from './terms.ts';

/** Those with the most chips of each table go on; the others get the first round's prize. CAR-4 */
export const firstRound = (activity: Activity, tables: readonly (readonly ChipCount[])[]): Answer<FirstRound> => {
  const stage = stageOf(activity);
  if (!stage.ok) return stage;
  const { clause, advance: places, outPrize } = stage.value;
  if (tables.length !== stage.value.tables)
    return refuse('wrong-number-of-tables', { given: tables.length, tables: stage.value.tables }, clause);
  const twice = countedTwice(tables.flat(), clause);
  if (twice !== undefined) return twice;
  const { seats = Number.POSITIVE_INFINITY } = stage.value;
  const full = tables.find(counts => counts.length > seats);
  if (full !== undefined) return refuse('table-too-full', { given: full.length, seats }, clause);
  const ranked = tables.map(byChips);
  const tied = ranked.map(table => tiedAt(table, places, clause)).find(refusal => refusal !== undefined);
  if (tied !== undefined) return tied;
  const out = ranked.flatMap(table => table.slice(places));
  return answer({
    advance: ranked.flatMap(table => table.slice(0, places).map(({ player }) => player)),
    prizes: paidEach(activity, outPrize, out),
  });
};

/** Most chips after the last hand wins; everybody else at the final table gets its prize. CAR-5 */
export const finalTable = (
  activity: Activity,
  { advance }: FirstRound,
  counts: readonly ChipCount[],
): Answer<FinalTable> => {
  const stage = stageOf(activity);
  if (!stage.ok) return stage;
  const { clause, finalPrize, topPrize } = stage.value;
  // CAR-6: a player who advanced and does not appear is out; nobody replaces them.
  const strangers = counts.filter(({ player }) => !advance.includes(player));
  if (counts.length === 0) return refuse('final-table-empty', {}, clause);
  if (strangers.length > 0)
    return refuse('not-at-final-table', { players: strangers.map(({ player }) => player) }, clause);
  const twice = countedTwice(counts, clause);
  if (twice !== undefined) return twice;
  const ranked = byChips(counts);
  const tied = tiedAt(ranked, 1, clause);
  if (tied !== undefined) return tied;
  const [first, ...others] = ranked;
  return answer({ winner: first!.player, topPrize, prizes: paidEach(activity, finalPrize, others) });
};

const stageOf = (activity: Activity): Answer<TableStage> => {
  const stage = secondStageOf(activity);
  if (stage?.type !== 'tables')
    return refuse('no-second-stage', { activity: activity.name }, clauseOf(activity, 'Offering'));
  return answer({ ...stage, clause: clauseOf(activity, stage.clause) });
};

const countedTwice = (counts: readonly ChipCount[], clause: string): Refusal | undefined => {
  const players = counts.map(({ player }) => player);
  const player = players.find((one, place) => players.indexOf(one) < place);
  return player === undefined ? undefined : refuse('counted-twice', { player }, clause);
};

const byChips = (counts: readonly ChipCount[]): readonly ChipCount[] =>
  counts.toSorted((a, b) => b.chips - a.chips || (a.extra ?? 0) - (b.extra ?? 0));

/** Equal chips on both sides of the line are decided by an extra hand. CAR-6 */
const tiedAt = (ranked: readonly ChipCount[], line: number, clause: string): Refusal | undefined => {
  const [above, below] = [ranked[line - 1], ranked[line]];
  if (above === undefined || below === undefined || above.chips !== below.chips || above.extra !== below.extra)
    return undefined;
  const tied = ranked.filter(({ chips, extra }) => chips === above.chips && extra === above.extra);
  return refuse('chips-tied', { players: tied.map(({ player }) => player) }, clause);
};

const paidEach = (activity: Activity, key: string, players: readonly ChipCount[]): Readonly<Record<string, Cents>> => {
  const amount = chosen(activity.prizes.find(prize => prize.key === key)?.range, undefined) ?? NOTHING;
  return Object.fromEntries(players.map(({ player }) => [player, amount]));
};
