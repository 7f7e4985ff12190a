import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countdown } from './countdown.ts';

test('time left is counted down to nothing and no further', () => {
  assert.equal(countdown(3_725_000), '1:02:05');
  assert.equal(countdown(65_000), '1:05');
  assert.equal(countdown(900), '0:01', 'the last second is still there');
  assert.equal(countdown(-5), '0:00');
});
