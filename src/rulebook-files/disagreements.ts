import { gameOf } from '#core/qualifying';
import type { Activity } from '#core/rulebook';
import type { FileProblem } from './problems.ts';

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

const problem = (path: string, sentence: string): FileProblem => ({ path, sentence });

const doubled = (path: string, members: readonly { readonly key: string }[]): readonly FileProblem[] =>
  members
    .map(({ key }, place) => ({ key, place }))
    .filter(({ key, place }) => members.findIndex(member => member.key === key) < place)
    .map(({ key, place }) =>
      problem(`${path}[${place}].key`, `There is another "${key}" before this one. Rename one.`),
    );

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
      rows.map(({ key, games }) => ({ key: `${key} for ${JSON.stringify(games)}` })),
    ),
    ...bestFirst
      .filter(key => !keys.includes(key))
      .map(key => problem(`${at}.bestFirst`, `The chart has no row "${key}". Its rows are: ${keys.join(', ')}.`)),
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
      .map(slug => problem(`${at}.games`, `No base game is called "${slug}", so no hand of it could be judged.`)),
    ...(prize.type === 'meter' && !pools.includes(prize.pool)
      ? [problem(`${at}.prize.pool`, `There is no pool "${prize.pool}". The pools are: ${pools.join(', ') || 'none'}.`)]
      : []),
    ...(prize.type === 'multiple' && !rowKeys.includes(prize.of)
      ? [problem(`${at}.prize.of`, `There is no row "${prize.of}".`)]
      : []),
    ...(beatenBy !== undefined && pays === undefined
      ? [problem('settlement.beat', 'A hand must be beaten here, so say who is paid: add "beat".')]
      : []),
  ];
};

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
      .map(key => problem(`${at}.applies.rows`, `There is no row "${key}".`)),
    ...bands.flatMap(({ shares }, place) => {
      const sum = shares.reduce((percent, share) => percent + share.percent, 0);
      return sum <= 100
        ? []
        : [problem(`${at}.bands[${place}].shares`, `The shares add up to ${sum} percent, more than there is.`)];
    }),
  ];
};

const fundingProblems = ({ funding }: Activity): readonly FileProblem[] => {
  const { fee, feesTo, pools } = funding;
  const isStrange = feesTo?.type === 'pool' && !pools.some(({ key }) => key === feesTo.pool);
  const isUneven =
    feesTo?.type === 'split' && fee !== undefined && feesTo.toMeter + feesTo.toReserve !== fee.amount.from;
  return [
    ...(isStrange ? [problem('funding.feesTo.pool', `There is no pool "${feesTo.pool}".`)] : []),
    ...(isUneven ? [problem('funding.feesTo', 'What goes to the meter and to the reserve is not the whole fee.')] : []),
    ...(feesTo !== undefined && fee === undefined
      ? [problem('funding.fee', 'Fees go somewhere, but no fee is described. Add "fee" or leave "feesTo" out.')]
      : []),
  ];
};
