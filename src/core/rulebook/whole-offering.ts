import type { Cents } from '#core/money';
import type { Activity, Setting } from './activity.ts';
import type { Row } from './chart.ts';
import { chartsInForce, poolsInForce } from './in-force.ts';
import type { Offering } from './offering.ts';
import { ALL_HOURS } from './posted-times.ts';

/** An offering of an activity in which nothing is chosen. */
export const emptyOffering = ({ id }: Pick<Activity, 'id'>): Offering => ({
  activity: id,
  charts: [],
  payouts: [],
  prizes: {},
  tickets: {},
  seed: {},
  reseed: {},
  daily: {},
  cap: {},
  settings: {},
});

/** An offering in which everything is chosen: the first chart of each group, and of each range the lower end. */
export const wholeOffering = (activity: Activity): Offering => {
  const groups = Map.groupBy(activity.charts, chart => chart.group ?? chart.key);
  const chosen = activity.payouts.find(({ applies }) => applies.type === 'chosen');
  const first: Offering = {
    ...emptyOffering(activity),
    charts: [...groups.values()].map(charts => charts[0]!.key),
    payouts: chosen === undefined ? [] : [chosen.key],
    ...designation(activity),
  };
  const pools = Object.entries(poolsInForce(activity, first));
  const byPool = (name: 'seed' | 'reseed'): Readonly<Record<string, Cents>> =>
    Object.fromEntries(pools.flatMap(([key, pool]) => (pool[name] === undefined ? [] : [[key, pool[name].from]])));
  const rows = chartsInForce(activity, first).flatMap(chart => chart.rows);
  return {
    ...first,
    times: ALL_HOURS,
    settings: Object.fromEntries(
      activity.settings.filter(({ isAsked }) => isAsked).map(setting => [setting.key, [lowestOf(setting)]]),
    ),
    seed: byPool('seed'),
    reseed: byPool('reseed'),
    ...allocationAmong(activity, Object.keys(byPool('seed'))),
    daily: Object.fromEntries(
      pools.flatMap(([key, { daily }]) => (daily === undefined ? [] : [[key, daily.range.from]])),
    ),
    cap: Object.fromEntries(pools.flatMap(([key, { cap }]) => (cap === undefined ? [] : [[key, cap.from]]))),
    ...(activity.adminFee?.per === 'table-hour' ? { adminFee: activity.adminFee.range.from } : {}),
    prizes: Object.fromEntries(rows.flatMap(row => [...ownPrize(row), ...extraPrizes(row)])),
    tickets: Object.fromEntries(
      rows.flatMap(({ key, prize }) => (prize.type === 'tickets' ? [[key, prize.range.from]] : [])),
    ),
  };
};

type Posting = readonly (readonly [key: string, amount: Cents])[];

const ownPrize = ({ key, prize }: Row): Posting => {
  if (prize.type === 'fixed') return [[prize.postedAs ?? key, prize.range.from]];
  return prize.type === 'entry' ? [[key, prize.range.from]] : [];
};

const extraPrizes = ({ extras = [] }: Row): Posting => extras.map(({ key, range }) => [key, range.from]);
/** All of every fee to the first pool, where the house allocates. */
const allocationAmong = ({ funding }: Activity, pools: readonly string[]): Pick<Offering, 'allocation'> =>
  funding.feesTo?.type === 'allocated'
    ? { allocation: Object.fromEntries(pools.map((key, place) => [key, place === 0 ? 100 : 0])) }
    : {};

const lowestOf = ({ value }: Setting): number => (value.type === 'choice' ? value.oneOf[0]! : value.from);

const designation = ({ designates = [], drawsRank }: Activity): Pick<Offering, 'designated'> => {
  const hand = { type: 'category', category: 'full-house', reach: 'or-better', from: ['A', 'T'] } as const;
  const designated = {
    ...(designates.includes('rank') && drawsRank !== true ? { rank: '9' as const } : {}),
    ...(designates.includes('suit') ? { suit: 'h' as const } : {}),
    ...(designates.includes('losing-hand') ? { losing: hand } : {}),
  };
  return Object.keys(designated).length === 0 ? {} : { designated };
};
