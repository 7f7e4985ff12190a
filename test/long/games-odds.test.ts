import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CROSS_CHECKS, crossCheck } from '#core/odds/cross-check';

const ROUNDS = 10_000_000;

const CLAUSES: Readonly<Record<string, string>> = {
  'crazy-4-poker': 'C4P 8',
  'crazy-4-poker-dealer': 'C4P 8.6',
  'four-card-poker': 'FCP 5',
  'hi-lo': 'HLP 5',
  baccarat: 'BAC-4',
};

for (const [game, open] of Object.entries(CROSS_CHECKS)) {
  test(`[${CLAUSES[game]}] ten million simulated rounds of ${game} agree with the exact odds of every wager`, () => {
    const far = crossCheck(open('houseway'), ROUNDS, () => {}).filter(({ deviation }) => Math.abs(deviation) > 4);
    assert.deepEqual(far, []);
  });
}
