import { assert, remembered } from '#core/base';
import { type Cents, times } from '#core/money';
import { gameOf, type HandRecipe, isAmong } from '#core/qualifying';
import type { Activity } from './activity.ts';
import type { Chart, GameMatch, Row } from './chart.ts';
import type { Pool } from './funding.ts';
import type { Offering } from './offering.ts';
import { isFixed, type MoneyRange } from './range.ts';

/** The charts without a group and those that the offering chose. RBK-3 */
export const chartsInForce = (activity: Activity, offering: Offering): readonly Chart[] =>
  activity.charts.filter(chart => chart.group === undefined || offering.charts.includes(chart.key));

/** The rows that a hand of this game can meet, the best first. RBK-3 */
export const rowsInForce = (activity: Activity, offering: Offering, game: string): readonly Row[] =>
  rowsOffered(activity, offering).filter(row => isGame(row.games, game));

/** Every row that is offered, of any game, the best first. RBK-3 */
export const rowsOffered = (activity: Activity, offering: Offering): readonly Row[] =>
  [...chartsInForce(activity, offering).flatMap(bestFirst), ...designatedRow(activity, offering)].filter(
    row => offering.rows?.includes(row.key) ?? true,
  );

/** Of the rows a hand meets, given best first, those it is paid: the best of each family. SET-1 */
export const bestRows = (met: readonly Row[]): readonly Row[] =>
  met.filter((row, place) => met.findIndex(other => other.family === row.family) === place);

export const constructionFor = (activity: Activity, game: string): HandRecipe | undefined =>
  activity.construction?.find(({ games }) => isGame(games, game))?.recipe;

/** Whether a slug is among the games meant. A game that no table knows belongs to none of the wide ones. RBK-2 */
export const isGame = (match: GameMatch, game: string): boolean => {
  if (typeof match !== 'string') return isAmong(match, game);
  if (match === 'any') return true;
  const form = gameOf(game)?.form;
  return match === 'poker' ? form !== undefined && form !== 'table-game' : form === match;
};

/** A pool as the offering runs it, by its key. RBK-5 */
export const poolsInForce = remembered(
  (activity: Activity, offering: Offering): Readonly<Record<string, Pool>> =>
    Object.fromEntries(
      activity.funding.pools.flatMap(pool => poolKeys(activity, offering, pool).map(key => [key, pool] as const)),
    ),
);

/** A pool as its approval words it; where each row has its own, by the row. */
export const poolLabel = ({ funding, charts }: Activity, key: string): string => {
  const row = charts.flatMap(({ rows }) => rows).find(one => one.key === key);
  return (funding.pools.find(pool => pool.key === key) ?? row)?.label ?? key;
};

/** The key of the pool behind a row: its own where each row has one. */
export const poolOf = (activity: Activity, offering: Offering, row: Row, pool: string): string => {
  const isPerRow = activity.funding.pools.some(({ key, each }) => key === pool && each === 'row');
  const chart = chartsInForce(activity, offering).find(({ rows }) => rows.includes(row));
  return isPerRow && chart !== undefined && chart.rows.length > 1 ? row.key : pool;
};

const poolKeys = (activity: Activity, offering: Offering, pool: Pool): readonly string[] => {
  if (pool.each === undefined) return [pool.key];
  const rows = chartsInForce(activity, offering).flatMap(chart => chart.rows);
  return [...new Set(rows.map(row => poolOf(activity, offering, row, pool.key)))];
};

/** What a row pays in money by the posted amounts; absent for meters, tickets and points, or when nothing is posted. */
export const amountPosted = (activity: Activity, offering: Offering, row: Row): Cents | undefined => {
  const { prize } = row;
  switch (prize.type) {
    case 'fixed':
      return chosen(prize.range, offering.prizes[prize.postedAs ?? row.key]);
    case 'entry':
      return chosen(prize.range, offering.prizes[row.key]);
    case 'multiple': {
      const single = amountPosted(activity, offering, rowOf(activity, prize.of));
      return single === undefined ? undefined : times(single, prize.times);
    }
    case 'meter':
    case 'tickets':
    case 'points':
      return undefined;
  }
};

/** What was chosen; where the approval leaves one amount only, that one. */
export const chosen = (range: MoneyRange | undefined, given: Cents | undefined): Cents | undefined =>
  given ?? (range !== undefined && isFixed(range) ? range.from : undefined);

/** How many tickets a row gives: as posted, or the only number approved. */
export const ticketsPosted = (offering: Offering, row: Row): number | undefined => {
  const { prize } = row;
  const range = prize.type === 'tickets' ? prize.range : prize.type === 'points' ? prize.tickets : undefined;
  return offering.tickets[row.key] ?? (range?.from === range?.to ? range?.from : undefined);
};

/** A clause as a person cites it: the activity's id, then the heading. */
export const clauseOf = (activity: Activity, clause: string): string => `${activity.id} ${clause}`;

const rowOf = (activity: Activity, key: string): Row => {
  const row = activity.charts.flatMap(chart => chart.rows).find(other => other.key === key);
  assert(row !== undefined, `${activity.id} has no row ${key}`);
  return row;
};

/** The row that an offering designates where the approval leaves the hands to be posted. RBK-3 */
const designatedRow = ({ designates }: Activity, { designated }: Offering): readonly Row[] => {
  if (designates?.includes('losing-hand') !== true || designated?.losing === undefined) return [];
  const { losing, winning } = designated;
  return [
    {
      key: 'designated',
      label: 'the posted losing hand',
      games: 'any',
      test: losing,
      beatenBy: { label: 'the posted winning hand', ...(winning === undefined ? {} : { test: winning }) },
      prize: { type: 'meter', pool: 'main', percent: 100, sharing: 'split' },
    },
  ];
};

const bestFirst = ({ rows, bestFirst: order }: Chart): readonly Row[] => {
  if (order === undefined) return rows;
  const place = ({ key }: Row): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return rows.toSorted((a, b) => place(a) - place(b));
};
