import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pressAll, presses } from './house/random-commands.ts';

test('[HSE-16] whatever is pressed, the books balance, no reserve is below zero, no meter falls, replay equals live', () => {
  const done = new Map<string, number>();
  fc.assert(
    fc.property(presses(150), all => {
      for (const [name, count] of pressAll(all)) done.set(name, (done.get(name) ?? 0) + count);
    }),
    { numRuns: 60 },
  );
  // Chance must have come as far as paying: otherwise the law would speak of nothing.
  for (const name of ['StartGame', 'CallHand', 'VerifyHands', 'LetTimePass', 'RunPromotion', 'PrizeAwarded']) {
    assert.ok((done.get(name) ?? 0) > 0, `${name} was never done`);
  }
});
