import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents, dollars, NOTHING } from '#core/money';
import { agreementOf, type CageRow, type CountedBy, countedIn, piecesIn, readPieces, totalsOf } from './index.ts';

const row = (what: CageRow['what'], paidOut: number, takenIn: number, byCheck = 0): CageRow => ({
  at: '2026-03-02T20:00:00Z',
  what,
  number: '1',
  paidOut: dollars(paidOut),
  takenIn: dollars(takenIn),
  byCheck: dollars(byCheck),
});

test('[RPT-15] what went over a window adds up; checks leave its drawer alone', () => {
  const rows = [row('prize', 500, 0), row('prize', 0, 0, 5_000), row('sold', 0, 80), row('void slip', 0, 500)];
  assert.deepEqual(totalsOf(rows), { paidOut: dollars(500), takenIn: dollars(580), byCheck: dollars(5_000) });
  assert.deepEqual(agreementOf(cents(-500)), { type: 'short', amount: dollars(5) });
  assert.deepEqual(agreementOf(dollars(20)), { type: 'over', amount: dollars(20) });
  assert.deepEqual(agreementOf(NOTHING), { type: 'even' });
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

test('[CSH-3] a count adds up what can be read, chips apart from cash, and is kept by pieces', () => {
  const fields = { 'cash.10000': '3', 'cash.2000': '2', 'cash.25': '4', 'cash.1': 'x', 'chips.500': '7' };
  assert.equal(countedIn(fields, 'count'), dollars(376));
  assert.equal(countedIn(fields, 'count', ['chips']), dollars(35));
  assert.deepEqual(piecesIn(fields, 'count'), { cash: { '10000': 3, '2000': 2, '25': 4 }, chips: { '500': 7 } });
  assert.deepEqual(piecesIn({ 'cash.2000': '240' }, 'dollars'), { cash: { '2000': 12 } });
  assert.equal(countedIn({}, 'count'), NOTHING);
  assert.deepEqual(piecesIn({}, 'count'), {});
});
