import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars, NOTHING } from '#core/money';
import { agreementOf, type CageRow, type CountedBy, countedIn, drawerOf, readPieces } from './index.ts';

const row = (what: CageRow['what'], paidOut: number, takenIn: number, byCheck = 0): CageRow => ({
  at: '2026-03-02T20:00:00Z',
  what,
  number: '1',
  paidOut: dollars(paidOut),
  takenIn: dollars(takenIn),
  byCheck: dollars(byCheck),
});

test('[RPT-15] a drawer holds what it began with, and what came in less what went out; checks leave it alone', () => {
  const rows = [row('prize', 500, 0), row('prize', 0, 0, 5_000), row('sold', 0, 80), row('void slip', 0, 500)];
  const drawer = drawerOf(rows, dollars(1_000));
  assert.deepEqual(drawer, {
    paidOut: dollars(500),
    takenIn: dollars(580),
    byCheck: dollars(5_000),
    expected: dollars(1_080),
  });
  assert.deepEqual(agreementOf(dollars(1_075), drawer), { type: 'short', amount: dollars(5) });
  assert.deepEqual(agreementOf(dollars(1_100), drawer), { type: 'over', amount: dollars(20) });
  assert.deepEqual(agreementOf(dollars(1_080), drawer), { type: 'even' });
});

const FIELDS: readonly [text: string, by: CountedBy, read: number | 'wrong', why: string][] = [
  ['12', 'count', 24_000, 'twelve twenties'],
  ['', 'count', 0, 'nothing written is none'],
  ['1.5', 'count', 'wrong', 'no half bills'],
  ['-1', 'count', 'wrong', 'none below zero'],
  ['240', 'dollars', 24_000, 'the same by their worth'],
  ['$1,240.00', 'dollars', 124_000, 'as it is written on paper'],
  ['250', 'dollars', 'wrong', 'no whole number of twenties'],
];
for (const [text, by, read, why] of FIELDS) {
  test(`"${text}" by ${by} of twenties: ${why}`, () => assert.equal(readPieces(text, dollars(20), by), read));
}

test('a count adds up what can be read', () => {
  assert.equal(countedIn({ '10000': '3', '2000': '2', '25': '4', '1': 'x' }, 'count'), dollars(341));
  assert.equal(countedIn({}, 'count'), NOTHING);
});
