import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Cents, cents, dollars, least, minus, most, NOTHING, plus, times, total } from './index.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents);

test('[MON-1] an amount is a whole number of cents, and nothing else gets in', () => {
  for (const n of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) assert.throws(() => cents(n), /whole number/);
  assert.equal(cents(-1), -1);
});

test('[MON-1] a sum too large to be exact stops, it does not round', () => {
  assert.throws(() => plus(cents(Number.MAX_SAFE_INTEGER), cents(1)), /whole number/);
  assert.throws(() => times(cents(2 ** 52), 4), /whole number/);
  assert.throws(() => times(cents(100), 1.5), /whole numbers only/);
});

test('[MON-1] there is one way to have no money', () => {
  for (const nothing of [cents(-0), times(cents(0), -3), total([]), minus(cents(7), cents(7))]) {
    assert.ok(Object.is(nothing, NOTHING));
  }
});

const IN_DOLLARS: readonly [dollars: number, cents: number][] = [
  [1, 100],
  [0.31, 31],
  [0.14, 14],
  [599, 59_900],
  [1.15, 115],
  [150_000, 15_000_000],
];
for (const [written, expected] of IN_DOLLARS) {
  test(`[MON-2] ${written} dollars of data are ${expected} cents`, () => assert.equal(dollars(written), expected));
}

test('[MON-2] every number of cents can be written in dollars, and nothing finer', () => {
  fc.assert(fc.property(amounts, amount => assert.equal(dollars(amount / 100), amount)));
  for (const finer of [0.005, 12.345, 0.1 + 0.2]) assert.throws(() => dollars(finer), /whole number of cents/);
});

test('[MON-1] adding and taking away undo each other; a total is the sum in any order', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.array(amounts), (a, b, list) => {
      assert.equal(minus(plus(a, b), b), a);
      assert.equal(total([a, b, ...list]), total([...list, b, a]));
      assert.equal(times(a, list.length), total(list.map((): Cents => a)));
    }),
  );
});

test('[MON-1] the least and the most are among the amounts, and no amount is outside them', () => {
  fc.assert(
    fc.property(amounts, fc.array(amounts), (first, others) => {
      const all = [first, ...others];
      const [low, high] = [least(first, ...others), most(first, ...others)];
      assert.ok(all.includes(low) && all.includes(high));
      assert.ok(all.every(amount => low <= amount && amount <= high));
    }),
  );
});
