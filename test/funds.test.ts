import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkHistory, FUNDED, FUNDING_RULES, ruleFor } from './funds/random-history.ts';

for (const activity of FUNDED) {
  test(`[FND-10] ${activity.id}: whatever happens to its fund, the books balance and no meter is lowered but by a win`, () => {
    const rule = ruleFor(activity);
    for (let history = 0; history < 60; history++) checkHistory(rule, `${activity.id} ${history}`, 40);
  });
}

test('[FND-3] the funding rules differ and each is tried', () => {
  assert.ok(FUNDING_RULES.length >= 5);
});
