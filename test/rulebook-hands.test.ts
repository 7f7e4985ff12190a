import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isCard, isTile, type Rank, type Suit } from '#core/cards';
import { type Deal, type DealtHand, type Finding, judge } from '#core/qualifying';
import { type Activity, constructionFor, type Row } from '#core/rulebook';
import { findActivity, RULEBOOK } from '../rulebook/index.ts';

/** Reads a hand and what is around it; the notation is in the file. */
const judged = (activity: Activity, row: Row, game: string, text: string): Finding => {
  const [own = '', ...others] = text.split(';').map(part => part.trim());
  const named = new Map([own, ...others].map(part => part.split(/ (.*)/s) as [string, string]));
  const cards = (name: string) => (named.get(name) ?? '').split(' ').filter(isCard);
  const set = named
    .get('set')
    ?.split(' / ')
    .map(part => part.split(' ').filter(isCard));
  const tiles = named
    .get('tiles')
    ?.split(' / ')
    .map(part => part.split(' ').filter(isTile));
  const parts = set ?? tiles;
  const hand: DealtHand = {
    seat: 1,
    cards: set === undefined ? own.split(' ').filter(isCard) : set.flat(),
    ...(tiles === undefined ? {} : { tiles: tiles.flat() }),
    ...(parts === undefined
      ? {}
      : { set: { front: parts[0]!, ...(parts.length === 3 ? { middle: parts[1]! } : {}), back: parts.at(-1)! } }),
    ...(named.has('run') ? { homeRun: Number(named.get('run')) } : {}),
  };
  const deal: Deal = {
    game,
    board: cards('board'),
    hands: [hand],
    dealerCards: cards('dealer'),
    ...(named.has('player') ? { coup: { player: cards('player'), banker: cards('banker') } } : {}),
  };
  const construction = constructionFor(activity, game);
  const posted = { rank: named.get('rank') as Rank, suit: named.get('suit') as Suit }; // As the examples write them.
  return judge(row.test, { deal, hand, posted, ...(construction === undefined ? {} : { construction }) });
};

const rowsOf = (activity: Activity, key: string): readonly Row[] =>
  activity.charts.flatMap(chart => chart.rows).filter(row => row.key === key);

/** Two rows that ask the same of the same cards are one. */
const askedBy = (activity: Activity, row: Row): string => JSON.stringify([row.test, activity.construction]);

const EXAMPLES = readFileSync(new URL('fixtures/example-hands.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const [name = '', game = '', meets = '', misses = ''] = line.split('|').map(part => part.trim());
    const [key = '', row = ''] = name.split(/ (.*)/s);
    const activity = findActivity(key);
    assert.ok(activity !== undefined, `no activity ${key}`);
    return { activity, key: row, game, meets, misses };
  });

for (const { activity, key, game, meets, misses } of EXAMPLES) {
  test(`[RBK-1] ${activity.key} ${key} is met by ${meets} and missed by ${misses}`, () => {
    const [row] = rowsOf(activity, key);
    assert.ok(row !== undefined, 'the row exists');
    const [met, missed] = [judged(activity, row, game, meets), judged(activity, row, game, misses)];
    assert.ok(met.met, met.conditions.map(({ words }) => words).join('; '));
    assert.ok(!missed.met, missed.conditions.map(({ words }) => words).join('; '));
  });
}

test('[RBK-1] every qualifying hand of the rulebook has an example', () => {
  const shown = new Set(
    EXAMPLES.flatMap(({ activity, key }) => rowsOf(activity, key).map(row => askedBy(activity, row))),
  );
  const missing = RULEBOOK.flatMap(activity =>
    activity.charts.flatMap(({ rows }) =>
      rows.filter(row => !shown.has(askedBy(activity, row))).map(row => `${activity.key} ${row.key} | ${row.label}`),
    ),
  );
  assert.deepEqual(missing, []);
});
