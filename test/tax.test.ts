import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cents, dollars } from '#core/money';
import { TAX_KINDS, type TaxForm, type TaxKind, taxFormFor } from '#core/tax';
import { CALIFORNIA } from '../rulebook/california/index.ts';

const { taxes } = CALIFORNIA;

type Case = readonly [
  rule: string,
  kind: TaxKind,
  amount: number,
  wager: number | undefined,
  on: string,
  form: TaxForm | 'none',
  why: string,
];
const CASES: readonly Case[] = [
  ['[TAX-1]', 'prize', 599, undefined, '2025-12-31', 'none', 'below the old floor'],
  ['[TAX-1]', 'prize', 600, undefined, '2025-12-31', '1099-MISC', 'at the old floor'],
  ['[TAX-1]', 'prize', 1_999, undefined, '2026-01-01', 'none', 'the new floor holds from its first day'],
  ['[TAX-1]', 'prize', 2_000, undefined, '2026-01-01', '1099-MISC', 'at the new floor'],
  ['[TAX-2]', 'prize', 2_000, 100, '2026-01-01', '1099-MISC', 'a prize is counted whole'],
  ['[TAX-2]', 'wager', 2_001, 2, '2026-01-01', 'none', 'less the wager it stays below'],
  ['[TAX-2]', 'wager', 2_002, 2, '2026-01-01', 'W-2G', 'less the wager it reaches the floor'],
  ['[TAX-4]', 'wager', 3_000, 10, '2026-01-01', 'none', '2,990 is less than 300 times 10'],
  ['[TAX-4]', 'wager', 3_010, 10, '2026-01-01', 'W-2G', '3,000 is 300 times 10'],
  ['[TAX-4]', 'wager', 2_000, undefined, '2026-01-01', 'W-2G', 'nobody knows the wager'],
  ['[TAX-3]', 'poker-tournament', 5_100, 100, '2025-06-01', 'none', 'exactly 5,000 net was not above it'],
  ['[TAX-3]', 'poker-tournament', 5_101, 100, '2025-06-01', 'W-2G', 'above 5,000 net'],
  ['[TAX-3]', 'poker-tournament', 2_099, 100, '2026-06-01', 'none', 'below the new floor, net'],
  ['[TAX-3]', 'poker-tournament', 2_100, 100, '2026-06-01', 'W-2G', 'at the new floor, net'],
];
for (const [rule, kind, amount, wager, on, form, why] of CASES) {
  test(`${rule} ${kind} of $${amount} on ${on}: ${form}, ${why}`, () => {
    const stake = wager === undefined ? {} : { wager: dollars(wager) };
    assert.equal(taxFormFor(taxes, { kind, amount: dollars(amount), ...stake, on }), form);
  });
}

test('[TAX-5] of each kind there is a row for every day, and rows follow each other by date', () => {
  for (const kind of TAX_KINDS) {
    const days = taxes.filter(row => row.kind === kind).map(({ from }) => from);
    assert.equal(days[0], '0001-01-01', kind);
    assert.deepEqual(days, [...new Set(days)].toSorted(), kind);
  }
});

test('[TAX-1] more money never needs less paper', () => {
  const amounts = fc.nat(1_000_000_00);
  fc.assert(
    fc.property(fc.constantFrom(...TAX_KINDS), amounts, amounts, (kind, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const isNeeded = (amount: number) =>
        taxFormFor(taxes, { kind, amount: cents(amount), on: '2026-03-02' }) !== 'none';
      assert.ok(!isNeeded(less) || isNeeded(more));
    }),
  );
});
