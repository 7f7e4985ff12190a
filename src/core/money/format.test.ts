import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cents, formatAmount, formatAmountShort, parseAmount } from './index.ts';

const READ: readonly [text: string, cents: number, why: string][] = [
  ['$1,234.50', 123_450, 'as it is printed'],
  ['1234.5', 123_450, 'one digit after the point is dimes'],
  ['1,234', 123_400, 'whole dollars'],
  ['1234567', 123_456_700, 'no commas at all'],
  ['$1,234,567.89', 123_456_789, 'commas by thousands'],
  [' $ 20 ', 2_000, 'spaces around'],
  ['0', 0, 'nothing is an amount'],
  ['0.05', 5, 'cents alone'],
  ['007', 700, 'noughts in front'],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER, 'the largest amount that is exact'],
];
for (const [text, expected, why] of READ) {
  test(`[MON-9] "${text}" is ${expected} cents: ${why}`, () => {
    assert.deepEqual(parseAmount(text), { ok: true, value: expected });
  });
}

const REFUSED: readonly [text: string, code: string, why: string][] = [
  ['', 'amount-missing', 'nothing written'],
  ['   ', 'amount-missing', 'only spaces'],
  ['-5', 'amount-below-zero', 'a sign'],
  ['-$5', 'amount-below-zero', 'a sign before the dollars'],
  ['$-5', 'amount-below-zero', 'a sign behind them'],
  ['−5', 'amount-below-zero', 'the long minus of a spreadsheet'],
  ['(5.00)', 'amount-below-zero', 'the brackets of an accountant'],
  ['1,23', 'amount-unreadable', 'a comma that is not by thousands'],
  ['12,34,567', 'amount-unreadable', 'commas by hundreds'],
  ['1234,567', 'amount-unreadable', 'commas begun too late'],
  ['0,123', 'amount-unreadable', 'a thousand does not begin with nought'],
  ['12.', 'amount-unreadable', 'a point and nothing behind it'],
  ['.50', 'amount-unreadable', 'a point and nothing before it'],
  ['1.234,50', 'amount-unreadable', 'points by thousands'],
  ['1e3', 'amount-unreadable', 'a number for machines'],
  ['5 USD', 'amount-unreadable', 'words'],
  ['$', 'amount-unreadable', 'dollars of nothing'],
  ['12.345', 'amount-finer-than-cents', 'half a cent'],
  ['12.500', 'amount-finer-than-cents', 'three digits even if the last says nothing'],
  ['90071992547409.92', 'amount-too-large', 'one cent more than can be exact'],
];
for (const [text, code, why] of REFUSED) {
  test(`[MON-9] "${text}" is refused: ${why}`, () => {
    const answer = parseAmount(text);
    assert.equal(!answer.ok && answer.code, code);
    assert.equal(!answer.ok && answer.clause, 'MON-9');
  });
}

test('[MON-9] a refusal says what is so and what to do', () => {
  const answer = parseAmount(' 12.345');
  const sentence = 'Enter dollars and cents, like 12.50.';
  assert.equal(!answer.ok && answer.message, sentence);
});

const PRINTED: readonly [cents: number, text: string, short: string][] = [
  [0, '$0.00', '$0'],
  [5, '$0.05', '$0.05'],
  [2_000, '$20.00', '$20'],
  [99_999, '$999.99', '$999.99'],
  [100_000, '$1,000.00', '$1,000'],
  [123_456_789, '$1,234,567.89', '$1,234,567.89'],
  [-12_340, '-$123.40', '-$123.40'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91', '$90,071,992,547,409.91'],
];
for (const [amount, text, short] of PRINTED) {
  test(`[MON-10] ${amount} cents print as ${text}, short ${short}`, () => {
    assert.equal(formatAmount(cents(amount)), text);
    assert.equal(formatAmountShort(cents(amount)), short);
  });
}

test('[MON-10] parse undoes format, long and short', () => {
  fc.assert(
    fc.property(fc.maxSafeNat().map(cents), amount => {
      assert.deepEqual(parseAmount(formatAmount(amount)), { ok: true, value: amount });
      assert.deepEqual(parseAmount(formatAmountShort(amount)), { ok: true, value: amount });
    }),
  );
});

test('[MON-10] it prints what the machine prints for American dollars', () => {
  const machine = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(cents), amount => {
      assert.equal(formatAmount(amount), machine.format(amount / 100));
    }),
  );
});
