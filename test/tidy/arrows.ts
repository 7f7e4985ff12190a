import path from 'node:path';
import { importsOf, isTest, type Source } from './sources.ts';

const inCore = (folder: string): string => `core/${folder}`;
const inServer = (folder: string): string => `server/${folder}`;

/** What the state of a house is made of, and what may be known of its cards, money, people and claims. */
const HAND_AND_MONEY = ['base', 'money', 'time', 'cards', 'qualifying', 'rulebook', 'ledger', 'fund'];
const PEOPLE_AND_CLAIMS = ['people', 'draws', 'tax', 'claim'];

type Reach = { readonly folders: readonly string[]; readonly packages?: readonly string[] };

/**
 * Which folder may import which. Every folder is listed; `packages` are the npm packages it may use.
 * The same table is in ARCHITECTURE.md in words.
 */
export const MAY_IMPORT: Readonly<Record<string, Reach>> = {
  'core/words': { folders: [] },
  'core/base': { folders: ['core/words'] },
  'core/shape': { folders: [] },
  'core/barcode': { folders: [] },
  'core/money': { folders: ['core/base'] },
  'core/time': { folders: ['core/base'] },
  'core/cards': { folders: ['core/base'] },
  'core/evaluator': { folders: ['core/base', 'core/cards'] },
  'core/ledger': { folders: ['core/base', 'core/money', 'core/time'] },
  'core/qualifying': { folders: ['core/base', 'core/cards', 'core/evaluator'] },
  'core/rulebook': { folders: ['core/base', 'core/money', 'core/time', 'core/cards', 'core/qualifying', 'core/tax'] },
  'core/sheet': { folders: ['core/base', 'core/money', 'core/time', 'core/cards', 'core/qualifying', 'core/rulebook'] },
  'core/fund': { folders: ['core/base', 'core/money', 'core/ledger', 'core/rulebook'] },
  'core/eligibility': { folders: ['core/base', 'core/money', 'core/cards', 'core/qualifying', 'core/rulebook'] },
  'core/people': { folders: ['core/base', 'core/time'] },
  'core/draws': { folders: ['core/base', 'core/time'] },
  'core/lists': { folders: ['core/base', 'core/people'] },
  'core/tax': { folders: ['core/base', 'core/money'] },
  'core/claim': { folders: ['core/base', 'core/money', 'core/time', 'core/rulebook'] },
  'core/state': {
    folders: [...HAND_AND_MONEY, ...PEOPLE_AND_CLAIMS, 'eligibility'].map(inCore),
  },
  'core/mechanisms': {
    folders: [...HAND_AND_MONEY, ...PEOPLE_AND_CLAIMS, 'eligibility', 'state'].map(inCore),
  },
  'core/features': {
    folders: [...HAND_AND_MONEY, ...PEOPLE_AND_CLAIMS, 'eligibility', 'state', 'mechanisms', 'games'].map(inCore),
  },
  'core/house': {
    folders: ['base', 'money', 'ledger', 'people', 'state', 'mechanisms', 'features'].map(inCore),
  },
  'core/games': { folders: ['core/base', 'core/money', 'core/time', 'core/cards', 'core/evaluator'] },
  'core/views': {
    folders: [
      'base',
      'eligibility',
      'money',
      'time',
      'qualifying',
      'rulebook',
      'fund',
      'mechanisms',
      'tax',
      'people',
      'state',
      'house',
    ].map(inCore),
  },
  'core/odds': {
    folders: ['base', 'money', 'cards', 'evaluator', 'games', 'qualifying', 'rulebook'].map(inCore),
  },
  texts: { folders: ['core/*'] },
  /** What fields mean: data, and nothing of ours in it. */
  fields: { folders: [] },
  rulebook: { folders: ['core/rulebook', 'core/money', 'core/qualifying', 'core/tax', 'core/mechanisms'] },
  'rulebook-files': { folders: ['core/*'] },
  api: { folders: ['core/*', 'rulebook-files'] },
  sheets: { folders: ['core/*'], packages: ['fontkit'] },
  entry: { folders: ['core/*'] },
  conformance: { folders: ['core/*', 'entry', 'rulebook'] },
  /** Plays scenarios where people play them, so that it reaches the server and what its screens enter. */
  measure: { folders: ['core/*', 'entry', 'rulebook', 'api', 'conformance', 'server', 'server/*', 'web'] },
  'server/journal': { folders: ['core/*'], packages: ['pg'] },
  'server/certificates': { folders: ['core/*'] },
  'server/private': { folders: ['core/*', 'server/journal'], packages: ['pg', '@node-rs/argon2'] },
  'server/house': {
    folders: ['core/*', 'rulebook', 'rulebook-files', 'server/journal'],
    packages: ['pg'],
  },
  'server/feed': { folders: ['core/*', 'api', 'server/house'] },
  'server/sensors': { folders: ['core/*', 'api', 'server/house'] },
  'server/reports': {
    folders: ['core/*', 'sheets', ...['journal', 'house', 'draws'].map(inServer)],
    packages: ['kysely', 'pg'],
  },
  'server/draws': { folders: ['core/*', ...['journal', 'private', 'house'].map(inServer)], packages: ['pg'] },
  'server/backup': {
    folders: ['core/*', ...['journal', 'private', 'house', 'draws'].map(inServer)],
    packages: [],
  },
  'server/bridge': { folders: [] },
  'server/elsewhere': { folders: ['core/*', ...['journal', 'house'].map(inServer)] },
  'server/people': { folders: ['core/*', ...['journal', 'private', 'house'].map(inServer)] },
  'server/opening': {
    folders: ['core/*', 'api', 'rulebook', ...['journal', 'private', 'house', 'people'].map(inServer)],
  },
  'server/club': { folders: ['core/*', ...['private', 'house', 'people'].map(inServer)] },
  'server/lists': { folders: ['core/*', ...['private', 'house', 'people', 'club'].map(inServer)] },
  'server/demo': {
    folders: ['core/*', 'api', 'rulebook', 'rulebook-files', ...['journal', 'house', 'people'].map(inServer)],
    packages: [],
  },
  'server/http': {
    folders: [
      'core/*',
      'api',
      'fields',
      'sheets',
      'texts',
      ...[
        'journal',
        'private',
        'house',
        'feed',
        'sensors',
        'reports',
        'draws',
        'people',
        'club',
        'lists',
        'opening',
        'demo',
      ].map(inServer),
    ],
    packages: ['pino'],
  },
  /** `main.ts` puts the parts together. */
  server: { folders: ['core/*', 'server/*'], packages: ['pino'] },
  cli: {
    folders: [
      'core/*',
      'entry',
      'rulebook',
      'rulebook-files',
      'sheets',
      'conformance',
      'measure',
      'server',
      'server/*',
    ],
    packages: ['pino'],
  },
  web: {
    folders: ['core/*', 'api', 'entry'],
    packages: [
      'react',
      'react-dom',
      'use-intl',
      '@fontsource-variable/noto-sans',
      '@fontsource-variable/noto-sans-sc',
      '@fontsource-variable/noto-sans-tc',
    ],
  },
};

