import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fourOfFive } from '#core/evaluator';
import { disjointPairs } from './disjoint-pairs.ts';

type Meant = (a: number, b: number, c: number, d: number, e: number) => boolean;

/** All hands of a small deck that are meant, as bits. */
const handsOf = (cards: number, isMeant: Meant): readonly number[] => {
  const hands: number[] = [];
  for (let a = 4; a < cards; a++) {
    for (let b = 3; b < a; b++) {
      for (let c = 2; c < b; c++)
        for (let d = 1; d < c; d++)
          for (let e = 0; e < d; e++)
            if (isMeant(a, b, c, d, e)) hands.push((1 << a) | (1 << b) | (1 << c) | (1 << d) | (1 << e));
    }
  }
  return hands;
};

const CASES: readonly [name: string, isMeant: Meant][] = [
  ['all hands', () => true],
  ['from a pair up', (a, b, c, d, e) => fourOfFive(a, b, c, d, e) >= fourOfFive(0, 1, 6, 9, 12)],
  ['every second value', (a, b, c, d, e) => fourOfFive(a, b, c, d, e) % 2 === 0],
];
for (const [name, isMeant] of CASES) {
  test(`[ODD-3] two hands of a deck of 16, ${name}: counted as by trying every pair`, () => {
    const hands = handsOf(16, isMeant);
    const fifthCards = (...four: [number, number, number, number]): number =>
      [...Array(16).keys()].filter(card => !four.includes(card) && isMeant(...four, card)).length;
    const pairs = hands.reduce((sum, one) => sum + hands.filter(other => (one & other) === 0).length, 0);
    assert.equal(disjointPairs(4, fifthCards), pairs);
  });
}
