import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from '#core/money';
import type { BoardView, MetersOfActivity } from '#core/views';
import type { Views } from '#core/views/on-screen';
import { signOptionsIn } from './asked.ts';
import type { SheetPage } from './pages.ts';
import { sheetsOf, slideAt, slidesOf } from './slides.ts';

const metersOf = (activity: string, ...pools: readonly string[]): MetersOfActivity => ({
  activity,
  name: activity,
  state: 'running',
  fundsNext: true,
  pools: pools.map(pool => ({ pool, label: pool, amount: cents(1), reseed: cents(1), pays: [], shares: [] })),
});

const boardOf = (promotion: string, activity: string, board: BoardView['board']): BoardView => ({
  promotion,
  activity,
  name: activity,
  board,
});

const VIEWS: Views = {
  meters: { A: metersOf('A', 'royal', 'quads'), B: metersOf('B', 'main') },
  boards: {
    t1: boardOf('t1', 'T', { type: 'tournament', stage: 'closed', entrants: 9, left: 4 }),
    d1: boardOf('d1', 'D', { type: 'drawing', entries: 3, drawings: 0, carried: cents(0) }),
  },
};

const page = (activity: string, number: number): SheetPage => ({
  key: `${activity} en ${number}`,
  activity,
  title: activity,
  language: 'en',
  sections: [],
  page: number,
  pages: 2,
});

const LOOK = { shape: 'landscape', voices: [] } as const;

const keysOf = (address: string, pages: readonly SheetPage[] = []) =>
  slidesOf(signOptionsIn(address), VIEWS, pages, LOOK).map(({ key }) => key);

test('a sign turns over each meter, board and tournament in the order that was asked for', () => {
  assert.deepEqual(keysOf('?show=meters'), ['A royal', 'A quads', 'B main']);
  assert.deepEqual(keysOf('?show=tournament,board,meters&activity=B,T,D'), ['t1', 'd1', 'B main']);
  assert.deepEqual(keysOf('?show=winners'), [], 'there is nothing to show of what has not happened');
});

test('a sign of one event shows its clock and nothing else', () => {
  assert.deepEqual(keysOf('?event=t1'), ['t1']);
  assert.deepEqual(keysOf('?event=t2'), [], 'also while there is no such event');
});

test('between two rule sheets everything else comes again', () => {
  const pages = [page('A', 1), page('A', 2), page('B', 1)];
  assert.deepEqual(keysOf('?show=meters&activity=B', pages), ['B main', 'A en 1', 'A en 2', 'B main', 'B en 1']);
});

test('sheets are of what was asked for, else of everything with a meter or a board', () => {
  assert.deepEqual(sheetsOf(signOptionsIn(''), VIEWS), ['A', 'B', 'D', 'T']);
  assert.deepEqual(sheetsOf(signOptionsIn('?activity=X'), VIEWS), ['X']);
  assert.deepEqual(sheetsOf(signOptionsIn('?show=meters'), VIEWS), []);
});

test('the clock says which slide it is, so that all signs show the same', () => {
  const slides = slidesOf(signOptionsIn('?show=meters'), VIEWS, [], LOOK);
  const keyAt = (now: number) => slideAt(slides, now, 20_000)?.key;
  assert.deepEqual([0, 19_999, 20_000, 45_000, 60_000].map(keyAt), [
    'A royal',
    'A royal',
    'A quads',
    'B main',
    'A royal',
  ]);
  assert.equal(slideAt([], 5, 20_000), undefined);
});
