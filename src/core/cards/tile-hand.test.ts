import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkTileSet,
  choose,
  compareTileHands,
  isTileSetBeaten,
  rankTiles,
  TILES,
  type Tile,
  type TileHand,
  tileSplits,
} from './index.ts';

const hand = (...tiles: readonly string[]): TileHand => {
  const ranked = rankTiles(tiles);
  assert.ok(ranked.ok);
  return ranked.value;
};

const CASES: readonly [rule: string, tiles: readonly [Tile, Tile], words: string, why: string][] = [
  ['[TIL-2]', ['gj-3', 'gj-6'], 'pair of Gee Joon', 'the number one hand'],
  ['[TIL-2]', ['ng-14', 'ng-23'], 'pair of Ng', 'the last pair'],
  ['[TIL-2]', ['day-a', 'gow-36'], 'wong with Day', 'Day and a nine'],
  ['[TIL-2]', ['yun-a', 'teen-b'], 'gong with Teen', 'Teen and an eight'],
  ['[TIL-2]', ['bot-35', 'day-b'], 'gong with Day', 'a mixed eight serves as well'],
  ['[TIL-2]', ['teen-a', 'day-a'], '4, Teen high', 'twelve and two are no special hand'],
  ['[TIL-2]', ['tit-a', 'chit-25'], '4, Tit high', 'sevens of two kinds are no pair'],
  ['[TIL-3]', ['teen-a', 'tit-a'], '9, Teen high', 'twelve and seven'],
  ['[TIL-3]', ['mooy-a', 'ping-a'], '0, Mooy high', 'ten and ten'],
  ['[TIL-3]', ['gj-3', 'gor-a'], '7, Gor high', 'three and four'],
  ['[TIL-3]', ['gj-3', 'day-a'], '8, Day high', 'Gee Joon as six'],
  ['[TIL-3]', ['gj-6', 'look-a'], '9, Look high', 'Gee Joon as three'],
];
for (const [rule, tiles, words, why] of CASES) {
  test(`${rule} ${tiles.join(' ')} is "${words}": ${why}`, () => {
    assert.equal(hand(...tiles).words, words);
    assert.deepEqual(hand(...tiles), hand(...tiles.toReversed()));
  });
}

test('[TIL-2] pairs by their number, then wong, gong and points: each beats all below', () => {
  const pairs = TILES.filter((_, place) => place % 2 === 0).map((tile, pair) => hand(tile, TILES[2 * pair + 1]!));
  const others = [
    hand('teen-a', 'gow-45'),
    hand('day-a', 'gow-36'),
    hand('teen-a', 'bot-26'),
    hand('day-a', 'yun-a'),
    hand('teen-a', 'tit-a'),
    hand('day-a', 'chit-25'),
    hand('yun-a', 'foo-a'),
    hand('ping-a', 'bot-26'),
    hand('mooy-a', 'ping-a'),
  ];
  const bestFirst = [...pairs, ...others];
  for (const [i, better] of bestFirst.entries())
    for (const [j, other] of bestFirst.entries())
      assert.equal(Math.sign(compareTileHands(better, other)), Math.sign(j - i), `${better.words}, ${other.words}`);
  assert.deepEqual(
    pairs.map(pair => pair.pairNumber),
    [...Array(16).keys()].map(place => place + 1),
  );
});

test('[TIL-2] of the 496 two-tile hands 16 are pairs, 8 wongs and 16 gongs', () => {
  const kinds = [...choose(TILES, 2)].map(two => hand(...two).kind);
  const count = (kind: string) => kinds.filter(other => other === kind).length;
  assert.deepEqual(['pair', 'wong', 'gong', 'points'].map(count), [16, 8, 16, 456]);
});

const SINGLES: readonly [a: readonly [Tile, Tile], b: readonly [Tile, Tile], order: number, why: string][] = [
  [['teen-a', 'chong-a'], ['yun-a', 'mooy-a'], 1, 'both eight, Teen over Yun'],
  [['gow-36', 'ng-14'], ['yun-b', 'look-a'], -1, 'both four, Gow under Yun'],
  [['gj-6', 'ng-14'], ['gj-3', 'ng-23'], 1, 'both eight, the six of Gee Joon over Ng'],
  [['chit-25', 'gj-6'], ['gj-3', 'chit-34'], 0, 'both three, Chit in either hand'],
];
for (const [a, b, order, why] of SINGLES) {
  test(`[TIL-4] ${a.join(' ')} against ${b.join(' ')} is decided by the higher single tile: ${why}`, () => {
    assert.equal(hand(...a).points, hand(...b).points);
    assert.equal(Math.sign(compareTileHands(hand(...a), hand(...b))), order);
  });
}

test('[TIL-5] the front may not outrank the back', () => {
  const tiles = { front: ['gow-36', 'teen-a'], back: ['bon-a', 'bon-b'] };
  assert.ok(checkTileSet(tiles).ok);
  const fouled = checkTileSet({ front: tiles.back, back: tiles.front });
  assert.ok(!fouled.ok);
  assert.equal(
    fouled.message,
    'The front (pair of Bon) outranks the back (wong with Teen). Set the higher hand behind.',
  );
});

test('[TIL-5] four tiles can be set in three ways, the highest front first', () => {
  const splits = tileSplits(['teen-a', 'day-a', 'gow-36', 'bot-26']);
  assert.ok(splits.ok);
  assert.deepEqual(
    splits.value.map(({ front, back }) => [front.words, back.words]),
    [
      ['gong with Teen', 'wong with Day'],
      ['gong with Day', 'wong with Teen'],
      ['4, Teen high', '7, Gow high'],
    ],
  );
});

test('[TIL-5] a wrong number of tiles, or one tile in both hands, is refused', () => {
  const three = tileSplits(['teen-a', 'day-a', 'gow-36']);
  assert.ok(!three.ok);
  assert.equal(three.message, 'A four-tile hand has 4 tiles; 3 were given.');
  const shared = checkTileSet({ front: ['teen-a', 'bon-a'], back: ['teen-a', 'teen-b'] });
  assert.ok(!shared.ok);
  assert.equal(shared.code, 'tile-seen-twice');
});

test('[TIL-6] a set is beaten only when both its hands are outranked', () => {
  const low = { front: hand('ng-14', 'mooy-a'), back: hand('look-a', 'look-b') };
  const high = { front: hand('tit-a', 'mooy-b'), back: hand('bon-a', 'bon-b') };
  assert.ok(isTileSetBeaten(low, high));
  assert.ok(!isTileSetBeaten(high, low));
  assert.ok(!isTileSetBeaten(low, { ...high, front: low.front }), 'an equal front does not beat it');
});
