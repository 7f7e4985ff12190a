import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isStill, shownAt } from './ticking.ts';

test('a meter climbs to the new value and stays there', () => {
  assert.equal(shownAt(100, 200, 0), 100);
  assert.equal(shownAt(100, 200, 450), 175);
  assert.equal(shownAt(100, 200, 900), 200);
  assert.ok(isStill(100, 200, 5_000));
});

test('a meter that fell is cut, not rolled down', () => assert.equal(shownAt(500_000, 100_000, 0), 100_000));

test('a meter never shows more than is there, and never falls on its way up', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e6), fc.nat(2_000), fc.nat(2_000), (from, step, one, later) => {
      const [first, second] = [one, later].toSorted((a, b) => a - b) as [number, number];
      const to = from + step;
      assert.ok(shownAt(from, to, first) >= from);
      assert.ok(shownAt(from, to, second) >= shownAt(from, to, first));
      assert.ok(shownAt(from, to, second) <= to);
    }),
  );
});
