import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Facts, LANGUAGES, type Language, say } from '#core/words';
import { factsOf, type Table, textFolders } from './texts/tables.ts';
import { unsaidIn } from './texts/unsaid.ts';
import { sentencesIn } from './tidy/sentences.ts';
import { sourcesIn } from './tidy/sources.ts';

const folders = await textFolders();

/** What is read by people who run or program it is English alone. */
const ENGLISH_ALONE = [
  'cli',
  'conformance',
  'core/house/audit',
  'core/odds/answer',
  'measure',
  'rulebook-files',
  'server/elsewhere/console',
  'server/house/console',
  'server/reports/console',
  'server/journal',
].map(folder => `src/${folder}/`);
const spoken = folders.filter(({ folder }) => !ENGLISH_ALONE.some(one => folder.startsWith(one)));

/** Sheets say in English what an approval says, word for word; its words are the key of the other languages. */
const isApproved = (path: string): boolean => path.startsWith('shared.');

for (const { folder, tables } of spoken) {
  test(`[TXT-4] ${folder} is said in every language, with the same facts`, () => {
    assert.deepEqual([...tables.keys()].toSorted(), LANGUAGES.toSorted());
    const english = new Map([...tables.get('en')!].filter(([path]) => !isApproved(path)));
    const inWordsOfApprovals = [...tables.get('es')!.keys()].filter(isApproved);
    for (const [language, table] of [...tables].filter(([language]) => language !== 'en')) {
      const keys = [...table.keys()];
      assert.deepEqual(keys.toSorted(), [...english.keys(), ...inWordsOfApprovals].toSorted(), language);
      for (const [path, text] of table) {
        const facts = [...factsOf(text).keys()].toSorted();
        const asked = isApproved(path) ? [] : [...factsOf(english.get(path)!).keys()].toSorted();
        assert.deepEqual(facts, asked, `${language} ${path}`);
      }
    }
  });

  test(`[TXT-4] ${folder} can be said with 0, 1, 2 and 21 of everything`, () => {
    for (const [language, table] of tables)
      for (const each of sayable(language, table)) assert.doesNotMatch(each, /[{}]/);
  });
}

const sayable = (language: Language, table: Table): readonly string[] =>
  [...table.values()].flatMap(text => [0, 1, 2, 21].map(count => say(text, someFacts(text, count), language)));

const someFacts = (text: string, count: number): Facts =>
  Object.fromEntries([...factsOf(text)].map(([name, kind]) => [name, kind === 'number' ? count : `<${name}>`]));

test('[TXT-6] seats, tables, rounds, slips, prizes, draws, alarms and requests are named without a comma', () => {
  const named = /\{(?:seat|table|round|slip|award|draw|alarm|request|review), number/;
  const texts = folders.flatMap(({ tables }) => [...tables.values()].flatMap(table => [...table]));
  assert.deepEqual(
    texts.filter(([, text]) => named.test(text)),
    [],
  );
});

test('the names of hands are written once in each language, beside the cards', () => {
  const alone = /^CALLS\.name\./;
  const cards = folders.find(({ folder }) => folder === 'src/core/cards/texts')!;
  for (const language of LANGUAGES) {
    const names = new Set(
      [...cards.tables.get(language)!].filter(([path]) => alone.test(path)).map(([, name]) => name.toLowerCase()),
    );
    assert.equal(names.size, 12);
    const again = folders.map(({ folder, tables }) => {
      const texts = [...(tables.get(language) ?? [])].filter(([path]) => folder !== cards.folder || !alone.test(path));
      return { folder, named: texts.filter(([path, text]) => isName(path) && names.has(text.toLowerCase())) };
    });
    assert.deepEqual(
      again.filter(({ named }) => named.length > 3),
      [],
      language,
    );
  }
});

/** What sentences make of a name is a form of its own: `a flush`. */
const isName = (path: string): boolean => !path.startsWith('CALLS.category.');

const sources = sourcesIn('src/**/*.{ts,tsx}', 'src/web/*/index.html').filter(
  ({ file }) => !/\.(?:test|fixture)\.tsx?$|\/texts\/|\.d\.ts$/.test(file),
);

test('[TXT-5] every text is said somewhere', () => {
  assert.deepEqual(
    folders.flatMap(folder => unsaidIn(folder, sources)),
    [],
  );
});

test('[TXT-5] a text that nothing says is found, also beside one that a pattern says', () => {
  const english = new Map(['cage.kinds.cash', 'cage.title', 'cage.lost'].map(path => [path, path]));
  const said = [{ file: 'src/web/cage/a.tsx', text: `t('title'); t(\`kinds.\${kind}\`);` }];
  const folder = { folder: 'src/web/cage/texts', tables: new Map([['en' as const, english]]) };
  assert.deepEqual(unsaidIn(folder, said), ['src/web/cage/texts: cage.lost']);
});

test('[TXT-2] no sentence stands in code', () => {
  const code = sources.filter(({ file }) => !file.endsWith('.html'));
  assert.deepEqual(code.flatMap(sentencesIn), []);
});

test('[TXT-2] a sentence in code is found between tags, in attributes and in strings, a defect is not', () => {
  const text = [
    "const why = 'The table is closed. Open it.';",
    'const page = <p title="Close it">Pay the seat now</p>;',
    "throw new Error('This cannot be so.');",
    "const code = 'table-not-open';",
  ].join('\n');
  assert.deepEqual(sentencesIn({ file: 'src/web/a.tsx', text }), [
    'src/web/a.tsx:1: The table is closed. Open it.',
    'src/web/a.tsx:2: Close it',
    'src/web/a.tsx:2: Pay the seat now',
  ]);
});
