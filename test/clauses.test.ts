import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { regulationPage } from '../scripts/regulation.ts';
import { clausesIn, clausesWithText } from './tidy/clauses.ts';
import { isTest, type Source, sourcesIn } from './tidy/sources.ts';

const known = clausesWithText();
const withoutText = (source: Source): readonly string[] =>
  clausesIn(source)
    .filter(clause => !known.has(clause))
    .map(clause => `${source.file} cites ${clause}, which has no text`);

test('[RBK-16] every clause that the program cites has a text', () => {
  const sources = sourcesIn('{src,rulebook,demo,scripts}/**/*.{ts,tsx}', 'docs/**/*.md').filter(one => !isTest(one));
  assert.deepEqual(sources.flatMap(withoutText), []);
});

test('[RBK-16] a clause without a text is found, however it is cited', () => {
  const find = (text: string): readonly string[] => clausesIn({ file: 'x.ts', text }).filter(one => !known.has(one));
  assert.deepEqual(find("refuse('too-late', {}, 'HSE-999');"), ['HSE-999']);
  assert.deepEqual(find("refuse('too-late', {}, 'HSE-4; REG-Z9');"), ['REG-Z9', 'REG-Z9']);
  assert.deepEqual(find(`refuse('x', {}, \`PRO-998; \${clauseOf(activity, clause)}\`);`), ['PRO-998']);
  assert.deepEqual(find("loses('too low', 'C4P 88.1');"), ['C4P 88.1']);
  assert.deepEqual(find("clauseOf(activity, 'Small print')"), ['Small print']);
  assert.deepEqual(find('/** As the law asks. REG-Q7 */'), ['REG-Q7']);
  assert.deepEqual(find("hash('SHA-256'); // HSE-999\nconst table = 'FCP-02';"), []);
});

test('[RBK-16] docs/regulation.md is what the jurisdictions say (npm run docs writes it)', () => {
  const page = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'regulation.md'), 'utf8');
  assert.equal(page, regulationPage());
});
