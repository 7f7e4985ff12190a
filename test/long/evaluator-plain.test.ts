import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf, compareHands, handClasses, numberOf, type RankedHand, type RankingName, rankKnown } from '#core/cards';
import {
  aceToFive,
  deuceToSeven,
  fourOfFive,
  fourOfFour,
  fourOfSix,
  rankFive,
  rankSeven,
  rankSix,
} from '#core/evaluator';

const FIVES: readonly [rule: string, ranking: RankingName, rank: typeof rankFive][] = [
  ['RNK-2', 'five-card', rankFive],
  ['LOW-1', 'ace-to-five', aceToFive],
  ['LOW-2', 'deuce-to-seven', deuceToSeven],
];
for (const [rule, ranking, rank] of FIVES) {
  test(`[${rule}] all 2,598,960 hands of five cards have one ${ranking} value for each plain strength`, () => {
    const strengths = new Map<number, string>();
    for (let a = 4; a < 52; a++) for (let b = 3; b < a; b++) holdAgainstPlain(strengths, ranking, rank, a, b);
    assert.equal(new Set(strengths.values()).size, strengths.size);
  });
}

const holdAgainstPlain = (
  strengths: Map<number, string>,
  ranking: RankingName,
  rank: typeof rankFive,
  a: number,
  b: number,
): void => {
  for (let c = 2; c < b; c++) {
    for (let d = 1; d < c; d++) {
      for (let e = 0; e < d; e++) {
        const value = rank(a, b, c, d, e);
        const strength = rankKnown(ranking, [a, b, c, d, e].map(cardOf)).strength.join();
        const known = strengths.get(value);
        if (known === undefined) strengths.set(value, strength);
        else if (known !== strength) assert.fail([a, b, c, d, e].map(cardOf).join(' '));
      }
    }
  }
};

const CLASSES: readonly [rule: string, ranking: RankingName, size: number, suitedMin: number, rank: Rank][] = [
  ['RNK-3', 'five-card', 6, 5, ([a, b, c, d, e, f]) => rankSix(a!, b!, c!, d!, e!, f!)],
  ['RNK-3', 'five-card', 7, 5, ([a, b, c, d, e, f, g]) => rankSeven(a!, b!, c!, d!, e!, f!, g!)],
  ['RNK-6', 'four-card', 5, 4, ([a, b, c, d, e]) => fourOfFive(a!, b!, c!, d!, e!)],
  ['RNK-6', 'four-card', 6, 4, ([a, b, c, d, e, f]) => fourOfSix(a!, b!, c!, d!, e!, f!)],
];
type Rank = (cards: readonly number[]) => number;

for (const [rule, ranking, size, suitedMin, rank] of CLASSES) {
  test(`[${rule}] ${size} cards of every class rank ${ranking} as in the plain version`, () => {
    const judged = [...handClasses(size, suitedMin)].map(({ cards }): [number, RankedHand] => [
      rank(cards.map(numberOf)),
      rankKnown(ranking, cards),
    ]);
    judged.sort(([value], [other]) => value - other);
    for (const [index, [value, plain]] of judged.entries()) {
      const [lower, plainLower] = judged[index - 1] ?? [value, plain];
      assert.equal(Math.sign(value - lower), Math.sign(compareHands(plain, plainLower)), plain.words);
    }
  });
}

test('[RNK-5] all 270,725 hands of four cards have one value for each plain strength', () => {
  const strengths = new Map<number, string>();
  for (let a = 3; a < 52; a++) {
    for (let b = 2; b < a; b++)
      for (let c = 1; c < b; c++) for (let d = 0; d < c; d++) holdFour(strengths, [a, b, c, d]);
  }
  assert.equal(strengths.size, 2_535);
  assert.equal(new Set(strengths.values()).size, strengths.size);
});

const holdFour = (strengths: Map<number, string>, [a, b, c, d]: readonly [number, number, number, number]): void => {
  const strength = rankKnown('four-card', [a, b, c, d].map(cardOf)).strength.join();
  const value = fourOfFour(a, b, c, d);
  assert.equal(strengths.get(value) ?? strength, strength);
  strengths.set(value, strength);
};
