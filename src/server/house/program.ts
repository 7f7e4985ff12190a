import { hash, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Fact } from '#core/words';
import { fault } from '#server/journal';
import { type ChangeRecord, requireChange } from './change-record.ts';
import { lineOf, ownFiles, packageFiles, strangersIn, traceIn, traceOf } from './program-files.ts';
import { speak } from './refusals.ts';

/** The program as it is on this machine. */
export type Program = {
  /** SHA-256 of the names and hashes of all its files: two programs with the same one are the same. */
  readonly fingerprint: string;
  readonly files: number;
  /** What a signed manifest vouches for, an unsigned one, or nothing. */
  readonly proof: 'signed' | 'unsigned' | 'none';
  /** The files that have changed since, by name. */
  readonly changed: () => Promise<readonly string[]>;
  /** Who wrote, tested and approved this version; under a key none runs without. REG-S1 */
  readonly change?: ChangeRecord;
};

/** Which Node runs it, and whose manifest alone counts. */
export type ProgramAsked = { readonly node: string; readonly key?: KeyObject };

/** Lines as `sha256sum` writes them, and their signature; without them the program isn't checked. */
const MANIFEST = 'MANIFEST.sha256';
const SIGNATURE = `${MANIFEST}.sig`;
const NAMED_MAX = 5;

/**
 * Takes the fingerprint of the program in a folder. Where a manifest is there everything that runs is held against it,
 * packages and Node as well, and where a key is given only its owner's manifest counts. Throws where the program is not
 * the one that is named: then nothing may be offered. REG-M10, SEA-7
 */
export const checkProgram = (folder: string, { node, key }: ProgramAsked): Program => {
  const manifest = manifestIn(folder);
  if (key !== undefined && (manifest === undefined || !isSigned(folder, manifest, key)))
    throw fault('manifest-unsigned', { file: path.join(folder, MANIFEST) });
  const files = [...ownFiles(folder), ...(manifest === undefined ? [] : packageFiles(folder))];
  const traces = new Map(files.map(file => [file, traceOf(folder, file)]));
  const lines = new Map(files.map(file => [file, lineOf(folder, file)]));
  const differing = manifest === undefined ? [] : differences(new Set(lines.values()), manifest);
  const strangers = manifest === undefined ? [] : strangersIn(folder, node);
  if (differing.length + strangers.length > 0)
    throw fault('program-changed', { files: firstOf([...differing, ...strangers]) });
  const change = key === undefined ? undefined : requireChange(folder);
  const changed = () => changedSince(folder, traces, lines);
  const proof = key !== undefined ? 'signed' : manifest === undefined ? 'none' : 'unsigned';
  const fingerprint = hash('sha256', [...lines.values()].join('\n'));
  return { fingerprint, files: files.length, proof, changed, ...(change !== undefined && { change }) };
};

/** Writes the manifest of a program as it is installed, signed where a key is given. How many files are in it. SEA-7 */
export const makeManifest = (folder: string, key: KeyObject | undefined): number => {
  const files = [...ownFiles(folder), ...packageFiles(folder)];
  const text = `${files.map(file => lineOf(folder, file)).join('\n')}\n`;
  writeFileSync(path.join(folder, MANIFEST), text);
  if (key !== undefined)
    writeFileSync(path.join(folder, SIGNATURE), `${sign(null, Buffer.from(text), key).toString('base64')}\n`);
  return files.length;
};

const isSigned = (folder: string, manifest: string, key: KeyObject): boolean => {
  const file = path.join(folder, SIGNATURE);
  const signature = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return verify(null, Buffer.from(manifest), key, Buffer.from(signature, 'base64'));
};

const manifestIn = (folder: string): string | undefined => {
  const file = path.join(folder, MANIFEST);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** The files that differ from the manifest, are missing, or are not in it. */
const differences = (lines: ReadonlySet<string>, manifest: string): readonly string[] => {
  const named = new Set(manifest.split('\n').filter(line => line !== '' && !line.includes('.test.')));
  const ours = new Set([...lines].filter(line => !line.includes('.test.')));
  const names = [...ours.symmetricDifference(named)].map(line => line.slice(line.indexOf('  ') + 2));
  return [...new Set(names)].sort();
};

/**
 * Only files with another trace are read again, and one after another, so that nobody at a table waits for it. What was
 * added to the program's own files counts as well.
 */
const changedSince = async (
  folder: string,
  traces: ReadonlyMap<string, string>,
  lines: ReadonlyMap<string, string>,
): Promise<readonly string[]> => {
  const changed = ownFiles(folder).filter(file => !traces.has(file));
  for (const [file, trace] of traces) {
    const now = await stat(path.join(folder, file)).then(traceIn, () => undefined);
    if (now !== trace && (now === undefined || lineOf(folder, file) !== lines.get(file))) changed.push(file);
  }
  return changed.sort();
};

const firstOf = (files: readonly string[]): readonly Fact[] => {
  const count = files.length - NAMED_MAX;
  return [...files.slice(0, NAMED_MAX), ...(count > 0 ? [speak('program.more', { count })] : [])];
};
