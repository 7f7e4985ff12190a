import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf } from '#core/cards';
import { fourOfFive, fourOfSix, rankFive, rankSeven, rankSix } from '#core/evaluator';

// Step by step: the best of six is the best of its six fives, and the best of seven that of its seven sixes, which
// makes it the best of its twenty-one fives. Four of five is held against its fours beside the code.

const { max } = Math;

/** All hands of six cards below the first, which is the highest. */
const forEachSix = (visit: (a: number, b: number, c: number, d: number, e: number, f: number) => void): void => {
  for (let a = 5; a < 52; a++) {
    for (let b = 4; b < a; b++) {
      for (let c = 3; c < b; c++) {
        for (let d = 2; d < c; d++) for (let e = 1; e < d; e++) for (let f = 0; f < e; f++) visit(a, b, c, d, e, f);
      }
    }
  }
};

const say = (...cards: readonly number[]): never => assert.fail(`${cards.map(cardOf).join(' ')} is not the best`);

test('[RNK-3] the best of six is the best of the fives, for all 20,358,520 hands', () => {
  forEachSix((a, b, c, d, e, f) => {
    const withF = max(
      rankFive(a, b, c, d, f),
      rankFive(a, b, c, e, f),
      rankFive(a, b, d, e, f),
      rankFive(a, c, d, e, f),
    );
    const best = max(rankFive(a, b, c, d, e), rankFive(b, c, d, e, f), withF);
    if (rankSix(a, b, c, d, e, f) !== best) say(a, b, c, d, e, f);
  });
});

test('[RNK-6] the best four of six is the best four of the fives, for all 20,358,520 hands', () => {
  forEachSix((a, b, c, d, e, f) => {
    const some = max(fourOfFive(a, b, c, d, f), fourOfFive(a, b, c, e, f), fourOfFive(a, b, d, e, f));
    const best = max(fourOfFive(a, b, c, d, e), fourOfFive(a, c, d, e, f), fourOfFive(b, c, d, e, f), some);
    if (fourOfSix(a, b, c, d, e, f) !== best) say(a, b, c, d, e, f);
  });
});

test('[RNK-3] the best of seven is the best of the sixes, for all 133,784,560 hands', () => {
  forEachSix((a, b, c, d, e, f) => {
    const withoutG = rankSix(a, b, c, d, e, f);
    for (let g = 0; g < f; g++) {
      const some = max(rankSix(a, b, c, d, e, g), rankSix(a, b, c, d, f, g), rankSix(a, b, c, e, f, g));
      const others = max(rankSix(a, b, d, e, f, g), rankSix(a, c, d, e, f, g), rankSix(b, c, d, e, f, g));
      if (rankSeven(a, b, c, d, e, f, g) !== max(withoutG, some, others)) say(a, b, c, d, e, f, g);
    }
  });
});
