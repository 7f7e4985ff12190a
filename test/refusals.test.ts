import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { refusalsPage, sentenceTables } from '../scripts/refusals.ts';

const tables = await sentenceTables();

test('[ARC-7] every refusal code is the code of one sentence', () => {
  const codes = tables.flatMap(({ sentences }) => Object.keys(sentences));
  assert.deepEqual(codes, [...new Set(codes)]);
});

test('[ARC-7] docs/refusals.md is what the tables say (npm run docs writes it)', () => {
  const page = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'refusals.md'), 'utf8');
  assert.equal(page, refusalsPage(tables));
});
