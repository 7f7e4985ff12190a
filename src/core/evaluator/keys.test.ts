import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CARD_KEYS,
  flushSuits,
  forEachSuitCounts,
  RANK_KEYS,
  SMALL_RANK_KEYS,
  SMALL_SUM_COUNT,
  SUIT_KEYS,
} from './keys.ts';
import { forEachSet, indexOfSet, setOrder, smallSumOfSet, sumOfSet } from './rank-sets.ts';

const sumOf = (counts: readonly number[], keys: readonly number[]): number =>
  counts.reduce((sum, count, index) => sum + count * keys[index]!, 0);

/** How many sets of so many ranks there are, none of them more than four times. */
const SET_COUNTS: readonly [size: number, sets: number][] = [
  [3, 455],
  [4, 1_820],
  [5, 6_175],
  [6, 18_395],
  [7, 49_205],
];
for (const [size, sets] of SET_COUNTS) {
  test(`${size} ranks, none more than four times, have a sum of their own below 2^23`, () => {
    const order = setOrder(size);
    const sums = new Set<number>();
    let last = -1;
    forEachSet(order, (index, ones, twos, fours) => {
      const counts = RANK_KEYS.map((_, rank) => digit(ones, rank) + 2 * digit(twos, rank) + 4 * digit(fours, rank));
      assert.equal(sumOf(counts, Array(13).fill(1)), size);
      assert.ok(counts.every(count => count <= 4));
      assert.ok(index > last && index < order.length);
      assert.equal(index, indexOfSet(order, ones, twos, fours));
      assert.equal(sumOfSet(ones, twos, fours), sumOf(counts, RANK_KEYS));
      sums.add(sumOfSet(ones, twos, fours));
      last = index;
    });
    assert.equal(sums.size, sets);
    assert.ok([...sums].every(sum => sum < 2 ** 23));
  });
}

test('five ranks, none more than four times, have a small sum of their own', () => {
  const sums = new Set<number>();
  forEachSet(setOrder(5), (_, ones, twos, fours) => {
    const counts = SMALL_RANK_KEYS.map((_, rank) => digit(ones, rank) + 2 * digit(twos, rank) + 4 * digit(fours, rank));
    assert.equal(smallSumOfSet(ones, twos, fours), sumOf(counts, SMALL_RANK_KEYS));
    sums.add(smallSumOfSet(ones, twos, fours));
  });
  assert.equal(sums.size, 6_175);
  assert.ok([...sums].every(sum => sum < SMALL_SUM_COUNT));
});

const digit = (ranks: number, rank: number): number => (ranks >> rank) & 1;

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
