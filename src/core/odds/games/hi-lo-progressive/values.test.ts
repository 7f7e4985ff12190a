import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rational, toNumber } from '#core/base';
import { exactSums } from '../../counting/exact-sums.ts';
import { fullPile, newPile, type Pile, pileOf, takeFrom } from './pile.ts';
import { hiLoPrizes, STAGES } from './prizes.ts';
import { hiLoValues } from './values.ts';

const PRIZES = hiLoPrizes(rational(1500), 100);
const QUIT = PRIZES.quit.map(toNumber);
const MISS = PRIZES.miss.map(toNumber);

/** [HLP 5] read straight from the rule, card by card, nothing merged and nothing remembered. */
const plainValue = (stage: number, deck: readonly number[], shown: number): number => {
  const level = STAGES[stage]?.level;
  if (level === undefined) return toNumber(PRIZES.progressive);
  const guess = (isHigher: boolean): number => flip(stage, deck, shown, isHigher);
  return Math.max(QUIT[level]!, guess(true), guess(false));
};
const flip = (stage: number, deck: readonly number[], shown: number, isHigher: boolean): number => {
  const { level, right, freeMiss } = STAGES[stage]!;
  const cards = deck.reduce((sum, count) => sum + count, 0);
  let value = 0;
  for (const [rank, count] of deck.entries()) {
    if (count === 0) continue;
    const left = deck.map((each, i) => (i === rank ? each - 1 : each));
    const isRight = rank > shown === isHigher;
    const drawn = (): number => {
      if (rank === shown) return flip(stage, left, shown, isHigher);
      if (isRight) return plainValue(right, left, rank);
      return freeMiss === undefined ? MISS[level]! : plainValue(freeMiss, left, rank);
    };
    value += (count / cards) * drawn();
  }
  return value;
};

const pileFrom = (counts: readonly number[]): Pile => {
  const [full, pile] = [newPile(), newPile()];
  fullPile(full, counts.length);
  counts.forEach((count, rank) => {
    takeFrom(full, rank, 4 - count, pile);
    takeFrom(pile, rank, 0, full);
  });
  return pile;
};

/** Enough ranks that another card is left after any ties. */
const decks = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 6, maxLength: 6 });

for (const [stage, runs] of [
  [7, 40],
  [6, 8],
  [5, 1],
] as const) {
  test(`[ODD-7] from stage ${stage} on, the best play is worth what trying every card says`, () => {
    fc.assert(
      fc.property(decks, counts => {
        const cards = counts.reduce((sum, count) => sum + count, 0);
        const plain = counts.map((count, shown) => {
          const left = counts.map((each, rank) => (rank === shown ? each - 1 : each));
          return (count / cards) * plainValue(stage, left, shown);
        });
        const average = averageOf(stage, pileFrom(counts));
        assert.ok(Math.abs(average - plain.reduce((sum, each) => sum + each, 0)) < 1e-9);
      }),
      { numRuns: runs },
    );
  });
}

const averageOf = (stage: number, pile: Pile): number => {
  const { average, endgame } = hiLoValues(PRIZES);
  if (stage < 7) return average(stage, pile);
  return endgame.values[endgame.rowOf(pile) + pile.length]! / pile.cards;
};

test('[ODD-7] a pile is found again by its name, and one turned over plays the same', () => {
  fc.assert(
    fc.property(decks, counts => {
      const [pile, again] = [pileFrom(counts), newPile()];
      pileOf(pile.key, again);
      assert.deepEqual([...again.ranks.subarray(0, again.length)], counts);
      assert.equal(again.mirror, pileFrom(counts.toReversed()).key);
    }),
  );
});

test('[ODD-7] sums past 2^53 lose nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.maxSafeNat(), fc.nat(1_000)), { maxLength: 20 }), amounts => {
      const sums = exactSums(1);
      for (const [times, each] of amounts) sums.add(0, times, each);
      assert.equal(
        sums.sumOf(0),
        amounts.reduce((sum, [times, each]) => sum + BigInt(times) * BigInt(each), 0n),
      );
    }),
  );
});
