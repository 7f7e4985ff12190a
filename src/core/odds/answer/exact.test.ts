import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rational } from '#core/base';
import { decimal, decimalRoot, fraction } from './exact.ts';

const CASES: readonly [over: bigint, under: bigint, digits: string, why: string][] = [
  [0n, 1n, '0', 'nothing has no significant digit'],
  [1n, 3n, '0.333333333333333', 'fifteen digits'],
  [2n, 3n, '0.666666666666667', 'the last digit is rounded'],
  [-1n, 8n, '-0.125000000000000', 'noughts at the end are digits too'],
  [1n, 649_740n, '0.00000153907716932927', 'never in powers of ten'],
  [3_050_080n, 19n, '160530.526315789', 'digits before the point count'],
  [123_456_789_012_345_678n, 1n, '123456789012345678', 'a whole number is never cut'],
  [9_999_999_999_999_999n, 10_000_000_000_000_000n, '1.000000000000000', 'rounding may reach the next power of ten'],
];
for (const [over, under, digits, why] of CASES) {
  test(`[ODD-1] ${over}/${under} reads ${digits}: ${why}`, () => assert.equal(decimal(rational(over, under)), digits));
}

test('[ODD-1] a fraction in lowest terms reads as it is, and a whole number without a line', () => {
  assert.equal(fraction(rational(6, 4)), '3/2');
  assert.equal(fraction(rational(-8, 4)), '-2');
});

test('[ODD-1] the digits are within half a unit of the last one', () => {
  const parts = fc.tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 30n));
  fc.assert(
    fc.property(parts, ([over, under]) => {
      const text = decimal(rational(over, under));
      const places = text.split('.')[1]?.length ?? 0;
      const scaled = BigInt(text.replace('.', ''));
      const error = 2n * (scaled * under - over * 10n ** BigInt(places));
      assert.ok((error < 0n ? -error : error) <= under);
    }),
  );
});

test('[ODD-1] a root squared is the number again', () => {
  assert.equal(decimalRoot(rational(2)), '1.41421356237310');
  assert.equal(decimalRoot(rational(9, 4)), '1.50000000000000');
  assert.equal(decimalRoot(rational(0)), '0');
});
