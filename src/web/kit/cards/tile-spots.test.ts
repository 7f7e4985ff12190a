import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TILES, type Tile, tilePips } from '#core/cards';
import { spotsOf } from './tile-spots.ts';

test('every tile has the spots that it counts, each in a place of its own and on the tile', () => {
  for (const tile of TILES) {
    const [high, low] = tilePips(tile);
    const spots = spotsOf(tile);
    assert.equal(spots.length, high + low, tile);
    assert.equal(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size, spots.length, tile);
    assert.ok(
      spots.every(({ x, y }) => x >= 8 && x <= 32 && y >= 8 && y <= 80),
      tile,
    );
  }
});

const RED: readonly [tile: Tile, red: number][] = [
  ['day-a', 2],
  ['yun-a', 8],
  ['gor-a', 1],
  ['teen-a', 6],
  ['mooy-a', 0],
  ['ping-a', 4],
];

for (const [tile, red] of RED) {
  test(`${tile} has ${red} red spots`, () => assert.equal(spotsOf(tile).filter(({ isRed }) => isRed).length, red));
}
