import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { REVIEWS } from '../scripts/audit/rows.ts';
import { auditPage, OPEN, readQuotes, rowsOf, unknownQuotes } from '../scripts/audit.ts';

const quotes = readQuotes();

/** Findings that nothing closes yet: there are none. */
const OPEN_AT_MOST = 0;

test('[ARC-27] every finding is closed by a test or a decision, or waits for a part that is named', () => {
  const open = Object.keys(REVIEWS).flatMap(review => rowsOf(review, quotes).filter(({ closes }) => closes === OPEN));
  assert.ok(open.length <= OPEN_AT_MOST, `open: ${open.map(({ id }) => id).join(', ')}`);
});

test('[ARC-27] tests and decisions quote only findings that there are', () => {
  assert.deepEqual(unknownQuotes(quotes), []);
});

test('[ARC-27] a finding that nothing quotes is open, one that a test quotes is not', () => {
  const nothing = { tests: new Map(), decided: new Set<string>() };
  const [first] = rowsOf('HG1', nothing);
  assert.equal(first!.closes, OPEN);
  const quoted = { ...nothing, tests: new Map([['HG1-A1', ['test/x.test.ts']]]) };
  assert.equal(rowsOf('HG1', quoted)[0]!.closes, '`test/x.test.ts`');
  assert.deepEqual(unknownQuotes({ ...nothing, decided: new Set(['B101-99']) }), ['B101-99']);
});

test('[ARC-27] docs/audit.md is up to date', () => {
  assert.equal(readFileSync('docs/audit.md', 'utf8'), auditPage(quotes), 'Run npm run docs.');
});
