import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Source = { readonly file: string; readonly text: string };

const root = path.join(import.meta.dirname, '..', '..');

export const filesIn = (...patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: root })
    .map(file => file.split(path.sep).join('/'))
    .sort();

export const sourcesIn = (...patterns: readonly string[]): readonly Source[] =>
  filesIn(...patterns).map(file => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

export const isTest = ({ file }: Source): boolean => /\.(test|fixture)\.ts$/.test(file);

/** The code alone, comments and strings emptied: a word in a sentence isn't a use of it. */
export const codeOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`(?:[^`\\$]|\\.|\$(?!\{))*`/g, '``');

/** What a file imports or re-exports, as written. */
export const importsOf = (text: string): readonly string[] =>
  IMPORTS.flatMap(pattern => [...text.matchAll(pattern)].map(match => match[1]!));

const IMPORTS = [
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s+['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g,
  /\bimport\(['"]([^'"]+)['"]\)/g,
];
