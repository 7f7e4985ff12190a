import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Freshness, freshnessOf } from './freshness.ts';

const CASES: readonly [heardAt: number | undefined, now: number, freshness: Freshness, why: string][] = [
  [undefined, 5, 'old', 'nothing was ever heard'],
  [1_000, 1_000, 'live', 'just heard'],
  [1_000, 10_999, 'live', 'just below ten seconds'],
  [1_000, 11_000, 'stale', 'ten seconds without a heartbeat'],
  [1_000, 60_999, 'stale', 'just below a minute'],
  [1_000, 61_000, 'old', 'a minute'],
  [5_000, 1_000, 'live', 'a clock that was set back does not make it old'],
];

for (const [heardAt, now, freshness, why] of CASES) {
  test(`a sign is ${freshness}: ${why}`, () => assert.equal(freshnessOf(heardAt, now), freshness));
}
