import { test } from 'node:test';
import { checkHistory, FUNDING_RULES, ruleFor } from '../funds/random-history.ts';

const HISTORIES = 1_000_000;

for (const activity of FUNDING_RULES) {
  const { feesTo, shortfall } = activity.funding;
  const rule = `fees ${feesTo?.type ?? 'none'}, repaid ${shortfall?.repaid.type ?? 'not stated'}`;
  test(`[FND-10] a million histories of ${activity.id} (${rule}) keep the books balanced`, () => {
    const terms = ruleFor(activity);
    for (let history = 0; history < HISTORIES; history++) checkHistory(terms, `${history}`, 8);
  });
}
