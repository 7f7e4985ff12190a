import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Cents, cents, plus, share, shareDown, shareEvenly, shareOddTo, total } from './index.ts';

const amounts = fc.maxSafeNat().map(cents);
const weights = fc
  .array(fc.oneof(fc.nat(3), fc.nat(1_000), fc.maxSafeNat()), { minLength: 1, maxLength: 10 })
  .filter(list => list.some(weight => weight > 0));

test('[MON-3] a shared amount is neither lost nor made, and who has no weight gets nothing', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, list) => {
      const shares: readonly Cents[] = share(amount, list);
      assert.equal(total(shares), amount);
      assert.ok(shares.every((part, place) => part === 0 || list[place]! > 0));
    }),
  );
});

test('[MON-3] a share is off by less than a cent from its exact part, but for the odd cents', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, list) => {
      const whole = list.reduce((sum, weight) => sum + BigInt(weight), 0n);
      shareDown(amount, list).shares.forEach((part, place) => {
        const missing = BigInt(amount) * BigInt(list[place]!) - BigInt(part) * whole;
        assert.ok(missing >= 0n && missing < whole);
      });
    }),
  );
});

test('[MON-5] the rest that is left makes the amount whole, and is less than a cent for each who shares', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, list) => {
      const { shares, rest } = shareDown(amount, list);
      assert.equal(plus(total(shares), rest), amount);
      assert.ok(rest >= 0 && rest < list.filter(weight => weight > 0).length);
    }),
  );
});

test('[MON-5] equal weights get equal shares', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 10 }), (amount, count) => {
      const { shares } = shareDown(amount, Array<number>(count).fill(1));
      assert.equal(new Set(shares).size, 1);
    }),
  );
});

test('[MON-4] the odd cents all go to the named place, and to nobody else', () => {
  fc.assert(
    fc.property(amounts, weights, fc.nat(), (amount, list, n) => {
      const places = list.flatMap((weight, place) => (weight > 0 ? [place] : []));
      const oddTo = places[n % places.length]!;
      const { shares, rest } = shareDown(amount, list);
      const expected = shares.map((part, place) => (place === oddTo ? part + rest : part));
      assert.deepEqual(shareOddTo(amount, list, oddTo), expected);
      if (oddTo === places[0]) assert.deepEqual(share(amount, list), expected);
    }),
  );
});

const CASES: readonly [amount: number, weights: readonly number[], shares: readonly number[], why: string][] = [
  [100, [20, 80], [20, 80], 'a fee of one dollar between meter and reserve'],
  [100, [1, 1, 1], [34, 33, 33], 'the first in line takes the odd cent'],
  [101, [0, 1, 1], [0, 51, 50], 'the first in line is the first who has a weight'],
  [5, [1, 1, 1, 1, 1, 1, 1], [5, 0, 0, 0, 0, 0, 0], 'less than a cent each'],
  [5_000_001, [40, 20, 40], [2_000_001, 1_000_000, 2_000_000], 'a bad beat by percentages'],
  [100_000, [2_500, 5_000, 500], [31_250, 62_500, 6_250], 'by the wagers on one position'],
  [0, [1, 2], [0, 0], 'nothing to share'],
];
for (const [amount, list, expected, why] of CASES) {
  test(`[MON-4] ${amount} by ${list.join(':')} is ${expected.join(', ')}: ${why}`, () =>
    assert.deepEqual(share(cents(amount), list), expected));
}

test('[MON-5] an equal split to the cent leaves the rest in the fund', () => {
  assert.deepEqual(shareDown(cents(100_000), [1, 1, 1]), { shares: [33_333, 33_333, 33_333], rest: 1 });
});

test('[MON-3] what cannot be shared is a defect, not a guess', () => {
  assert.throws(() => share(cents(-1), [1]), /only what is there/);
  assert.throws(() => share(cents(1), []), /nobody has a weight/);
  assert.throws(() => share(cents(1), [0, 0]), /nobody has a weight/);
  assert.throws(() => share(cents(1), [1, -1]), /whole numbers from zero up/);
  assert.throws(() => share(cents(1), [0.5, 0.5]), /whole numbers from zero up/);
  assert.throws(() => shareOddTo(cents(1), [1, 0], 1), /has no share/);
  assert.throws(() => shareOddTo(cents(1), [1, 1], 2), /has no share/);
});

test('[MON-4] [HG2 reading 33] of an even split the odd cents go one by one to the first in line', () => {
  assert.deepEqual(shareEvenly(cents(38_000), 3), [12_667, 12_667, 12_666]);
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 12 }), (amount, among) => {
      const shares = shareEvenly(amount, among);
      assert.equal(total(shares), amount);
      assert.ok(shares[0]! - shares.at(-1)! <= 1);
      assert.deepEqual(
        shares,
        shares.toSorted((a, b) => b - a),
      );
    }),
  );
});
