// Writes docs/reach.md: every command of the house, and the station and key with which a person gives it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMMAND_PERMISSIONS, shapesOf } from '#core/house';
import { allTexts } from '../src/web/messages/all-texts.fixture.ts';
import { graphOf } from '../test/tidy/graph.ts';
import { isTest, sourcesIn } from '../test/tidy/sources.ts';
import { type Given, HOUSE, MECHANISMS, OTHERS, TO_COME } from './reach/given.ts';

const root = path.join(import.meta.dirname, '..');

export type Command = { readonly of: string; readonly name: string };
export type Row = Command & { readonly given: Given | undefined };

/** Every command that can be asked for, by the frame or by a mechanism, with what is declared for it. */
export const rows = (): readonly Row[] => [
  ...Object.keys(COMMAND_PERMISSIONS).map(name => ({ of: 'house', name, given: HOUSE[name] })),
  ...shapesOf('command').flatMap(([of, shape]) =>
    namesIn(shape).map(name => ({ of, name, given: MECHANISMS[of]?.[name] })),
  ),
];

const namesIn = (shape: object): readonly string[] =>
  Object.keys((shape as { readonly members?: Readonly<Record<string, unknown>> }).members ?? {});

/** What is declared and is not a command: a row that was left behind. */
export const leftBehind = (): readonly string[] => {
  const known = new Set(rows().map(({ of, name }) => `${of} ${name}`));
  const declared = { house: HOUSE, ...MECHANISMS };
  return Object.entries(declared).flatMap(([of, commands]) =>
    Object.keys(commands).flatMap(name => (known.has(`${of} ${name}`) ? [] : [`${of} ${name}`])),
  );
};

/** Everything amiss with one row: no key, a key without a text, a station that doesn't send it. */
export const amiss = ({ of, name, given }: Row, pages: Pages): readonly string[] => {
  const what = `${of} ${name}`;
  if (given === undefined) return [`${what}: nobody can give it. Say in scripts/reach/given.ts under which key.`];
  if (typeof given === 'string') return [];
  return keysOf(given, name).flatMap(({ key, sends }) => {
    const { station, text } = pages.keyOf(key);
    if (text === undefined) return [`${what}: there is no text ${key}.`];
    return pages.codeOf(station).some(code => code.includes(sends))
      ? []
      : [`${what}: nothing that ${station} loads sends ${sends}.`];
  });
};

const keysOf = (given: Exclude<Given, string>, name: string) =>
  given.map(one => (typeof one === 'string' ? { key: one, sends: `'${name}'` } : one));

export type Pages = {
  readonly keyOf: (key: string) => { readonly station: string; readonly text: string | undefined };
  /** The code of all files that the page of a station loads, texts left out. */
  readonly codeOf: (station: string) => readonly string[];
};

export const readPages = async (): Promise<Pages> => {
  const texts = await allTexts('en');
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const sources = sourcesIn('src/web/**/*.ts', 'src/web/**/*.tsx').filter(source => !isTest(source));
  const graph = graphOf(sources, imports);
  const code = new Map(sources.map(({ file, text }) => [file, text]));
  const loaded = new Map<string, readonly string[]>();
  const load = (station: string): readonly string[] => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file) || file.includes('/texts/')) return;
      seen.add(file);
      for (const { target } of graph.get(file) ?? []) visit(target);
    };
    visit(`src/web/${station}/main.tsx`);
    return [...seen].flatMap(file => code.get(file) ?? []);
  };
  return {
    keyOf: key => ({ station: stationOf(key), text: textAt(texts, key.split('.')) }),
    codeOf: station => {
      if (!loaded.has(station)) loaded.set(station, load(station));
      return loaded.get(station)!;
    },
  };
};

type Manifest = { readonly imports: Readonly<Record<string, string>> };

/** Panels of mechanisms are on the promotions desk; what all stations share is shown at the floor. */
const stationOf = (key: string): string => {
  const first = key.split('.')[0]!;
  if (first === 'panels') return 'promotions';
  return first === 'kit' ? 'floor' : first;
};

const textAt = (texts: unknown, steps: readonly string[]): string | undefined => {
  const found = steps.reduce<unknown>(
    (at, step) => (at as Readonly<Record<string, unknown>> | undefined)?.[step],
    texts,
  );
  return typeof found === 'string' ? found : undefined;
};

export const reachPage = (pages: Pages): string => {
  const all = rows();
  const waits = Object.entries(TO_COME).map(([name, words]) => {
    const commands = all.filter(({ given }) => given === name).map(({ name: command }) => `\`${command}\``);
    return `- ${words}: ${commands.join(', ') || 'none'}\n`;
  });
  const groups = Map.groupBy(all, ({ of }) => of);
  const tables = [...groups].map(([of, commands]) => `## ${headingOf(of)}\n\n${tableOf(commands, pages)}`);
  return `# Where each command is given

Every command of the house, and the station and key with which a person gives it. A key is named by the words on it; in
braces is what the screen fills in. Generated by \`node scripts/reach.ts\`, which also checks that the page of that
station sends the command; a test fails on a command that nobody can give.

Still to come, and only ever shorter:

${waits.join('')}
${tables.join('\n')}`;
};

const headingOf = (of: string): string => (of === 'house' ? 'The house' : `Mechanism: ${of}`);

const tableOf = (commands: readonly Row[], pages: Pages): string =>
  [
    '| command | given at |\n',
    '| --- | --- |\n',
    ...commands.map(row => `| \`${row.name}\` | ${cellOf(row, pages)} |\n`),
  ].join('');

const cellOf = ({ name, given }: Row, pages: Pages): string => {
  if (given === undefined) return '';
  if (typeof given !== 'string') {
    return keysOf(given, name)
      .map(({ key }) => {
        const { station, text } = pages.keyOf(key);
        return `${station}: ${plain(text ?? key)}`;
      })
      .join('<br>');
  }
  return given in OTHERS ? OTHERS[given as keyof typeof OTHERS] : `to come: ${TO_COME[given as keyof typeof TO_COME]}`;
};

/** The words of a key without the grammar of its numbers. */
const plain = (text: string): string =>
  text
    .replace(/\{(\w+), plural,.*?other \{([^{}]*)\}\s*\}/g, (_, name: string, words: string) =>
      words.replace('#', `{${name}}`),
    )
    .replace(/\{(\w+), number\}/g, '{$1}')
    .replaceAll('|', '\\|');

if (process.argv[1] === import.meta.filename) {
  const pages = await readPages();
  for (const wrong of rows().flatMap(row => amiss(row, pages))) console.error(wrong);
  writeFileSync(path.join(root, 'docs', 'reach.md'), reachPage(pages));
}
