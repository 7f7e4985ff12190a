import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from '#core/money';
import { EVERY_MS, type Samples, upToNow, withSamples } from './samples.ts';

test('a series grows every five minutes, and keeps eight hours', () => {
  const first = withSamples({}, { main: cents(100) }, 0);
  assert.deepEqual(first, { main: [{ atMs: 0, amount: 100 }] });
  assert.equal(withSamples(first, { main: cents(200) }, EVERY_MS - 1), first, 'too soon');
  const second = withSamples(first, { main: cents(200) }, EVERY_MS);
  assert.deepEqual(
    second['main']?.map(({ amount }) => amount),
    [100, 200],
  );
  let day: Samples = first;
  for (let turn = 1; turn <= 200; turn++) day = withSamples(day, { main: cents(turn) }, turn * EVERY_MS);
  assert.equal(day['main']?.length, 96);
  assert.equal(day['main']?.at(-1)?.amount, 200);
});

test('a series is drawn up to what is shown now', () => {
  assert.deepEqual(
    upToNow({ main: [{ atMs: 0, amount: cents(5) }] }, 'main', cents(7), 60_000).map(({ amount }) => amount),
    [5, 7],
  );
  assert.equal(upToNow({}, 'other', cents(1), 0).length, 1);
});
