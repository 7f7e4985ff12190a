import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Category, cardOf, compareHands, type RankedHand, rankKnown } from '#core/cards';
import { categoryOfPaiGow, countHands, rankPaiGow } from '#core/evaluator';

/** As published by Brian Alspach (7-Card Poker Hands with Joker), who counts royal flushes among the straight ones. */
const PUBLISHED: Readonly<Partial<Record<Category, number>>> = {
  'five-aces': 1_128,
  'straight-flush': 210_964,
  'four-of-a-kind': 307_472,
  'full-house': 4_188_528,
  flush: 6_172_088,
  straight: 11_236_028,
  'three-of-a-kind': 7_470_676,
  'two-pair': 35_553_816,
  pair: 64_221_960,
  'high-card': 24_780_420,
};

const JOKER = 52;

test('[PGW-1] all 154,143,080 seven-card hands of pai gow poker are counted as published', () => {
  const counts = Int32Array.of(...countHands(7), 0);
  for (let a = 5; a < 52; a++) for (let b = 4; b < a; b++) countWithJoker(counts, a, b);
  const byCategory: Partial<Record<Category, number>> = {};
  for (let value = 1; value < counts.length; value++) {
    const own = categoryOfPaiGow(value);
    const category = own === 'royal-flush' ? 'straight-flush' : own;
    byCategory[category] = (byCategory[category] ?? 0) + counts[value]!;
  }
  assert.deepEqual(byCategory, PUBLISHED);
});

const countWithJoker = (counts: Int32Array, a: number, b: number): void => {
  for (let c = 3; c < b; c++) {
    for (let d = 2; d < c; d++) {
      for (let e = 1; e < d; e++) for (let f = 0; f < e; f++) counts[rankPaiGow(a, b, c, d, e, f, JOKER)]! += 1;
    }
  }
};

test('[PGW-2] random hands rank as in the plain version, with the joker and without', () => {
  const hands = Array.from({ length: 20_000 }, (_, index) => randomHand(index));
  const ranked = hands.map(([a, b, c, d, e, f, g]): [number, RankedHand] => [
    rankPaiGow(a!, b!, c!, d!, e!, f!, g!),
    rankKnown('pai-gow', [a!, b!, c!, d!, e!, f!, g!].map(cardOf)),
  ]);
  ranked.sort(([value], [other]) => value - other);
  for (const [index, [value, plain]] of ranked.entries()) {
    assert.equal(categoryOfPaiGow(value), plain.category);
    const [lower, plainLower] = ranked[index - 1] ?? [value, plain];
    assert.equal(Math.sign(value - lower), Math.sign(compareHands(plain, plainLower)), plain.words);
  }
});

/** Seven different cards; every second hand has the joker. */
const randomHand = (index: number): readonly number[] => {
  const cards = new Set(index % 2 === 0 ? [JOKER] : []);
  let state = index * 2_654_435_761;
  while (cards.size < 7) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    cards.add(Math.floor((state / 2 ** 32) * 52));
  }
  return [...cards].sort((a, b) => a - b);
};
