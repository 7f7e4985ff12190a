import path from 'node:path';
import { importsOf, isTest, type Source } from './sources.ts';

const inCore = (folder: string): string => `core/${folder}`;

type Reach = { readonly folders: readonly string[]; readonly packages?: readonly string[] };

/**
 * Who may import whom. A folder that is not listed here may not exist; `packages` are the npm packages it may use.
 * The same table stands in ARCHITECTURE.md in words.
 */
export const MAY_IMPORT: Readonly<Record<string, Reach>> = {
  'core/base': { folders: [] },
  'core/shape': { folders: [] },
  'core/money': { folders: ['core/base', 'core/shape'] },
  'core/time': { folders: ['core/base', 'core/shape'] },
  'core/cards': { folders: ['core/base', 'core/shape'] },
  'core/evaluator': { folders: ['core/base', 'core/cards'] },
  'core/ledger': { folders: ['core/base', 'core/money', 'core/time'] },
  'core/qualifying': { folders: ['core/base', 'core/cards', 'core/evaluator'] },
  'core/rulebook': { folders: ['core/base', 'core/money', 'core/time', 'core/cards', 'core/qualifying'] },
  'core/fund': { folders: ['core/base', 'core/money', 'core/ledger', 'core/rulebook'] },
  'core/eligibility': { folders: ['core/base', 'core/money', 'core/cards', 'core/qualifying', 'core/rulebook'] },
  'core/people': { folders: ['core/base'] },
  'core/draws': { folders: ['core/base'] },
  'core/tax': { folders: ['core/base', 'core/money'] },
  'core/claim': { folders: ['core/base', 'core/money', 'core/time', 'core/rulebook'] },
  'core/mechanisms': {
    folders: ['base', 'money', 'time', 'cards', 'qualifying', 'rulebook', 'ledger', 'fund', 'eligibility'].map(inCore),
  },
  'core/house': {
    folders: [
      ...['base', 'money', 'time', 'cards', 'qualifying', 'rulebook', 'ledger', 'fund', 'eligibility', 'claim'].map(
        inCore,
      ),
      'core/mechanisms',
      'core/games',
      'core/people',
      'core/draws',
      'core/tax',
    ],
  },
  'core/games': { folders: ['core/base', 'core/money', 'core/time', 'core/cards', 'core/evaluator'] },
  'core/views': {
    folders: ['base', 'money', 'time', 'qualifying', 'rulebook', 'fund', 'mechanisms', 'tax', 'people', 'house'].map(
      inCore,
    ),
  },
  'core/odds': {
    folders: ['base', 'money', 'cards', 'evaluator', 'games', 'qualifying', 'rulebook'].map(inCore),
  },
  rulebook: { folders: ['core/rulebook', 'core/money'] },
  'rulebook-files': { folders: ['core/*'], packages: ['zod'] },
  api: { folders: ['core/*', 'rulebook-files'], packages: ['zod'] },
  sheets: { folders: ['core/*'], packages: ['pdfmake', 'bwip-js'] },
  conformance: { folders: ['core/*', 'rulebook', 'rulebook-files'], packages: ['zod'] },
  server: {
    folders: ['core/*', 'rulebook', 'rulebook-files', 'sheets', 'api'],
    packages: ['hono', '@hono/node-server', 'zod', 'pg', 'kysely', '@node-rs/argon2', 'pino'],
  },
  cli: {
    folders: ['core/*', 'rulebook', 'rulebook-files', 'sheets', 'conformance', 'server'],
    packages: ['zod', 'pino'],
  },
  web: {
    folders: ['core/*', 'api'],
    packages: [
      'react',
      'react-dom',
      'use-intl',
      '@fontsource-variable/noto-sans-sc',
      '@fontsource-variable/noto-sans-tc',
    ],
  },
};

/** Arrows that the table forbids, each in a sentence. */
export const forbiddenArrows = (source: Source): readonly string[] => {
  const from = folderOf(source.file);
  const allowed = MAY_IMPORT[from];
  if (allowed === undefined) return [`${source.file}: the folder ${from} is not in the table of imports`];
  // A test may use any package; between our own folders the same arrows hold for it.
  const isOurs = (target: string): boolean => target.startsWith('.') || target.startsWith('#');
  const targets = importsOf(source.text).filter(target => isOurs(target) || !isTest(source));
  return targets.flatMap(target => {
    const reason = forbids(source.file, from, allowed, target);
    return reason === undefined ? [] : [`${source.file}: imports ${target}: ${reason}`];
  });
};

const forbids = (file: string, from: string, allowed: Reach, target: string): string | undefined => {
  if (target.startsWith('.')) return forbidsRelative(file, from, allowed, target);
  if (target.startsWith('#')) {
    const folder = folderOf(`src/${target.slice(1)}/index.ts`);
    if (folder === from)
      return folder === 'core/games' || folder === 'server' ? undefined : 'inside a folder use ./file.ts';
    return mayUse(allowed, folder) ? undefined : `${from} may not import ${folder}`;
  }
  const hasNode = !from.startsWith('core/') && from !== 'web';
  if (target.startsWith('node:')) return hasNode ? undefined : 'Node does not exist here';
  const name = target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
  return (allowed.packages ?? []).includes(name) ? undefined : `${from} may not use the package ${name}`;
};

const forbidsRelative = (file: string, from: string, allowed: Reach, target: string) => {
  const reached = path.posix.join(path.posix.dirname(file), target);
  const folder = folderOf(reached);
  const isSameStation =
    SHARED_PARTS.test(reached) || stationOf(reached) === 'any' || stationOf(file) === stationOf(reached);
  if (folder === from) return isSameStation ? undefined : 'a station or game may not reach into another';
  const isDoor = /\/(index|main)\.ts$/.test(reached);
  return mayUse(allowed, folder) && isDoor ? undefined : `cross to ${folder} through its door`;
};

const mayUse = (allowed: Reach, folder: string): boolean =>
  allowed.folders.includes(folder) || (folder.startsWith('core/') && allowed.folders.includes('core/*'));

/** `src/core/cards/x.ts` is in `core/cards`; the shells and the rulebook are one folder each. */
const folderOf = (file: string): string => {
  const [first, second] = file.replace(/^src\//, '').split('/');
  return first === 'core' ? `core/${second}` : first!;
};

/** What of a mechanism other stations show too stands in its folder beside the panel. */
const SHARED_PARTS = /^src\/web\/promotions\/[\w-]+\/(board|elsewhere)\.tsx?$/;

/** Stations of the screens stand alone; kit and messages serve all of them. A table game stands alone as well. */
const stationOf = (file: string): string => {
  const [first, second, third] = file.replace(/^src\//, '').split('/');
  if (first === 'web' && second !== 'kit' && second !== 'messages') return `web/${second}`;
  return first === 'core' && second === 'games' ? `games/${third}` : 'any';
};
