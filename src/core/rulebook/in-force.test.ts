import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import type { Activity } from './activity.ts';
import type { Chart, Prize, Row } from './chart.ts';
import {
  amountPosted,
  bestRows,
  chartsInForce,
  chosen,
  clauseOf,
  constructionFor,
  isGame,
  poolOf,
  poolsInForce,
  rowsInForce,
  ticketsPosted,
} from './in-force.ts';
import { emptyOffering } from './whole-offering.ts';

const FIXED: Prize = {
  type: 'fixed',
  range: { from: dollars(10), to: dollars(50), clause: 'Prizes' },
  from: 'reserve',
  sharing: 'each',
};
const row = (key: string, more: Partial<Row> = {}): Row => ({
  key,
  label: key,
  games: 'any',
  test: { type: 'category', category: 'flush', reach: 'exactly' },
  prize: FIXED,
  ...more,
});
const chart = (key: string, rows: readonly Row[], more: Partial<Chart> = {}): Chart => ({
  key,
  label: key,
  rowsTogether: false,
  rows,
  clause: 'Qualifying hands',
  ...more,
});

/** The parts that are asked here; no other is looked at. */
const activityOf = (parts: Partial<Activity>): Activity =>
  ({ id: 'X-1', charts: [], construction: [], funding: { pools: [] }, ...parts }) as unknown as Activity;

const OFFERING = emptyOffering({ id: 'X-1' });

const GAMES: readonly [match: Row['games'], game: string, is: boolean][] = [
  ['any', 'casino-war', true],
  ['poker', 'seven-card-stud', true],
  ['poker', 'ultimate-texas-holdem', false],
  ['flop', 'omaha', true],
  ['stud', 'omaha', false],
  ['draw', 'draw-poker', true],
  [['pan-9'], 'pan-9', true],
  [['pan-9'], 'super-9', false],
  ['poker', 'a-game-nobody-knows', false],
];
for (const [match, game, is] of GAMES)
  test(`[RBK-2] ${game} ${is ? 'is' : 'is not'} among ${[match].flat().join()}`, () =>
    assert.equal(isGame(match, game), is));

test('[RBK-3] charts of a group are in force when chosen, others always', () => {
  const activity = activityOf({
    charts: [chart('A', [], { group: 'g' }), chart('B', [], { group: 'g' }), chart('C', [])],
  });
  const inForce = chartsInForce(activity, { ...OFFERING, charts: ['B'] });
  assert.deepEqual(
    inForce.map(({ key }) => key),
    ['B', 'C'],
  );
});

test('[RBK-3] rows come best first, for the game, and only those switched on', () => {
  const rows = [row('pair'), row('suited'), row('stud', { games: 'stud' }), row('off')];
  const activity = activityOf({ charts: [chart('A', rows, { bestFirst: ['suited', 'pair'] })] });
  const found = rowsInForce(activity, { ...OFFERING, rows: ['pair', 'suited', 'stud'] }, 'omaha');
  assert.deepEqual(
    found.map(({ key }) => key),
    ['suited', 'pair'],
  );
});

test('[RBK-3] a posted losing hand is a row of its own', () => {
  const losing = { type: 'category', category: 'four-of-a-kind', reach: 'or-better' } as const;
  const activity = activityOf({ designates: ['losing-hand'] });
  assert.deepEqual(rowsInForce(activity, OFFERING, 'omaha'), []);
  const [found] = rowsInForce(activity, { ...OFFERING, designated: { losing } }, 'omaha');
  assert.deepEqual([found?.key, found?.test], ['designated', losing]);
});

test('[RBK-3] a hand is paid the best row of each family', () => {
  const met = [row('suited', { family: 'sevens' }), row('royal'), row('colour', { family: 'sevens' }), row('flush')];
  assert.deepEqual(
    bestRows(met).map(({ key }) => key),
    ['suited', 'royal'],
  );
});

test('[RBK-5] each row has a pool by its key, a single row the main one', () => {
  const pool = { key: 'main', label: 'Pool', each: 'row', progressive: true, neverLowered: true } as const;
  const charts = [
    chart('one', [row('one/1')], { group: 'g' }),
    chart('two', [row('two/1'), row('two/2')], { group: 'g' }),
  ];
  const activity = activityOf({
    charts,
    funding: { source: { type: 'fees' }, pools: [pool], paysFor: [], clause: 'Funding' },
  });
  assert.deepEqual(Object.keys(poolsInForce(activity, { ...OFFERING, charts: ['one'] })), ['main']);
  assert.deepEqual(Object.keys(poolsInForce(activity, { ...OFFERING, charts: ['two'] })), ['two/1', 'two/2']);
  assert.equal(poolOf(activity, { ...OFFERING, charts: ['two'] }, charts[1]!.rows[1]!, 'main'), 'two/2');
});

test('[RBK-2] the first construction that matches the game holds', () => {
  const recipe = { ranking: 'five-card', parts: [{ from: 'own' }] } as const;
  const activity = activityOf({ construction: [{ games: 'draw', recipe }] });
  assert.deepEqual(constructionFor(activity, 'draw-poker'), recipe);
  assert.equal(constructionFor(activity, 'omaha'), undefined);
});

test('[RBK-10] the posted amount holds, and the only approved one needs no posting', () => {
  const single = { from: dollars(500), to: dollars(500), clause: 'Prizes' };
  const winner = row('rank', { prize: { ...FIXED, postedAs: 'winner' } });
  const double = row('double', { prize: { type: 'multiple', of: 'rank', times: 2 } });
  const activity = activityOf({ charts: [chart('A', [winner, double])] });
  const offering = { ...OFFERING, prizes: { winner: dollars(20) } };
  assert.equal(amountPosted(activity, offering, winner), dollars(20));
  assert.equal(amountPosted(activity, offering, double), dollars(40));
  assert.equal(amountPosted(activity, OFFERING, double), undefined);
  assert.equal(amountPosted(activity, OFFERING, row('fixed', { prize: { ...FIXED, range: single } })), dollars(500));
  assert.equal(
    amountPosted(activity, OFFERING, row('trip', { prize: { type: 'entry', range: single, from: 'house' } })),
    dollars(500),
  );
  assert.equal(
    amountPosted(
      activity,
      OFFERING,
      row('meter', { prize: { type: 'meter', pool: 'main', percent: 100, sharing: 'split' } }),
    ),
    undefined,
  );
  assert.equal(chosen(single, undefined), dollars(500));
});

test('[RBK-10] tickets are those posted, or the only number approved', () => {
  const tickets = (to: number): Row =>
    row('t', { prize: { type: 'tickets', range: { from: 1, to, clause: 'Hands' } } });
  assert.equal(ticketsPosted({ ...OFFERING, tickets: { t: 4 } }, tickets(10)), 4);
  assert.equal(ticketsPosted(OFFERING, tickets(1)), 1);
  assert.equal(ticketsPosted(OFFERING, tickets(10)), undefined);
  assert.equal(ticketsPosted(OFFERING, row('fixed')), undefined);
});

test('[RBK-1] a clause is cited with the activity', () =>
  assert.equal(clauseOf(activityOf({}), 'Funding'), 'X-1 Funding'));
