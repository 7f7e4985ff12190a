import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARD_KEYS, flushSuits, forEachSuitCounts, RANK_KEYS, SUIT_KEYS } from './keys.ts';
import { judgeRankSets } from './rank-sets.ts';

const sumOf = (counts: readonly number[], keys: readonly number[]): number =>
  counts.reduce((sum, count, index) => sum + count * keys[index]!, 0);

for (const size of [3, 4, 5, 6, 7]) {
  test(`${size} ranks, none more than four times, have a sum of their own below 2^23`, () => {
    const { sums } = judgeRankSets(size, (counts, sum) => {
      assert.equal(sum, sumOf([...counts], RANK_KEYS));
      assert.equal(sumOf([...counts], Array(13).fill(1)), size);
      return 0;
    });
    assert.equal(new Set(sums).size, sums.length);
    assert.ok(sums.every(sum => sum < 2 ** 23));
  });
}

const FLUSHES: readonly [cardCount: number, flushSize: number][] = [
  [3, 3],
  [4, 4],
  [5, 4],
  [6, 4],
  [5, 5],
  [6, 5],
  [7, 5],
];
for (const [cardCount, flushSize] of FLUSHES) {
  test(`the suits of ${cardCount} cards tell which is held ${flushSize} times or more`, () => {
    const suits = flushSuits(cardCount, flushSize);
    forEachSuitCounts(cardCount, counts => {
      const sum = sumOf(counts, SUIT_KEYS);
      assert.ok(sum < 256);
      assert.equal(suits[sum], 1 + counts.findIndex(count => count >= flushSize), counts.join());
    });
  });
}

test('the sum of the highest seven keys stays below 2^31', () => {
  const highest = CARD_KEYS.slice(0, 52).sort().slice(-7);
  assert.ok(highest.reduce((sum, key) => sum + key, 0) < 2 ** 31);
});
