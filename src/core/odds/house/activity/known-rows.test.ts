import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toNumber } from '#core/base';
import type { Row } from '#core/rulebook';
import { WHOLE } from '../../answer/part.ts';
import { dealRows } from './deal-rows.ts';
import {
  COUP_ROWS,
  type KnownRow,
  PAI_GOW_ROWS,
  THIRTEEN_ROWS,
  TILE_ROWS,
  ULTIMATE_ROWS,
  WAR_ROWS,
} from './known-rows.data.ts';
import { knownChances, knownRow } from './known-rows.ts';
import { layoutOf } from './layout.ts';

/** A row of its own family, so that no better one takes it away. */
const rowOf = ({ keys, test: asked, beatenBy }: KnownRow): Row => ({
  key: keys.join(),
  label: keys.join(),
  games: 'any',
  family: keys.join(),
  test: asked,
  prize: { type: 'tickets', range: { from: 1, to: 1, clause: '' } },
  ...(beatenBy === undefined ? {} : { beatenBy: { label: '', test: beatenBy } }),
});

const BOOKS: readonly [game: string, rows: readonly KnownRow[], players: number, rounds: number][] = [
  ['baccarat', COUP_ROWS, 1, 500],
  ['pai-gow-poker', PAI_GOW_ROWS, 1, 8],
  ['pai-gow-tiles', TILE_ROWS, 4, 500],
  ['13-card', THIRTEEN_ROWS, 1, 500],
  ['casino-war', WAR_ROWS, 4, 500],
  ['ultimate-texas-holdem', ULTIMATE_ROWS, 4, 75],
];
/** `npm run test:long` deals more. */
const TIMES = process.env['TEST_WHOLE'] === '1' ? 40 : 1;

for (const [game, known, players, few] of BOOKS) {
  test(`[OFC-8] ${game}: the judge of the tables finds the rows as often as the game's own odds say`, () => {
    const [rounds, layout] = [few * TIMES, layoutOf(game, undefined)!];
    const question = { game, rows: known.map(rowOf), recipe: undefined, posted: {} };
    const found = question.rows.map(row => knownRow(row, question, layout)!);
    const exact = knownChances(found).map(toNumber);
    // A beaten hand of baccarat is one of the two hands, which nobody holds: its count has tests of its own.
    const rows = question.rows.filter(row => row.beatenBy === undefined);
    const table = { layout, players, rounds, seed: 1, loser: 'any' } as const;
    const { sums } = dealRows({ ...question, rows }, table, WHOLE, () => {});
    for (const [place, row] of rows.entries()) {
      const mean = rounds * players * exact[question.rows.indexOf(row)]!;
      const off = Math.abs(sums[place]! - mean) / Math.sqrt(Math.max(mean, 1));
      assert.ok(off < 5, `${row.key}: ${sums[place]} hits, expected ${mean}`);
    }
  });
}
