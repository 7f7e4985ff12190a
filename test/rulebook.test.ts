import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { eligibleTable } from '#core/eligibility';
import { gameOf } from '#core/qualifying';
import { type Activity, isGame, type MoneyRange, type Row } from '#core/rulebook';
import { findActivity, RULEBOOK } from '../rulebook/index.ts';
import { BAY_FACTS, type BayEntry } from './rulebook/bay-101.ts';
import { differences } from './rulebook/facts.ts';
import { HG_FACTS, type HgEntry } from './rulebook/hawaiian-gardens.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/catalog/catalog-${name}.json`, import.meta.url), 'utf8'));
// The catalogs are fixtures of ours; a field that is not as typed shows up as a difference.
const BAY = read('bay-101') as readonly BayEntry[];
const HG = read('hawaiian-gardens') as readonly HgEntry[];

/** Where the rulebook says something else than the catalog, and why. `docs/decisions.md` says the same. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'GEGA-002323 split of a fee': 'the posted prize moves by the daily amount only, so the whole fee goes behind it',
  'ca-asian-jackpot-2 reseed': 'a reseed is printed for the first of the five only; here it is the one seed approved',
  'ca-asian-jackpot-3 reseed': 'as for the second',
  'ca-asian-jackpot-4 reseed': 'as for the second',
  'ca-asian-jackpot-5 reseed': 'as for the second',
  'high-hand-promotion row prizes':
    'the tickets of suited threes are printed without a range; all other rows say 1 to 10',
  'double-or-nothing-sit-n-go players': 'ten is the default of the one table; an even number below it is approved too',
  'GEGA-003954 tray': 'the $100 prizes are paid from the tray, in words and not as a threshold',
};

const found = [
  ...BAY.flatMap(entry => differences(BAY_FACTS, entry, findActivity(entry.id)!)),
  ...HG.flatMap(entry => differences(HG_FACTS, entry, findActivity(entry.id ?? entry.key)!)),
];

test('[RBK-1] the rulebook holds the activities of both catalogs, each once, and no other', () => {
  assert.deepEqual(
    RULEBOOK.map(({ id }) => id),
    [...BAY.map(({ id }) => id), ...HG.map(({ id, key }) => id ?? key)],
  );
});

test('[RBK-1] every amount, percentage, id, option, hand and flag of the catalogs is in the rulebook', () => {
  const unexplained = found.filter(line => !Object.hasOwn(EXPLAINED, line.slice(0, line.indexOf(':'))));
  assert.deepEqual(unexplained, []);
});

test('[RBK-1] every difference that is explained exists', () => {
  const names = found.map(line => line.slice(0, line.indexOf(':')));
  assert.deepEqual(
    Object.keys(EXPLAINED).filter(name => !names.includes(name)),
    [],
  );
});

test('[RBK-1] no mechanism, and nothing else in the program, knows an activity by its id', () => {
  const ids = RULEBOOK.flatMap(({ regulatorId }) => regulatorId ?? []);
  const files = globSync('src/**/*.{ts,tsx}').filter(file => !file.endsWith('.test.ts'));
  const naming = files.filter(file => ids.some(id => readFileSync(file, 'utf8').includes(id)));
  assert.deepEqual(naming, []);
});

/** The game is the first that an activity asks of a table. */
const isOfferedIn = (activity: Activity, game: string): boolean =>
  eligibleTable(activity, { game, isLive: true, isTournament: false }).conditions[0]?.met === true;
/** Every row of a game is met under each of its spellings. */
const haveSameRows = (activity: Activity, game: string): boolean => {
  const keys = (slug: string): readonly string[] =>
    rowsOf(activity)
      .filter(({ games }) => isGame(games, slug))
      .map(({ key }) => key);
  return keys(game).join() === keys(gameOf(game)?.slug ?? game).join();
};

const rowsOf = (activity: Activity): readonly Row[] => activity.charts.flatMap(chart => chart.rows);

