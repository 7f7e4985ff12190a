import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remembered } from './remembered.ts';

test('an answer is worked out once for each pair, undefined too', () => {
  let worked = 0;
  const sum = remembered((first: { n: number }, second: { n: number }) => {
    worked += 1;
    return first.n + second.n > 4 ? undefined : first.n + second.n;
  });
  const [one, two, three] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  assert.deepEqual(
    [sum(one, two), sum(one, two), sum(two, one), sum(two, three), sum(two, three)],
    [3, 3, 3, undefined, undefined],
  );
  assert.equal(worked, 3);
});
