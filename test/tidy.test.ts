import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { forbiddenArrows, MAY_IMPORT } from './tidy/arrows.ts';
import { strangeGames } from './tidy/games.ts';
import { circlesIn, graphOf, unreachedIn } from './tidy/graph.ts';
import { strangeMechanisms } from './tidy/mechanisms.ts';
import { amissWithPictures, isPicture, PICTURES_MAX } from './tidy/pictures.ts';
import { codeOf, filesIn, importsOf, isTest, type Source, sourcesIn } from './tidy/sources.ts';

const code = sourcesIn('src/**/*.ts', 'src/**/*.tsx', 'rulebook/**/*.ts');
const core = code.filter(({ file }) => file.startsWith('src/core/'));

const NOT_IN_THE_CORE: readonly [pattern: RegExp, why: string][] = [
  [/(?<![.\w])Date\b(?!:)/, 'time comes with the command'],
  [/\bTemporal\.Now\b/, 'time comes with the command'],
  [/\bMath\.random\b/, 'chance comes with the command'],
  [/\bconsole\b/, 'the core says nothing by itself'],
  [/\bprocess\b\./, 'the core knows no process'],
  [/\bsetTimeout\b|\bsetInterval\b/, 'the core waits for nothing'],
  [/\bfetch\(/, 'the core knows no network'],
  [/(?<![.\w])class\s+[A-Z]/, 'the core is data and functions'],
];

const notInTheCore = ({ file, text }: Source): readonly string[] => {
  const found = NOT_IN_THE_CORE.filter(([pattern]) => pattern.test(codeOf(text)));
  return found.map(([pattern, why]) => `${file}: ${pattern}: ${why}`);
};

const wideLines = ({ file, text }: Source): readonly string[] => {
  // A sentence to a person stays in one piece, however long; the code and comments around it are measured.
  const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);
  const code = (line: string): string => codeOf(line).replace(/`[^`]*`/g, '``');
  const width = (line: string): number => (isComment(line) ? line : code(line)).length;
  const lines = text.split('\n').map((line, index) => ({ width: width(line), place: `${file}:${index + 1}` }));
  return lines.filter(each => each.width > 120).map(each => `${each.place}: ${each.width} columns`);
};

const marksIn = (sources: readonly Source[], mark: RegExp): ReadonlySet<string> =>
  new Set(sources.flatMap(({ text }) => [...text.matchAll(mark)].map(match => match[1]!)));

const { imports: maps } = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

const circles = (sources: readonly Source[]): readonly string[] =>
  circlesIn(graphOf(sources, maps)).map(files => `in a circle: ${files.join(', ')}`);

const none = (found: readonly string[]): void => assert.deepEqual(found, []);

test('[ARC-1] every import is an arrow of the table', () => none(code.flatMap(forbiddenArrows)));

test('[ARC-1] ARCHITECTURE.md has a row for every folder of the table, and names every folder of the core', () => {
  const page = readFileSync(path.join(import.meta.dirname, '..', 'ARCHITECTURE.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (`[^|]+) \|/gm)].map(([, first]) => first!).join(' ');
  none(Object.keys(MAY_IMPORT).filter(folder => folder !== 'web' && !rows.includes(`\`${folder}\``)));
  const folders = new Set(core.map(({ file }) => file.split('/')[2]!).filter(name => !name.includes('.')));
  none([...folders].filter(name => !new RegExp(`^  ${name}/ `, 'm').test(page)));
});

test('[ARC-1] a forbidden arrow, a deep path and a package in the core are found', () => {
  const find = (file: string, text: string): number => forbiddenArrows({ file, text }).length;
  assert.equal(find('src/core/cards/x.ts', "import { cents } from '#core/money';\n"), 1);
  assert.equal(find('src/core/cards/x.ts', "import { share } from '../money/share.ts';\n"), 1);
  assert.equal(find('src/core/cards/x.ts', "import { z } from 'zod';\n"), 1);
  assert.equal(find('src/core/cards/x.ts', "import fs from 'node:fs';\n"), 1);
  assert.equal(find('src/nowhere/x.ts', ''), 1);
  assert.equal(find('src/server/demo/x.ts', "import { apiOf } from '#server/http';\n"), 1);
  assert.equal(find('src/server/feed/x.ts', "import { Metrics } from '../http/line/metrics.ts';\n"), 1);
  assert.equal(find('src/server/house/x.ts', "import { serve } from '../main.ts';\n"), 1);
  assert.equal(find('src/server/http/line/x.ts', "import { club } from '../routes/club.ts';\n"), 1);
  assert.equal(find('src/server/http/routes/x.ts', "import { readBody } from '../line/body.ts';\n"), 0);
  assert.equal(find('src/server/main.ts', "import { Feed } from '#server/feed';\n"), 0);
  assert.equal(find('src/core/cards/x.ts', "import { assert } from '#core/base';\nimport { a } from './a.ts';\n"), 0);
});

