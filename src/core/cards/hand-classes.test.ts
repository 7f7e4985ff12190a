import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Category, choose, DECK, handClasses, type RankingName, rankKnown } from './index.ts';

type Row = readonly [
  rule: string,
  ranking: RankingName,
  cards: number,
  suitedMin: number,
  values: number,
  counts: Readonly<Partial<Record<Category, number>>>,
];

/** Published counts. Seven cards, and every hand one by one, are counted in the long tests. */
const ROWS: readonly Row[] = [
  [
    '[RNK-2]',
    'five-card',
    5,
    5,
    7_462,
    {
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    },
  ],
  [
    '[RNK-3]',
    'five-card',
    6,
    5,
    6_075,
    {
      'royal-flush': 188,
      'straight-flush': 1_656,
      'four-of-a-kind': 14_664,
      'full-house': 165_984,
      flush: 205_792,
      straight: 361_620,
      'three-of-a-kind': 732_160,
      'two-pair': 2_532_816,
      pair: 9_730_740,
      'high-card': 6_612_900,
    },
  ],
  [
    '[RNK-5]',
    'four-card',
    4,
    4,
    2_535,
    {
      'four-of-a-kind': 13,
      'straight-flush': 44,
      'three-of-a-kind': 2_496,
      flush: 2_816,
      straight: 2_772,
      'two-pair': 2_808,
      pair: 82_368,
      'high-card': 177_408,
    },
  ],
  [
    '[RNK-6]',
    'four-card',
    5,
    4,
    2_150,
    {
      'four-of-a-kind': 624,
      'straight-flush': 2_072,
      'three-of-a-kind': 58_656,
      flush: 114_616,
      straight: 101_808,
      'two-pair': 123_552,
      pair: 1_047_552,
      'high-card': 1_150_080,
    },
  ],
  [
    '[RNK-7]',
    'three-card',
    3,
    3,
    741,
    { 'straight-flush': 48, 'three-of-a-kind': 52, straight: 720, flush: 1_096, pair: 3_744, 'high-card': 16_440 },
  ],
  [
    '[LOW-1]',
    'ace-to-five',
    5,
    5,
    6_175,
    {
      'four-of-a-kind': 624,
      'full-house': 3_744,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_317_888,
    },
  ],
  [
    '[LOW-2]',
    'deuce-to-seven',
    5,
    5,
    7_462,
    {
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_112,
      straight: 9_180,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_303_560,
    },
  ],
];

for (const [rule, ranking, size, suitedMin, values, published] of ROWS) {
  test(`${rule} ${ranking}: all hands of ${size} cards fall into the published kinds and ${values} values`, () => {
    const counts: Partial<Record<Category, number>> = {};
    const seen = new Set<string>();
    for (const { cards, count } of handClasses(size, suitedMin)) {
      const { category, strength } = rankKnown(ranking, cards);
      counts[category] = (counts[category] ?? 0) + count;
      seen.add(strength.join());
    }
    assert.deepEqual(counts, published);
    assert.equal(seen.size, values);
  });
}

test('[RNK-7] counting all 22,100 three-card hands one by one gives what counting by classes gives', () => {
  const byHand: Record<string, number> = {};
  for (const cards of choose(DECK, 3)) add(byHand, rankKnown('three-card', cards).strength, 1);
  const byClass: Record<string, number> = {};
  for (const { cards, count } of handClasses(3, 3)) add(byClass, rankKnown('three-card', cards).strength, count);
  assert.deepEqual(byClass, byHand);
});

const add = (counts: Record<string, number>, strength: readonly number[], count: number): void => {
  counts[strength.join()] = (counts[strength.join()] ?? 0) + count;
};
