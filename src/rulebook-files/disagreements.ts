import { gameOf } from '#core/qualifying';
import type { Activity } from '#core/rulebook';
import type { Said } from '#core/words';
import { type FileProblem, speak } from './problems.ts';

/** Where the parts of a well-formed activity do not fit together. */
export const disagreements = (activity: Activity): readonly FileProblem[] => [
  ...doubled('charts', activity.charts),
  ...doubled('payouts', activity.payouts),
  ...doubled('prizes', activity.prizes),
  ...doubled('settings', activity.settings),
  ...doubled('funding.pools', activity.funding.pools),
  ...activity.charts.flatMap((chart, place) => chartProblems(activity, chart, `charts[${place}]`)),
  ...activity.payouts.flatMap((payout, place) => payoutProblems(activity, payout, `payouts[${place}]`)),
  ...fundingProblems(activity),
];

const problem = (path: string, { message }: Said): FileProblem => ({ path, sentence: message });

const doubled = (path: string, members: readonly { readonly key: string }[]): readonly FileProblem[] =>
  members
    .map(({ key }, place) => ({ key, place }))
    .filter(({ key, place }) => members.findIndex(member => member.key === key) < place)
    .map(({ key, place }) => problem(`${path}[${place}].key`, speak('file.key-twice', { key })));

const chartProblems = (
  activity: Activity,
  { rows, bestFirst = [] }: Activity['charts'][number],
  at: string,
): readonly FileProblem[] => {
  const keys = rows.map(({ key }) => key);
  return [
    // Rows for different games may share a key: a hand meets one of them only.
    ...doubled(
      `${at}.rows`,
      rows.map(({ key, games }) => ({
        key: speak('file.key-for-games', { key, games: JSON.stringify(games) }).message,
      })),
    ),
    ...bestFirst
      .filter(key => !keys.includes(key))
      .map(key => problem(`${at}.bestFirst`, speak('file.no-row-in-chart', { row: key, rows: keys }))),
    ...rows.flatMap((row, place) => rowProblems(activity, row, `${at}.rows[${place}]`)),
  ];
};

const rowProblems = (
  { charts, funding, settlement }: Activity,
  { games, prize, beatenBy }: Activity['charts'][number]['rows'][number],
  at: string,
): readonly FileProblem[] => {
  const pools = funding.pools.map(({ key }) => key);
  const rowKeys = charts.flatMap(({ rows }) => rows.map(({ key }) => key));
  const pays = settlement.beat?.pays;
  return [
    ...(typeof games === 'string' ? [] : games)
      .filter(slug => gameOf(slug) === undefined)
      .map(slug => problem(`${at}.games`, speak('file.no-such-game', { game: slug }))),
    ...(prize.type === 'meter' && !pools.includes(prize.pool)
      ? [problem(`${at}.prize.pool`, unknownPool(prize.pool, pools))]
      : []),
    ...(prize.type === 'multiple' && !rowKeys.includes(prize.of)
      ? [problem(`${at}.prize.of`, speak('file.no-row', { row: prize.of }))]
      : []),
    ...(beatenBy !== undefined && pays === undefined
      ? [problem('settlement.beat', speak('file.beat-missing', {}))]
      : []),
  ];
};

const unknownPool = (pool: string, pools: readonly string[]): Said =>
  pools.length === 0 ? speak('file.no-pools', { pool }) : speak('file.no-pool-of', { pool, pools });

const payoutProblems = (
  { charts }: Activity,
  { applies, bands }: Activity['payouts'][number],
  at: string,
): readonly FileProblem[] => {
  const rowKeys = charts.flatMap(({ rows }) => rows.map(({ key }) => key));
  const named = applies.type === 'result' ? [] : (applies.rows ?? []);
  return [
    ...named
      .filter(key => !rowKeys.includes(key))
      .map(key => problem(`${at}.applies.rows`, speak('file.no-row', { row: key }))),
    ...bands.flatMap(({ shares }, place) => {
      const sum = shares.reduce((percent, share) => percent + share.percent, 0);
      return sum <= 100 ? [] : [problem(`${at}.bands[${place}].shares`, speak('file.shares-too-large', { sum }))];
    }),
  ];
};

const fundingProblems = ({ funding }: Activity): readonly FileProblem[] => {
  const { fee, feesTo, pools } = funding;
  const isStrange = feesTo?.type === 'pool' && !pools.some(({ key }) => key === feesTo.pool);
  const isUneven =
    feesTo?.type === 'split' && fee !== undefined && feesTo.toMeter + feesTo.toReserve !== fee.amount.from;
  return [
    ...(isStrange ? [problem('funding.feesTo.pool', speak('file.no-pool', { pool: feesTo.pool }))] : []),
    ...(isUneven ? [problem('funding.feesTo', speak('file.fee-not-whole', {}))] : []),
    ...(feesTo !== undefined && fee === undefined ? [problem('funding.fee', speak('file.fee-missing', {}))] : []),
  ];
};