test('[ARC-1] no files import each other in a circle, types included', () => none(circles(code)));

test('[ARC-1] a circle is found and named, through doors as well', () => {
  const circle = [
    { file: 'src/core/a/x.ts', text: "import type { B } from '#core/b';\n" },
    { file: 'src/core/b/index.ts', text: "export type { B } from './y.ts';\n" },
    { file: 'src/core/b/y.ts', text: "import { a } from '../a/x.ts';\nexport type B = typeof a;\n" },
  ];
  assert.deepEqual(circles(circle), ['in a circle: src/core/a/x.ts, src/core/b/index.ts, src/core/b/y.ts']);
  assert.deepEqual(circles(circle.slice(0, 2)), []);
});

test('[ARC-2] the core has no clock, no chance and no outside world', () => {
  none(core.filter(source => !isTest(source)).flatMap(notInTheCore));
});

test('[ARC-2] a clock or a chance in the core is found, a word in a sentence is not', () => {
  const find = (text: string): number => notInTheCore({ file: 'x.ts', text }).length;
  assert.equal(find('const now = new Date();'), 1);
  assert.equal(find('const now = Temporal.Now.instant();'), 1);
  assert.equal(find('const chance = Math.random();'), 1);
  assert.equal(find('export class House {}'), 1);
  assert.equal(find("// Date is forbidden.\nconst day: Temporal.PlainDate = x; const s = 'Date';"), 0);
});

test('[ARC-3] a door lists names', () => {
  none(code.filter(({ text }) => /^export \*/m.test(text)).map(({ file }) => file));
});

test('[ARC-3] imports are read from every way of writing them', () => {
  const imports = "import a from 'a';\nimport {\n  b,\n} from 'b';\nimport 'd';\nconst e = await import('e');\n";
  const text = `${imports}export { c } from 'c';\n`;
  assert.deepEqual([...importsOf(text)].sort(), ['a', 'b', 'c', 'd', 'e']);
});

test('[ARC-14] a table game is named in its own folders and in one list', () =>
  none(code.flatMap(source => strangeGames(source))));

test('[ARC-14] the name of a game elsewhere is found, however it is spelled', () => {
  const find = (file: string, text: string): number => strangeGames({ file, text }, ['crazy-4-poker']).length;
  assert.equal(find('src/cli/x.ts', "if (game === 'crazy-4-poker') deal();"), 1);
  assert.equal(find('src/core/house/x.ts', "import { GAME } from '#core/games/crazy-4-poker';"), 1);
  assert.equal(find('src/core/games/table/x.ts', 'const deal = crazy4Poker(CRAZY_4_POKER);'), 1);
  assert.equal(find('src/core/games/crazy-4-poker/x.ts', "const name = 'crazy-4-poker';"), 0);
  assert.equal(find('src/cli/x.ts', '// Crazy 4 Poker\nconst help = `houseway play crazy-4-poker`;'), 0);
});

test('[ARC-24] a mechanism is named in its own folder and in one list of the core', () =>
  none(code.flatMap(source => strangeMechanisms(source))));

test('[ARC-24] the name of a mechanism elsewhere in the core is found', () => {
  const find = (file: string, text: string): number => strangeMechanisms({ file, text }, ['splash-pot']).length;
  assert.equal(find('src/core/house/x.ts', "if (mechanism === 'splash-pot') splash();"), 1);
  assert.equal(find('src/core/views/x.ts', "import { splashPotTerms } from '#core/mechanisms';"), 1);
  assert.equal(find('src/server/http/x.ts', 'const paid = SPLASH_POT.pay();'), 1);
  assert.equal(find('src/core/mechanisms/splash-pot/x.ts', "const name = 'splash-pot';"), 0);
  assert.equal(find('src/core/mechanisms/features.ts', "const name = 'splash-pot';"), 0);
  assert.equal(find('src/core/house/x.ts', "// as in a 'splash-pot'"), 0);
});

/** Programs, pages, and what they start as processes of their own. */
const MAINS = /^src\/(?:cli\/main|server\/main|web\/[^/]+\/main)\.tsx?$|-main\.ts$/;
const unreached = (sources: readonly Source[]): readonly string[] => {
  const ours = sources.filter(({ file }) => !file.endsWith('.d.ts') && !isFixture(file));
  const roots = ours.map(({ file }) => file).filter(file => MAINS.test(file));
  const alone = unreachedIn(graphOf(ours, maps), roots).filter(file => file.startsWith('src/'));
  return alone.map(file => `${file}: no program and no page reaches it`);
};
const isFixture = (file: string): boolean => file.endsWith('.fixture.ts');

