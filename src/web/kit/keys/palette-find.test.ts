import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findIn, type PaletteEntry } from './palette-find.ts';

const entry = (kind: string, words: string): PaletteEntry => ({ key: words, kind, words, run: () => {} });

const ENTRIES = [
  entry('Table', '17 Omaha'),
  entry('Table', '7 Texas hold’em'),
  entry('Prize', 'Table 7, seat 4: $1,250.00'),
  entry('Act', 'Bàn đóng'),
];

const found = (text: string): readonly string[] => findIn(ENTRIES, text).map(({ words }) => words);

const CASES: readonly [typed: string, found: readonly string[], why: string][] = [
  ['', ENTRIES.map(({ words }) => words), 'nothing typed leaves everything, in its order'],
  ['7', ['7 Texas hold’em', 'Table 7, seat 4: $1,250.00', '17 Omaha'], 'a whole number before a part of one'],
  ['table omaha', ['17 Omaha'], 'every word has to be there'],
  ['seat table', ['Table 7, seat 4: $1,250.00'], 'in any order'],
  ['1,250', ['Table 7, seat 4: $1,250.00'], 'amounts as they are written'],
  ['ban dong', ['Bàn đóng'], 'marks need not be typed'],
  ['TEXAS', ['7 Texas hold’em'], 'large or small letters'],
  ['cage', [], 'nothing is found for what is not there'],
];

for (const [typed, expected, why] of CASES) {
  test(`"${typed}": ${why}`, () => assert.deepEqual(found(typed), expected));
}
