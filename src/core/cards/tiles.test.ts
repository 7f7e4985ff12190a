import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkTiles, formatTiles, pairNumberOf, pairOf, TILE_PAIRS, TILES, tilePips } from './index.ts';

test('[TIL-1] there are 32 tiles in sixteen pairs, eleven alike and five mixed', () => {
  assert.equal(new Set(TILES).size, 32);
  for (const [place, { name, tiles }] of TILE_PAIRS.entries()) {
    const names = TILES.filter(tile => pairOf(tile) === name);
    assert.deepEqual(names, Object.keys(tiles));
    assert.deepEqual(names.map(pairNumberOf), [place + 1, place + 1]);
  }
  const alike = TILE_PAIRS.filter(({ tiles }) => new Set(Object.values(tiles).map(String)).size === 1);
  assert.equal(alike.length, 11);
});

test('[TIL-1] the set is that of Chinese dominoes: 21 different faces, 227 pips', () => {
  assert.equal(new Set(TILES.map(tile => tilePips(tile).join())).size, 21);
  assert.equal(
    TILES.reduce((sum, tile) => sum + tilePips(tile)[0] + tilePips(tile)[1], 0),
    227,
  );
});

test('[TIL-1] a tile named with digits shows those pips', () => {
  for (const tile of TILES) {
    const digits = /-(\d)(\d)$/.exec(tile);
    if (digits !== null) assert.deepEqual(tilePips(tile), [Number(digits[1]), Number(digits[2])]);
  }
  assert.deepEqual(
    [tilePips('gj-3'), tilePips('gj-6')],
    [
      [1, 2],
      [2, 4],
    ],
  );
});

test('[TIL-1] reading what was written gives the same tiles', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...TILES], { minLength: 1 }), tiles => {
      assert.deepEqual(checkTiles(formatTiles(tiles).split(' ')), { ok: true, value: tiles });
    }),
  );
});

test('[TIL-1] what is not a tile, and a tile named twice, is refused', () => {
  const unknown = checkTiles(['teen-a', 'gow-63']);
  assert.ok(!unknown.ok);
  assert.equal(
    unknown.message,
    'gow-63 is not a tile. Write its name with its letter or pips, for example teen-a, gow-36 or gj-3.',
  );
  const twice = checkTiles(['teen-a', 'teen-a']);
  assert.ok(!twice.ok);
  assert.equal(twice.message, 'teen-a is there twice. The set has one of it; check the tiles.');
  assert.deepEqual(checkTiles(['day-b']), { ok: true, value: ['day-b'] });
  assert.ok(!checkTiles(['']).ok);
});
