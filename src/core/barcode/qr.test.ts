import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import bwip from 'bwip-js/node';
import { penaltyOf, type Qr, qr, qrMasked, qrPath } from './qr.ts';

/** The same code by a library that prints many codes, under a mask that is named. */
const libraryCode = (text: string, mask: number): Qr => {
  const options = { bcid: 'qrcode', text, eclevel: 'M', mask: mask + 1, binarytext: true, fixedeclevel: true };
  const [drawn] = bwip.raw(options) as unknown as [{ pixs: readonly number[]; pixx: number }]; // A matrix.
  const { pixs, pixx } = drawn;
  return Array.from({ length: pixx }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx).map(one => one === 1));
};

/** Small letters, which every encoder writes as bytes. */
const ofLength = (count: number): string => 'abcdefghijklmnopqrstuvwxyz'.repeat(9).slice(0, count);

/** The most letters of each version at level M. ISO/IEC 18004, table 7. */
const MOST = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

test('[OPH-7] every version under every mask is the code of a library that prints many codes', () => {
  for (const most of MOST) {
    for (let mask = 0; mask < 8; mask++) {
      const text = ofLength(most);
      assert.deepEqual(qrMasked(text, mask), libraryCode(text, mask), `${most} letters, mask ${mask}`);
    }
  }
});

test('[OPH-7] a code is as large as its text asks, and a text that is too long has none', () => {
  for (const [place, most] of MOST.entries()) {
    const size = 17 + 4 * (place + 1);
    assert.equal(qr(ofLength(most))!.length, size);
    assert.equal(qr(ofLength(most + 1))?.length, place === 9 ? undefined : size + 4);
  }
});

test('[OPH-7] the address of a station is the code of the library under the mask that disturbs least', () => {
  for (const text of ['https://houseway.local/floor/', 'http://localhost:4040/keypad/?table=7', 'abc', '']) {
    const masks = Array.from({ length: 8 }, (_, mask) => qrMasked(text, mask)!);
    const chosen = masks.findIndex(code => isDeepStrictEqual(code, qr(text)));
    if (text !== '') assert.deepEqual(qr(text), libraryCode(text, chosen), text);
    const least = Math.min(...masks.map(penaltyOf));
    assert.equal(penaltyOf(qr(text)!), least, text);
  }
});

test('letters of every language are their bytes', () => {
  const text = 'ñ票🂡a';
  assert.deepEqual(qrMasked(text, 3), libraryCode(Buffer.from(text).toString('latin1'), 3));
});

test('the outline has a square for each dark module', () => {
  const code = qr('abc')!;
  assert.equal(qrPath(code).match(/M/g)!.length, code.flat().filter(isDark => isDark).length);
});
