import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Joinable, matchingCounter } from './matchings.ts';

const matchings = matchingCounter();

/** Lays out pairs one by one, every card for itself. */
const byHand = ({ sizes, joined }: Joinable): readonly number[] => {
  const cards = sizes.flatMap((size, c) => Array.from({ length: size }, () => c));
  const counts: number[] = [];
  const layOut = (first: number, used: number, pairs: number): void => {
    counts[pairs] = (counts[pairs] ?? 0) + 1;
    for (let x = first; x < cards.length; x++) {
      if (used & (1 << x)) continue;
      for (let y = x + 1; y < cards.length; y++) {
        if (used & (1 << y) || !joined[cards[x]!]![cards[y]!]) continue;
        layOut(x + 1, used | (1 << x) | (1 << y), pairs + 1);
      }
    }
  };
  layOut(0, 0, 0);
  return counts;
};

const joinables = fc.integer({ min: 1, max: 6 }).chain(classes =>
  fc
    .record({
      sizes: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: classes, maxLength: classes }),
      flags: fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }),
    })
    .map(({ sizes, flags }) => ({
      sizes,
      joined: sizes.map((_, c) => sizes.map((_, d) => flags[6 * Math.min(c, d) + Math.max(c, d)]!)),
    })),
);

test('laid-out pairs are counted as they are one by one, whichever cards may be joined', () => {
  fc.assert(
    fc.property(joinables, joinable => {
      assert.deepEqual(matchings(joinable).map(Number), byHand(joinable));
    }),
    { numRuns: 300 },
  );
});

const CASES: readonly [Joinable, readonly bigint[], string][] = [
  [{ sizes: [4], joined: [[true]] }, [1n, 6n, 3n], 'four cards of a rank: 6 pairs, 3 ways to take two'],
  [
    {
      sizes: [1, 46],
      joined: [
        [false, true],
        [true, false],
      ],
    },
    [1n, 46n],
    'one card that pairs with any other',
  ],
  [{ sizes: [5], joined: [[false]] }, [1n], 'nothing to join'],
];
for (const [joinable, counts, why] of CASES) test(`pairs: ${why}`, () => assert.deepEqual(matchings(joinable), counts));
