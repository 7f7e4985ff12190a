import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sourcesIn } from './tidy/sources.ts';
import { type Rule, rulesOf, sentencesIn, wrongIn } from './words/glossary.ts';
import { type Text, textsOf } from './words/texts.ts';

const root = path.join(import.meta.dirname, '..');

/** By the names of the pages and of the files with texts. */
const LANGUAGES = ['en', 'es', 'vi', 'zh-hans', 'zh-hant'] as const;

const pageOf = (language: string): string => readFileSync(path.join(root, 'docs', 'words', `${language}.md`), 'utf8');

const wrong = (texts: readonly Text[], rules: readonly Rule[]): readonly string[] =>
  texts.flatMap(({ place, text }) => wrongIn(sentencesIn(text), rules).map(found => `${place}: ${found}: ${text}`));

for (const language of LANGUAGES) {
  test(`the texts in ${language} keep to docs/words/${language}.md`, async () => {
    const page = pageOf(language);
    const texts = await textsOf(language);
    assert.ok(texts.length > 1000, `${texts.length} texts`);
    assert.deepEqual(wrong(texts, [...rulesOf(page, 'Never'), ...rulesOf(page, 'Spelling')]), []);
    const onScreens = texts.filter(({ place }) => place.startsWith('src/web/'));
    assert.deepEqual(wrong(onScreens, rulesOf(page, 'Never on screens')), []);
  });
}

/** Pages that are not generated, without code and addresses. */
const pages = sourcesIn('*.md', 'docs/**/*.md', 'changes/*.md').filter(
  ({ file }) => !/^docs\/words\/|^docs\/(?:refusals|permissions|regulation)\.md$/.test(file),
);

const prose = (text: string): string =>
  text.replace(/^```[\s\S]*?^```|`[^`\n]*`|\[[\w./-]+\.md\]\([^)]*\)|\]\([^)]*\)/gm, '');

test('the pages are in American spelling', () => {
  const rules = rulesOf(pageOf('en'), 'Spelling');
  assert.ok(pages.length > 50, `${pages.length} pages`);
  const found = pages.map(({ file, text }) => ({ file, words: wrongIn([prose(text)], rules) }));
  assert.deepEqual(
    found.filter(({ words }) => words.length > 0),
    [],
  );
});

test('no text has a space before % or before … at its end', async () => {
  const texts = (await Promise.all(LANGUAGES.map(textsOf))).flat();
  const spaced = texts.filter(({ text }) => /\s(?:%|…(?!\s\p{L}))/u.test(sentencesIn(text).join('|')));
  assert.deepEqual(
    spaced.map(({ place, text }) => `${place}: ${text}`),
    [],
  );
});

test('every page forbids words, and says for each what to say instead', () => {
  for (const language of LANGUAGES) {
    const rules = rulesOf(pageOf(language), 'Never');
    assert.ok(rules.length > 10, language);
    for (const { never, say } of rules) assert.ok(never.length > 0 && say !== '', `${language}: ${never.join(', ')}`);
  }
});

const PAGE = `## Never

| never | say | except |
| --- | --- | --- |
| is no | isn't a | there is no |
| enrol, colour* | enroll, color | |
| award {…} | Prize {…} | |
| 指纹 | 数字指纹 | 数字指纹 |

## Decisions

| never | say | except |
| --- | --- | --- |
| card | | |
`;

test('a forbidden word is found as a whole word, in every branch, and not inside what is excepted', () => {
  const found = (text: string): readonly string[] => wrongIn(sentencesIn(text), rulesOf(PAGE, 'Never'));
  assert.deepEqual(found('Is no card. There is no card.'), ['is no']);
  assert.deepEqual(found('There is no card. Enroll the member.'), []);
  assert.deepEqual(found('{count, plural, =0 {Enrol one} other {# Colours}}'), ['enrol', 'colour*']);
  assert.deepEqual(found('{enrol} {colour, number}'), []);
  assert.deepEqual(found('Award {award} is paid. Award the prize.'), ['award {…}']);
  assert.deepEqual(found('{is, select, yes {is} other {no}}'), []);
  assert.deepEqual(found('There {count, plural, =0 {is no card} other {are # cards}}.'), []);
  assert.deepEqual(found('数字指纹'), []);
  assert.deepEqual(found('名单指纹'), ['指纹']);
});
