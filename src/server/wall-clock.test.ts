import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wallClock } from './wall-clock.ts';

test('the clock of the house is that of the world, to the millisecond', () => {
  const now = wallClock();
  const before = Date.now();
  const moment = now();
  const after = Date.now();
  assert.ok(before <= moment.epochMilliseconds && moment.epochMilliseconds <= after);
  assert.equal(moment.epochNanoseconds, BigInt(moment.epochMilliseconds) * 1_000_000n);
});

test('it goes on', async () => {
  const now = wallClock();
  const first = now();
  while (Date.now() <= first.epochMilliseconds) await new Promise(setImmediate);
  assert.ok(Temporal.Instant.compare(now(), first) > 0);
});
