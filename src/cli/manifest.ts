import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defined } from '#core/base';
import { checkProgram, makeManifest, requireChange } from '#server/house';
import { checkingKey, Fault, signingKey } from '#server/journal';
import { said } from './said.ts';
import { HELP } from './texts/en.ts';
import { type Asked, FOR_PROGRAMS, type Said, verb } from './verb.ts';

const OPTIONS = {
  key: { value: 'FILE', words: 'an Ed25519 private key as PEM, to sign the manifest with' },
  'public-key': { value: 'FILE', words: 'the key that must have signed it' },
  ...FOR_PROGRAMS,
} as const;
type Given = Asked<typeof OPTIONS>;

export const manifest = verb({
  ...HELP.manifest,
  usage: ['manifest make [--key FILE]', 'manifest check [--public-key FILE] [--json]'],
  options: OPTIONS,
  wordsMax: 1,
  run: asked => {
    switch (asked.words[0]) {
      case 'make':
        return make(asked);
      case 'check':
        return check(asked);
      default:
        return undefined;
    }
  },
});

const PROGRAM = path.join(import.meta.dirname, '..', '..');

const make = async ({ values }: Given): Promise<Said> => {
  const key = values.key === undefined ? undefined : signingKey(await textOf(values.key));
  if (values.key !== undefined && key === undefined) return said('not-a-key', { file: values.key, kind: 'private' });
  // What is signed is for a live house, which starts no version without its record. REG-S1
  if (key !== undefined) {
    const lacking = recordLacking();
    if (lacking !== undefined) return { refused: lacking };
  }
  const files = makeManifest(PROGRAM, key);
  return [said(key === undefined ? 'manifest-made' : 'manifest-signed', { files })];
};

const recordLacking = (): string | undefined => {
  try {
    requireChange(PROGRAM);
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
};

const check = async ({ values }: Given): Promise<Said> => {
  const { 'public-key': file } = values;
  const key = file === undefined ? undefined : checkingKey(await textOf(file));
  if (file !== undefined && key === undefined) return said('not-a-key', { file, kind: 'public' });
  try {
    const { fingerprint, files, proof } = checkProgram(PROGRAM, { node: process.execPath, ...defined({ key }) });
    return { json: { fingerprint, files, proof }, lines: [said(`manifest-${proof}`, { files, fingerprint })] };
  } catch (error) {
    if (error instanceof Fault) return { refused: error.message };
    throw error;
  }
};

const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
