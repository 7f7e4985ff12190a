import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_SEVEN_CARD_HANDS, fiveCardWays } from './five-card-hands.ts';
import { ALL_FIVE } from './hand-counts.ts';

const ofFive = fiveCardWays(5, key => key);
const ofSeven = fiveCardWays(7, key => key);

const COUNTS = [
  ['royal-flush', 4n, 4_324n],
  ['king-high-straight-flush', 4n, 4_140n],
  ['queen-high-straight-flush', 4n, 4_140n],
  ['other-straight-flush', 28n, 28_980n],
  ['four-of-a-kind', 624n, 224_848n],
  ['full-house', 3_744n, 3_473_184n],
  ['flush', 5_108n, 4_047_644n],
  ['straight', 10_200n, 6_180_020n],
  ['three-of-a-kind', 54_912n, 6_461_620n],
  ['two-pair', 123_552n, 31_433_400n],
  ['pair', 1_098_240n, 58_627_800n],
  ['high-card', 1_302_540n, 23_294_460n],
  ['straight-flush', 36n, 37_260n],
  ['straight-flush-or-better', 40n, 41_584n],
  ['four-of-a-kind-or-better', 664n, 266_432n],
  ['full-house-or-better', 4_408n, 3_739_616n],
] as const;

test('[OCT-9] five cards, and the best five of seven, have the published counts', () => {
  assert.deepEqual(
    ofFive,
    COUNTS.map(([key, five]) => [key, five]),
  );
  assert.deepEqual(
    ofSeven,
    COUNTS.map(([key, , seven]) => [key, seven]),
  );
});

test('[OCT-1] the twelve kinds of hand add up to all hands', () => {
  const sum = (rows: typeof ofFive): bigint => rows.slice(0, 12).reduce((all, [, hands]) => all + hands, 0n);
  assert.equal(sum(ofFive), ALL_FIVE);
  assert.equal(sum(ofSeven), ALL_SEVEN_CARD_HANDS);
});
