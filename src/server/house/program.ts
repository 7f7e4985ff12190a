import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HouseEvent } from '#core/house';
import { fault, type Journal } from '#server/journal';
import type { HouseOptions } from './open-house.ts';

/** The program as it is on this machine. */
export type Program = {
  /** SHA-256 of the names and hashes of all its files: two programs with the same one are the same. */
  readonly fingerprint: string;
  readonly files: number;
};

/** What the program runs on: its own code, the approved activities, and which packages belong to it. */
const PARTS = ['src', 'rulebook', 'package-lock.json'];
/** Lines as `sha256sum` writes them; without it the program isn't checked. */
const MANIFEST = 'MANIFEST.sha256';
const NAMED_MAX = 5;

/**
 * Takes the fingerprint of the program in a folder. Throws where a manifest is there and the program is not the one
 * it names: then nothing may be offered. REG-M10
 */
export const checkProgram = (folder: string): Program => {
  const lines = PARTS.flatMap(part => filesIn(folder, part)).map(file => lineOf(folder, file));
  const differing = differences(new Set(lines), manifestIn(folder));
  if (differing.length > 0) throw fault('program-changed', { files: inWords(differing) });
  return { fingerprint: hash('sha256', lines.join('\n')), files: lines.length };
};

/** Records which program writes the journal from now on, and says whether it is the one of the last start. */
export const noteProgram = async (
  journal: Pick<Journal<HouseEvent>, 'starts' | 'saveStart'>,
  { fingerprint, files }: Program,
  { now, say }: Pick<HouseOptions, 'now' | 'say'>,
): Promise<void> => {
  const [last] = await journal.starts(1);
  await journal.saveStart(now().epochMilliseconds, fingerprint);
  const before = last === undefined || last.program === fingerprint ? '' : `, another than at the last start`;
  say(`Program ${fingerprint.slice(0, 16)}, ${files} files${before}.`);
};

/** In the order of their names, the same on every machine; tests aren't part of what runs. */
const filesIn = (folder: string, part: string): readonly string[] => {
  if (path.extname(part) !== '') return existsSync(path.join(folder, part)) ? [part] : [];
  return readdirSync(path.join(folder, part), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort();
};

const lineOf = (folder: string, file: string): string =>
  `${hash('sha256', readFileSync(path.join(folder, file)))}  ${file}`;

const manifestIn = (folder: string): ReadonlySet<string> | undefined => {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) return undefined;
  const isOurs = (line: string): boolean => line !== '' && !line.includes('.test.');
  return new Set(readFileSync(file, 'utf8').split('\n').filter(isOurs));
};

/** The files that differ from the manifest, are missing, or are not in it. */
const differences = (lines: ReadonlySet<string>, manifest: ReadonlySet<string> | undefined): readonly string[] => {
  if (manifest === undefined) return [];
  const names = [...lines.symmetricDifference(manifest)].map(line => line.slice(line.indexOf('  ') + 2));
  return [...new Set(names)].sort();
};

const inWords = (files: readonly string[]): string => {
  const others = files.length - NAMED_MAX;
  return `${files.slice(0, NAMED_MAX).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
};
