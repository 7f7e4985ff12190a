import assert from 'node:assert/strict';
import { test } from 'node:test';
import bwip from 'bwip-js/node';
import { barsOf, code128 } from './code-128.ts';

/** The same bars by the library that prints the slips. Without long rows of digits it stays in set B. */
const libraryBars = (text: string): readonly number[] => {
  const [drawn] = bwip.raw({ bcid: 'code128', text }) as unknown as [{ sbs: readonly number[] }]; // A barcode.
  return drawn.sbs;
};

test('the bars are those of the library that prints the slips', () => {
  for (const text of ['M-ABC', 'coupon x', 'Z~!"#%&', 'Match Play']) {
    assert.deepEqual(code128(text), libraryBars(text), text);
  }
});

test('letters outside the code are not printed as others', () => {
  for (const text of ['', 'ñ', '票']) assert.equal(code128(text), undefined);
});

test('an outline has all bars and its full width', () => {
  assert.deepEqual(barsOf([2, 1, 1, 3]), { path: 'M0 0h2v1h-2ZM3 0h1v1h-1Z', width: 7 });
  // Start, three letters, check, stop: 11 modules each and 13 for the stop.
  assert.equal(barsOf(code128('M-1')!).width, 5 * 11 + 13);
});
