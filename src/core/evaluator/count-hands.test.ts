import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category } from '#core/cards';
import { categoryOfFive, countFourOfFive, countHands, fourOfFive, rankFive } from './index.ts';

const CATEGORIES: readonly Category[] = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
];

/** As published, in that order. */
const PUBLISHED: readonly [cardCount: 5 | 6 | 7, counts: readonly number[]][] = [
  [5, [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]],
  [6, [188, 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 6_612_900]],
  [7, [4_324, 37_260, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460]],
];
for (const [cardCount, published] of PUBLISHED) {
  test(`[RNK-2] all hands of ${cardCount} cards are as many of each category as published`, () => {
    const byCategory = new Map(CATEGORIES.map(category => [category, 0]));
    for (const [value, count] of countHands(cardCount).entries()) {
      if (value > 0) byCategory.set(categoryOfFive(value), byCategory.get(categoryOfFive(value))! + count);
    }
    assert.deepEqual([...byCategory.values()], published);
  });
}

const ONE_BY_ONE = [
  { ranking: 'five cards', rank: rankFive, counts: countHands(5) },
  { ranking: 'the best four of five', rank: fourOfFive, counts: countFourOfFive() },
] as const;
for (const { ranking, rank, counts } of ONE_BY_ONE) {
  test(`[RNK-2] all 2,598,960 hands, one by one, are as many of each value of ${ranking} as counted`, () => {
    const found = new Int32Array(counts.length);
    for (let a = 4; a < 52; a++) {
      for (let b = 3; b < a; b++) {
        for (let c = 2; c < b; c++)
          for (let d = 1; d < c; d++) for (let e = 0; e < d; e++) found[rank(a, b, c, d, e)]! += 1;
      }
    }
    assert.deepEqual(found, counts);
  });
}
