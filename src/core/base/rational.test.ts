import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addRational,
  compareRational,
  divideRational,
  formatRational,
  multiplyRational,
  type Rational,
  rational,
  significantDigits,
  subtractRational,
  toNumber,
} from './index.ts';

const ZERO = rational(0);
const ONE = rational(1);
const big = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const fractions = fc
  .tuple(
    big,
    big.filter(n => n !== 0n),
  )
  .map(([over, under]) => rational(over, under));
const nonZero = fractions.filter(r => r.over !== 0n);

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

test('a fraction is in lowest terms, and its sign is above the line', () => {
  assert.deepEqual(rational(6, -8), { over: -3n, under: 4n });
  assert.deepEqual(rational(0, -5), { over: 0n, under: 1n });
  fc.assert(
    fc.property(fractions, ({ over, under }) => {
      assert.ok(under > 0n);
      assert.equal(gcd(over < 0n ? -over : over, under), 1n);
    }),
  );
});

test('there is no fraction over nothing, and no half on a side of the line', () => {
  assert.throws(() => rational(1, 0), /nothing under the line/);
  assert.throws(() => divideRational(ONE, ZERO), /nothing under the line/);
  assert.throws(() => rational(0.5), RangeError);
});

test('adding and multiplying: order and grouping do not matter, one spreads over the other', () => {
  fc.assert(
    fc.property(fractions, fractions, fractions, (a, b, c) => {
      assert.deepEqual(addRational(a, b), addRational(b, a));
      assert.deepEqual(addRational(addRational(a, b), c), addRational(a, addRational(b, c)));
      assert.deepEqual(multiplyRational(a, b), multiplyRational(b, a));
      assert.deepEqual(multiplyRational(multiplyRational(a, b), c), multiplyRational(a, multiplyRational(b, c)));
      const spread = addRational(multiplyRational(a, c), multiplyRational(b, c));
      assert.deepEqual(multiplyRational(addRational(a, b), c), spread);
    }),
  );
});

test('subtracting undoes adding, dividing undoes multiplying, nothing and one change nothing', () => {
  fc.assert(
    fc.property(fractions, nonZero, (a, b) => {
      assert.deepEqual(subtractRational(addRational(a, b), b), a);
      assert.deepEqual(divideRational(multiplyRational(a, b), b), a);
      assert.deepEqual(addRational(a, ZERO), a);
      assert.deepEqual(multiplyRational(a, ONE), a);
    }),
  );
});

test('comparing agrees with the sign of the difference', () => {
  assert.equal(compareRational(rational(1, 3), rational(2, 6)), 0);
  fc.assert(
    fc.property(fractions, fractions, (a, b) => {
      const difference = subtractRational(a, b).over;
      assert.equal(compareRational(a, b), difference < 0n ? -1 : difference > 0n ? 1 : 0);
    }),
  );
});

const PRINTED: readonly [fraction: Rational, places: number, text: string, why: string][] = [
  [rational(1, 3), 4, '0.3333', 'cut below the half'],
  [rational(2, 3), 4, '0.6667', 'rounded above it'],
  [rational(1, 8), 2, '0.13', 'a half goes away from zero'],
  [rational(-1, 8), 2, '-0.13', 'on both sides'],
  [rational(-1, 1000), 2, '0.00', 'nothing has no sign'],
  [rational(1999, 1000), 2, '2.00', 'rounding carries into the whole'],
  [rational(5, 2), 0, '3', 'no places, no point'],
];
for (const [fraction, places, text, why] of PRINTED) {
  test(`${fraction.over}/${fraction.under} to ${places} places is ${text}: ${why}`, () =>
    assert.equal(formatRational(fraction, places), text));
}

const SIGNIFICANT: readonly [fraction: Rational, digits: number, text: string, why: string][] = [
  [rational(4, 2_598_960), 3, '0.00000154', 'a royal flush: noughts in front do not count'],
  [rational(1, 10), 3, '0.100', 'noughts behind do'],
  [rational(1, 3), 5, '0.33333', 'the first digit is behind the point'],
  [rational(649_739), 3, '649739', 'a whole number keeps all its digits'],
  [rational(1999, 16), 4, '124.9', 'digits before the point count'],
  [rational(9999, 10_000), 3, '1.000', 'rounding up may give one digit more'],
  [rational(-1, 7), 2, '-0.14', 'below zero'],
  [ZERO, 3, '0', 'nothing has no significant digit'],
];
for (const [fraction, digits, text, why] of SIGNIFICANT) {
  test(`${fraction.over}/${fraction.under} to ${digits} significant digits is ${text}: ${why}`, () =>
    assert.equal(significantDigits(fraction, digits), text));
}

test('so many significant digits are off by less than one in the last of them', () => {
  fc.assert(
    fc.property(nonZero, fc.integer({ min: 1, max: 30 }), (r, digits) => {
      const text = significantDigits(r, digits);
      assert.ok(text.replace(/[-.]/g, '').replace(/^0+/, '').length >= digits);
      const [whole, decimals = ''] = text.split('.');
      const printed = rational(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length));
      const error = divideRational(subtractRational(printed, r), r);
      const size = rational(error.over < 0n ? -error.over : error.over, error.under);
      assert.ok(compareRational(size, rational(1, 10n ** BigInt(digits - 1))) < 0);
    }),
  );
});

test('the nearest double: whatever is a double comes back as itself', () => {
  const doubles = fc.double({ noNaN: true, noDefaultInfinity: true }).filter(x => x === 0 || Math.abs(x) > 1e-290);
  fc.assert(fc.property(doubles, x => assert.equal(toNumber(exactly(x)), x + 0)));
});

test('the nearest double: the quotient of two whole numbers is what the machine divides', () => {
  const whole = fc.maxSafeInteger();
  fc.assert(fc.property(whole, fc.integer({ min: 1 }), (a, b) => assert.equal(toNumber(rational(a, b)), a / b)));
});

test('the nearest double of very long fractions', () => {
  assert.equal(toNumber(rational(10n ** 400n, 3n * 10n ** 100n)), 1e300 / 3);
  assert.equal(toNumber(rational(-(10n ** 500n) - 1n, 10n ** 500n)), -1);
  assert.equal(toNumber(rational((1n << 54n) + 1n, 1n << 1n)), 2 ** 53);
  assert.equal(toNumber(rational((1n << 153n) + (1n << 100n) + 1n, 1n << 100n)), 2 ** 53 + 2);
  assert.equal(toNumber(rational(10n ** 400n)), Number.POSITIVE_INFINITY);
});

/** A double is a whole number times a power of two. */
const exactly = (x: number): Rational => {
  let [size, power] = [x, 0];
  while (!Number.isInteger(size)) [size, power] = [size * 2, power + 1];
  return rational(BigInt(size), 1n << BigInt(power));
};
