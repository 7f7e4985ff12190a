import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Cents, cents, dollars, ODD_PAYERS, shareChips, shareUpToChips, total } from './index.ts';

const amounts = fc.nat(10_000_000_000).map(cents);
const chips = fc.constantFrom(1, 25, 50, 100, 500, 2_500, 10_000).map(cents);
const payers = fc.constantFrom(...ODD_PAYERS);
const weights = fc
  .array(fc.nat(1_000), { minLength: 1, maxLength: 10 })
  .filter(list => list.some(weight => weight > 0));

test('[MON-7] an amount rounded up is whole chips, and the odd part is what was added, less than a chip', () => {
  fc.assert(
    fc.property(amounts, chips, payers, (amount, chip, oddPaidBy) => {
      const { shares, odd } = shareUpToChips(amount, [1], { chip, oddPaidBy });
      const [paid] = shares;
      assert.equal(paid % chip, 0);
      assert.equal(paid, amount + odd.amount);
      assert.ok(odd.amount >= 0 && odd.amount < chip);
      assert.equal(odd.paidBy, oddPaidBy);
    }),
  );
});

test('[MON-7] shares rounded up cost the amount plus the odd part: nothing is lost or made', () => {
  fc.assert(
    fc.property(amounts, weights, chips, payers, (amount, list, chip, oddPaidBy) => {
      const { shares, odd } = shareUpToChips(amount, list, { chip, oddPaidBy });
      assert.equal(total(shares), amount + odd.amount);
      assert.ok(odd.amount >= 0 && odd.amount < chip * list.filter(weight => weight > 0).length);
      const of = total(list.map(cents));
      shares.forEach((part, place) => {
        assert.equal(part % chip, 0);
        const tooMuch = BigInt(part) * BigInt(of) - BigInt(amount) * BigInt(list[place]!);
        assert.ok(tooMuch >= 0n && tooMuch < BigInt(chip) * BigInt(of));
      });
    }),
  );
});

const HOUSE = { chip: dollars(1), oddPaidBy: 'house' } as const;
const UP: readonly [amount: Cents, weights: readonly number[], shares: readonly Cents[], odd: Cents, why: string][] = [
  [dollars(100), [1, 1, 1], [dollars(34), dollars(34), dollars(34)], dollars(2), 'three equal hands'],
  [dollars(100), [1, 1], [dollars(50), dollars(50)], dollars(0), 'it comes out even'],
  [dollars(99), [40, 20, 40], [dollars(40), dollars(20), dollars(40)], dollars(1), 'by percentages'],
  [dollars(10), [1, 0], [dollars(10), dollars(0)], dollars(0), 'no weight, no chip'],
  [dollars(0.01), [1, 1], [dollars(1), dollars(1)], dollars(1.99), 'a chip is the least that is paid'],
];
for (const [amount, list, shares, odd, why] of UP) {
  test(`[MON-7] ${amount} cents by ${list.join(':')} in dollar chips: ${why}`, () =>
    assert.deepEqual(shareUpToChips(amount, list, HOUSE), { shares, odd: { amount: odd, paidBy: 'house' } }));
}

test('[MON-8] chips on the table are shared whole, and none is lost or made', () => {
  fc.assert(
    fc.property(fc.nat(100_000), weights, chips, (count, list, chip) => {
      const pot = cents(count * chip);
      const shares: readonly Cents[] = shareChips(pot, list, chip);
      assert.equal(total(shares), pot);
      assert.ok(shares.every((part, place) => part % chip === 0 && (part === 0 || list[place]! > 0)));
    }),
  );
});

test('[MON-8] the odd chips of a split pot go one by one to the hands left of the button', () => {
  assert.deepEqual(shareChips(dollars(11), [1, 1, 1], dollars(1)), [dollars(4), dollars(4), dollars(3)]);
  assert.deepEqual(shareChips(dollars(25), [0, 1, 1], dollars(5)), [dollars(0), dollars(15), dollars(10)]);
});

test('[MON-8] a part of a chip cannot be on the table', () => {
  assert.throws(() => shareChips(cents(150), [1, 1], dollars(1)), /not whole chips/);
  assert.throws(() => shareUpToChips(cents(150), [1], { chip: cents(0), oddPaidBy: 'house' }), /no chip of 0/);
});
