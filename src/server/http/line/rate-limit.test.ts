import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RateLimit } from './rate-limit.ts';

test('[API-6] so many at once, then as many as time brings back', () => {
  const limit = new RateLimit({ burst: 3, perSecond: 2 });
  assert.deepEqual(
    [1, 2, 3].map(() => limit.take('a', 0)),
    [0, 0, 0],
  );
  assert.equal(limit.take('a', 0), 1);
  assert.equal(limit.take('b', 0), 0, 'another has a bucket of its own');
  assert.equal(limit.take('a', 499), 1);
  assert.equal(limit.take('a', 500), 0);
  assert.equal(limit.take('a', 500), 1);
  assert.deepEqual(
    [1, 2, 3, 4].map(() => limit.take('a', 100_000)),
    [0, 0, 0, 1],
    'never more than the burst',
  );
});

test('[API-6] a clock that goes back gives nothing away', () => {
  const limit = new RateLimit({ burst: 1, perSecond: 1 });
  assert.equal(limit.take('a', 10_000), 0);
  assert.equal(limit.take('a', 0), 1);
});
