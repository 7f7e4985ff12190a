import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FUNDING_RULES, ruleFor } from '../funds/funding-rules.ts';
import { checkerOf, type Ends, endsOf } from '../funds/random-history.ts';

/** Short, so that chance meets many beginnings of a fund just seeded; `npm test` plays fewer and longer ones. */
const STEPS = 7;
const SEQUENCES = 1_000_000;

for (const { name, activities } of FUNDING_RULES) {
  test(`[FND-10] a million sequences of fees, awards, days and claims (${name}) keep the books`, () => {
    const checks = activities.map(activity => checkerOf(ruleFor(activity)));
    const ends: Ends = { paid: 0, forfeited: 0, notWon: 0 };
    // The activities of one rule differ in pools, caps, raises and claims: each has its turn.
    for (let i = 0; i < SEQUENCES; i++) checks[i % checks.length]!(`${name} ${i}`, STEPS, ends);
    for (const end of activities.flatMap(endsOf)) assert.ok(ends[end] > 1_000, `${ends[end]} prizes were ${end}`);
  });
}
