import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pressAll, presses } from '../house/random-commands.ts';

test('[HSE-16] long nights: every command is done by chance, and the books hold', () => {
  const done = new Map<string, number>();
  fc.assert(
    fc.property(presses(600), all => {
      for (const [name, count] of pressAll(all)) done.set(name, (done.get(name) ?? 0) + count);
    }),
    { numRuns: 400 },
  );
  for (const name of [
    'PayAward',
    'BackOutPayment',
    'BackOutAward',
    'BackOutFees',
    'AgreeToReview',
    'CountDrop',
    'CloseGamingDay',
    // Winners who came late, and some who never came.
    'ClaimHeld',
    'AwardForfeited',
  ]) {
    assert.ok((done.get(name) ?? 0) > 0, `${name} was never done`);
  }
});
