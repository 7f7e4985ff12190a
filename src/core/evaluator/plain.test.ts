import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Card,
  type Category,
  cardOf,
  compareHands,
  handClasses,
  numberOf,
  type RankedHand,
  type RankingName,
  rankKnown,
} from '#core/cards';
import {
  aceToFive,
  categoryOfFive,
  categoryOfFour,
  categoryOfThree,
  deuceToSeven,
  fourOfFive,
  fourOfFour,
  fourOfSix,
  rankFive,
  rankSeven,
  rankSix,
  rankThree,
} from './index.ts';

// The plain rankings of core/cards say what is right; here the fast ones are held against them.

type Judged = { readonly value: number; readonly plain: RankedHand };

const judge = (ranking: RankingName, rank: (...cards: number[]) => number, hand: readonly Card[]): Judged => ({
  value: rank(...hand.map(numberOf)),
  plain: rankKnown(ranking, hand),
});

/** The better value is the better hand, equal values are ties, and values run from 1 without a gap. */
const assertSameOrder = (judged: readonly Judged[], valueCount: number): void => {
  const ascending = judged.toSorted((a, b) => a.value - b.value);
  assert.equal(ascending[0]!.value, 1);
  assert.equal(ascending.at(-1)!.value, valueCount);
  for (const [index, { value, plain }] of ascending.entries()) {
    const lower = ascending[index - 1] ?? { value, plain };
    assert.ok(value - lower.value <= 1, `no hand has the value ${value - 1}`);
    assert.equal(
      value - lower.value,
      Math.sign(compareHands(plain, lower.plain)),
      `${lower.plain.words}, ${plain.words}`,
    );
  }
};

const assertSameCategories = (judged: readonly Judged[], categoryOf: (value: number) => Category): void => {
  for (const { value, plain } of judged) assert.equal(categoryOf(value), plain.category, plain.words);
};

const classes = (size: number, suitedMin: number): readonly (readonly Card[])[] =>
  [...handClasses(size, suitedMin)].map(({ cards }) => cards);

test('[RNK-2] five cards of every class rank as in the plain version', () => {
  const judged = classes(5, 5).map(hand => judge('five-card', rankFive, hand));
  assertSameOrder(judged, 7_462);
  assertSameCategories(judged, categoryOfFive);
});

test('[RNK-5] four cards of every class rank as in the plain version', () => {
  const judged = classes(4, 4).map(hand => judge('four-card', fourOfFour, hand));
  assertSameOrder(judged, 2_535);
  assertSameCategories(judged, categoryOfFour);
});

test('[RNK-7] all 22,100 hands of three cards rank as in the plain version', () => {
  const judged = allHands(3).map(hand => judge('three-card', rankThree, hand));
  assertSameOrder(judged, 741);
  assertSameCategories(judged, categoryOfThree);
});

test('[LOW-1] five cards of every class rank ace to five as in the plain version', () => {
  assertSameOrder(
    classes(5, 5).map(hand => judge('ace-to-five', aceToFive, hand)),
    6_175,
  );
});

test('[LOW-2] five cards of every class rank deuce to seven as in the plain version', () => {
  assertSameOrder(
    classes(5, 5).map(hand => judge('deuce-to-seven', deuceToSeven, hand)),
    7_462,
  );
});

const SAMPLES: readonly [
  rule: string,
  ranking: RankingName,
  size: number,
  suitedMin: number,
  rank: (...cards: number[]) => number,
][] = [
  ['RNK-3', 'five-card', 6, 5, rankSix],
  ['RNK-3', 'five-card', 7, 5, rankSeven],
  ['RNK-6', 'four-card', 5, 4, fourOfFive],
  ['RNK-6', 'four-card', 6, 4, fourOfSix],
];
for (const [rule, ranking, size, suitedMin, rank] of SAMPLES) {
  test(`[${rule}] every hundredth class of ${size} cards ranks ${ranking} as in the plain version`, () => {
    const some = classes(size, suitedMin).filter((_, index) => index % 100 === 0);
    const judged = some.map(hand => judge(ranking, rank, hand)).sort((a, b) => a.value - b.value);
    for (const [index, { value, plain }] of judged.entries()) {
      const lower = judged[index - 1] ?? { value, plain };
      assert.equal(Math.sign(value - lower.value), Math.sign(compareHands(plain, lower.plain)), plain.words);
    }
  });
}

test('[RNK-6] four of five is the best of the five fours, for all 2,598,960 hands', () => {
  for (let a = 4; a < 52; a++) {
    for (let b = 3; b < a; b++) {
      for (let c = 2; c < b; c++) for (let d = 1; d < c; d++) for (let e = 0; e < d; e++) assertBestFour(a, b, c, d, e);
    }
  }
});

const assertBestFour = (a: number, b: number, c: number, d: number, e: number): void => {
  const withE = Math.max(
    fourOfFour(a, b, c, e),
    fourOfFour(a, b, d, e),
    fourOfFour(a, c, d, e),
    fourOfFour(b, c, d, e),
  );
  const best = Math.max(fourOfFour(a, b, c, d), withE);
  if (fourOfFive(a, b, c, d, e) !== best) assert.fail([a, b, c, d, e].map(cardOf).join(' '));
};

const allHands = (size: number, below = 52): readonly (readonly Card[])[] =>
  size === 0
    ? [[]]
    : Array.from({ length: below }, (_, card) => allHands(size - 1, card).map(rest => [cardOf(card), ...rest])).flat();