/** What the parts of a folder may import: a part that is listed reaches itself and these, and nothing above them. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  'server/http/line': [],
  'server/http/openapi': ['server/http/line'],
  'server/http/routes': ['server/http/line', 'server/http/openapi'],
  'server/http/screens': ['server/http/line'],
  'server/http/opening': ['server/http/line'],
  'server/reports/tables': [],
};

/** Arrows that the table forbids, each in a sentence. */
export const forbiddenArrows = (source: Source): readonly string[] => {
  const from = folderOf(source.file);
  const allowed = MAY_IMPORT[from];
  if (allowed === undefined) return [`${source.file}: the folder ${from} is not in the table of imports`];
  // A test may use any package and the fixtures; between our own folders the same arrows hold for it.
  const isOurs = (target: string): boolean => /^(?:#|\.(?!.*\/test\/fixtures\/))/.test(target);
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
    if (folder === from) return folder === 'core/games' ? undefined : 'inside a folder use ./file.ts';
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
    SHARED_PARTS.test(reached) ||
    file === ALL_TEXTS ||
    stationOf(reached) === 'any' ||
    stationOf(file) === stationOf(reached);
  if (!isBelow(file, reached)) return `${partOf(file)} may not import ${partOf(reached)}`;
  // The forms of a screen are pure functions; what measures the screens plays them, where no component could run.
  const isForm = from === 'measure' && folder === 'web' && reached.endsWith('.ts');
  const isDoor = isForm || /\/(?:index|main|features?)\.ts$/.test(reached);
  if (folder === from && from === 'core/features')
    return isDoor || stationOf(file) === stationOf(reached) ? undefined : 'cross to another feature through its door';
  if (folder === from) return isSameStation ? undefined : 'a station or game may not reach into another';
  return mayUse(allowed, folder) && isDoor ? undefined : `cross to ${folder} through its door`;
};

/** Everybody has shapes and words; they know of nothing else. */
const FOR_ALL = ['core/shape', 'core/words'];

const mayUse = (allowed: Reach, folder: string): boolean =>
  FOR_ALL.includes(folder) ||
  allowed.folders.includes(folder) ||
  allowed.folders.includes(folder.replace(/\/.*/, '/*'));

/** `src/server/http/line/x.ts` is in `server/http/line`, and so are its texts. */
const partOf = (file: string): string =>
  path.posix
    .dirname(file)
    .replace(/^src\//, '')
    .replace(/\/texts$/, '');

const isBelow = (file: string, reached: string): boolean => {
  const [from, to] = [partOf(file), partOf(reached)];
  const isInside = folderOf(file) === folderOf(reached) && from !== to;
  return !isInside || (INSIDE[from]?.includes(to) ?? true);
};

/** `src/core/cards/x.ts` is in `core/cards`; the other shells and the rulebook are one folder each. */
const folderOf = (file: string): string => {
  const [first, second, third] = file
    .replace(/^src\//, '')
    .replace('/texts/', '/')
    .split('/');
  return first === 'core' || (first === 'server' && third !== undefined) ? `${first}/${second}` : first!;
};

/** What of a mechanism other stations show too is in its folder beside the panel. */
const SHARED_PARTS = /^src\/web\/promotions\/(?:boards|[\w-]+\/(?:board|elsewhere))\.tsx?$/;

/** Lists what every station says. */
const ALL_TEXTS = 'src/web/messages/texts.ts';

/** What is no station of its own: they serve all of them. */
const FOR_STATIONS = ['kit', 'messages', 'offering'];

/** Stations import no other station. A table game imports no other game. */
const stationOf = (file: string): string => {
  const [first, second, third] = file
    .replace(/^src\//, '')
    .replace('/texts/', '/')
    .split('/');
  if (first === 'web' && !FOR_STATIONS.includes(second!)) return `web/${second}`;
  return first === 'core' && (second === 'games' || second === 'features') ? `${second}/${third}` : 'any';
};
