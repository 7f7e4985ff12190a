import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULEBOOK } from '../rulebook/index.ts';
import { FUNDING_RULES, ruleFor } from './funds/funding-rules.ts';
import { checkerOf, type Ends, endsOf } from './funds/random-history.ts';

for (const activity of RULEBOOK) {
  test(`[FND-10] ${activity.id}: whatever happens to its fund and its prizes, the books balance and no meter falls but by a win`, () => {
    const check = checkerOf(ruleFor(activity));
    const ends: Ends = { paid: 0, forfeited: 0, notWon: 0 };
    for (let history = 0; history < 60; history++) check(`${activity.id} ${history}`, 40, ends);
    // Chance must have come as far as that: otherwise the law would speak of nothing.
    for (const end of endsOf(activity)) assert.ok(ends[end] > 0, `no prize was ${end}`);
  });
}

test('[FND-3] the funding rules are fourteen and cover the rulebook', () => {
  assert.equal(FUNDING_RULES.length, 14);
  assert.equal(FUNDING_RULES.flatMap(({ activities }) => activities).length, RULEBOOK.length);
});
