import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileText } from './file-text.ts';

const NAME = 'José Núñez';
const utf16 = (isLittle: boolean): Uint8Array => {
  const codes = [0xfeff, ...[...NAME].map(sign => sign.charCodeAt(0))];
  return Uint8Array.from(codes.flatMap(code => (isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255])));
};
const FILES: readonly [bytes: Uint8Array, as: string][] = [
  [new TextEncoder().encode(NAME), 'UTF-8'],
  [new TextEncoder().encode(`\uFEFF${NAME}`), 'UTF-8 with a mark'],
  [utf16(true), 'Unicode text of a spreadsheet'],
  [utf16(false), 'Unicode text of an old Macintosh'],
  [Uint8Array.from([...NAME].map(sign => sign.charCodeAt(0))), 'plain CSV of Windows'],
];
for (const [bytes, as] of FILES) {
  test(`[CLB-16] a file is read as it was saved: ${as}`, () => assert.equal(fileText(bytes), NAME));
}
