import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sidesOf } from '#core/views/on-screen';
import { firstUnpicked, pickPages } from './pick-pages.ts';

const FIRST = Array.from({ length: 8 }, (_, n) => `G${n + 1}: Home ${n} at Guest ${n}`);
const LATER = ['H1: winner of G1 at winner of G2', 'H2: winner of G3 at winner of G4'];
const PAGES = pickPages(sidesOf([...FIRST, ...LATER], {}));

test('[CLB-12] a page has six games, and a round begins a new one', () => {
  assert.deepEqual(
    PAGES.map(({ round, games }) => [round, games.length]),
    [
      [1, 6],
      [1, 2],
      [2, 2],
    ],
  );
});

test('[CLB-12] the first page that is not done is the one to go on with', () => {
  const all = Object.fromEntries([...FIRST, ...LATER].map(game => [game, 'somebody']));
  const { [FIRST[6]!]: _, ...missing } = all;
  assert.deepEqual([firstUnpicked(PAGES, {}), firstUnpicked(PAGES, missing), firstUnpicked(PAGES, all)], [0, 1, 3]);
});