/** What must be true of every definition: the activity's mistakes in words. */
const LAWS: readonly [law: string, mistakes: (activity: Activity) => readonly string[]][] = [
  [
    '[RBK-2] the games of a row are games we can judge',
    activity =>
      rowsOf(activity).flatMap(({ key, games }) =>
        typeof games === 'string'
          ? []
          : games.filter(game => gameOf(game) === undefined).map(game => `${key}: ${game}`),
      ),
  ],
  [
    '[RBK-2] the listed games are known',
    activity =>
      activity.games
        .map(({ slug }) => slug)
        .filter(slug => slug !== 'all-poker-style-games' && gameOf(slug) === undefined),
  ],
  [
    '[QLF-20] the number printed with a game is one of its numbers',
    activity =>
      activity.games
        .filter(
          ({ slug, regulatorId }) =>
            regulatorId !== undefined && gameOf(slug)?.approvals.includes(regulatorId) !== true,
        )
        .map(({ name, regulatorId }) => `${name} (${regulatorId})`),
  ],
  [
    '[QLF-20] [HG1-B8] a table of a game serves the activity under every spelling of it',
    activity =>
      activity.games
        .flatMap(({ slug }) => [slug, ...(gameOf(slug)?.also ?? []), gameOf(slug)?.slug ?? slug])
        .filter(game => game !== 'all-poker-style-games')
        .filter(game => !isOfferedIn(activity, game) || !haveSameRows(activity, game)),
  ],
  [
    '[RBK-2] every listed game has a hand to win, under the name the list gives it',
    activity => {
      const rows = rowsOf(activity);
      if (activity.scope !== 'listed' || rows.length === 0) return [];
      const isPlayed = (slug: string): boolean =>
        rows.some(({ games }) => typeof games === 'string' || games.includes(slug));
      return activity.games.map(({ slug }) => slug).filter(slug => !isPlayed(slug));
    },
  ],
  ['[RBK-3] keys of charts are unique', activity => repeated(activity.charts.map(({ key }) => key))],
  [
    '[RBK-3] an order of rows names rows of its chart',
    activity =>
      activity.charts.flatMap(({ rows, bestFirst = [] }) =>
        bestFirst.filter(key => rows.every(row => row.key !== key)),
      ),
  ],
  [
    '[RBK-4] the shares of a structure are the whole prize',
    activity =>
      activity.payouts.flatMap(({ key, bands }) =>
        bands.filter(({ shares }) => shares.reduce((sum, { percent }) => sum + percent, 0) !== 100).map(() => key),
      ),
  ],
  [
    '[RBK-5] a meter that a row pays from exists',
    activity =>
      rowsOf(activity).flatMap(({ key, prize }) =>
        prize.type === 'meter' && !hasPool(activity, prize.pool) ? [`${key}: ${prize.pool}`] : [],
      ),
  ],
  [
    '[RBK-5] a prize from the reserve has a reserve to come from',
    activity =>
      rowsOf(activity).flatMap(({ key, prize }) =>
        prize.type === 'fixed' && prize.from === 'reserve' && !hasReserve(activity) ? [key] : [],
      ),
  ],
  [
    '[RBK-6] the parts of a split fee are the fee',
    ({ funding: { fee, feesTo } }) =>
      feesTo?.type === 'split' && feesTo.toMeter + feesTo.toReserve !== fee?.amount.from ? ['split'] : [],
  ],
  [
    '[RBK-7] every range runs upward',
    activity =>
      rangesOf(activity)
        .filter(({ from, to }) => to !== undefined && to < from)
        .map(({ clause }) => clause),
  ],
  [
    '[RBK-9] every item of the posting list says what the sheet shows',
    activity => activity.posting.items.filter(({ shows }) => shows.length === 0).map(({ words }) => words),
  ],
  [
    '[RBK-9] there is something to post',
    activity =>
      activity.posting.items.length === 0 && activity.key !== 'double-or-nothing-sit-n-go' ? ['posting'] : [],
  ],
  [
    '[RBK-8] an activity says in words what it is and how it runs',
    activity => (activity.summary === '' || activity.procedure.length === 0 ? ['words'] : []),
  ],
];

for (const [law, mistakes] of LAWS) {
  test(law, () => {
    assert.deepEqual(
      RULEBOOK.flatMap(activity => mistakes(activity).map(mistake => `${activity.id} ${mistake}`)),
      [],
    );
  });
}

const repeated = (keys: readonly string[]): readonly string[] => keys.filter((key, i) => keys.indexOf(key) !== i);

const hasPool = ({ funding: { pools } }: Activity, key: string): boolean => pools.some(pool => pool.key === key);

const hasReserve = ({ funding: { reserve, source } }: Activity): boolean =>
  reserve !== undefined || source.type === 'activity';

const rangesOf = (activity: Activity): readonly MoneyRange[] => [
  ...activity.prizes.flatMap(({ range }) => range ?? []),
  ...rowsOf(activity).flatMap(({ prize }) => (prize.type === 'fixed' || prize.type === 'entry' ? prize.range : [])),
  ...activity.funding.pools.flatMap(({ range, seed, reseed, cap, daily }) =>
    [range, seed, reseed, cap, daily?.range].flatMap(found => found ?? []),
  ),
  ...(activity.adminFee === undefined ? [] : [activity.adminFee.range]),
  ...activity.settings.flatMap(({ value }) => (value.type === 'money' ? value : [])),
];