test('[ARC-23] what no program and no page reaches is not in src', () => none(unreached(code)));

test('[ARC-23] a file that nobody reaches is found, also behind a door that others use', () => {
  const files = [
    { file: 'src/cli/main.ts', text: "import { a } from '#core/base';\n" },
    { file: 'src/core/base/index.ts', text: "export { a } from './a.ts';\nexport { b } from './b.ts';\n" },
    { file: 'src/core/base/a.ts', text: 'export const a = 1;\n' },
    { file: 'src/core/base/b.ts', text: 'export const b = 2;\n' },
  ];
  assert.deepEqual(unreached(files), ['src/core/base/b.ts: no program and no page reaches it']);
});

test('[ARC-23] what fits a path with gaps is reached, and nothing beside it', () => {
  const files = [
    { file: 'src/cli/main.ts', text: `const words = await import(\`./\${name}/texts/\${language}.ts\`);\n` },
    { file: 'src/cli/a/texts/es.ts', text: 'export const texts = {};\n' },
    { file: 'src/cli/a/es.ts', text: 'export const texts = {};\n' },
  ];
  assert.deepEqual(unreached(files), ['src/cli/a/es.ts: no program and no page reaches it']);
});

test('[ARC-25] the page of usual changes names files that are there', () => {
  const [page] = sourcesIn('docs/changing.md');
  const named = [...page!.text.matchAll(/`((?:src|rulebook|docs|test)\/[^`]+)`/g)].map(match => match[1]!);
  assert.ok(named.length > 20);
  none(named.filter(place => !existsSync(path.join(import.meta.dirname, '..', place))));
});

test('[ARC-4] lines fit in 120 columns', () => {
  none(sourcesIn('{src,test,bench,scripts,bin}/**/*.{ts,tsx,js}').flatMap(wideLines));
});

test('[ARC-5] nothing is skipped, put off or switched off', () => {
  const pattern = /\b(?:test|it|describe)\.(?:skip|only|todo)\b|\bTODO\b|\bFIXME\b|@ts-(?:ignore|nocheck)|\bas any\b/;
  const sources = sourcesIn('{src,test,bench,scripts}/**/*.{ts,tsx,js}').filter(({ file }) => !file.includes('tidy'));
  none(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file));
});

test('[ARC-6] every rule in docs/rules is quoted by a test, and every quoted rule is there', () => {
  const rules = marksIn(sourcesIn('docs/rules/*.md'), /\*\*([A-Z]{3}-\d+)\*\*/g);
  // OPN: the list of bugs of the review of opening a house, which is no rule.
  const quoted = marksIn(sourcesIn('{src,test}/**/*.test.ts'), /\[((?!OPN)[A-Z]{3}-\d+)\]/g);
  none([...rules].filter(rule => !quoted.has(rule)).map(rule => `${rule} is quoted by no test`));
  const ofReview = (mark: string): boolean => mark.startsWith('OPN-'); // Findings of the review of an opening.
  none(
    [...quoted]
      .filter(rule => !rules.has(rule) && !ofReview(rule))
      .map(rule => `${rule} is quoted but stands in no docs/rules page`),
  );
});

test('[ARC-20] the handbook has at most 60 pictures, each shown by a page, and every picture that a page shows is there', () => {
  const pages = sourcesIn('*.md', '{docs,changes}/**/*.md');
  none(amissWithPictures(pages, filesIn('docs/**/*').filter(isPicture)));
});

test('[ARC-20] a picture too many, one that no page shows and a link to none are found', () => {
  const find = (text: string, ...pictures: string[]) => amissWithPictures([{ file: 'docs/a/x.md', text }], pictures);
  assert.deepEqual(find('![A sign](../b/sign.webp) <img src="c.svg">', 'docs/b/sign.webp', 'docs/a/c.svg'), []);
  assert.deepEqual(find('![A sign](sign.webp)'), ['docs/a/x.md: no docs/a/sign.webp']);
  assert.deepEqual(find('', 'docs/a/sign.webp'), ['docs/a/sign.webp is shown by no page']);
  const many = Array.from({ length: PICTURES_MAX + 1 }, (_, place) => `${place}.png`);
  const text = many.map(name => `![](${name})`).join('\n');
  assert.deepEqual(find(text, ...many.map(name => `docs/a/${name}`)), ['61 pictures, at most 60']);
});
