import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seeded } from './index.ts';

test('the same seed gives the same numbers, on every machine', () => {
  const [one, two] = [seeded('floor 7'), seeded('floor 7')];
  const numbers = Array.from({ length: 5 }, () => one.below(1_000_000));
  assert.deepEqual(
    numbers,
    Array.from({ length: 5 }, () => two.below(1_000_000)),
  );
  assert.deepEqual(numbers, [880205, 26113, 818220, 741111, 338171]);
  assert.notEqual(seeded(1).below(2 ** 32), seeded(2).below(2 ** 32));
});

test('a number is never outside its bound', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer(), (bound, seed) => {
      const random = seeded(seed);
      for (let i = 0; i < 20; i++) {
        const drawn = random.below(bound);
        assert.ok(Number.isInteger(drawn) && drawn >= 0 && drawn < bound);
        const unit = random.unit();
        assert.ok(unit >= 0 && unit < 1);
      }
    }),
  );
});

test('dealing rearranges the deck and loses no card', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 52 }), (seed, count) => {
      const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
      seeded(seed).deal(deck, count);
      assert.deepEqual(
        [...deck].sort((a, b) => a - b),
        Array.from({ length: 52 }, (_, card) => card),
      );
    }),
  );
});

test('every card comes first, and every remainder, about equally often', () => {
  const random = seeded(11);
  const firsts = new Float64Array(52);
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  for (let i = 0; i < 520_000; i++) {
    random.deal(deck, 1);
    firsts[deck[0]!]!++;
  }
  // Chi-square with 51 degrees of freedom: mean 51, standard deviation 10.1.
  const chiSquare = firsts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  assert.ok(chiSquare > 15 && chiSquare < 105, `${chiSquare}`);
});
