import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn } from '../tidy/sources.ts';

/** A text with the file and the key where it is written. */
export type Text = { readonly place: string; readonly text: string };

/** Every text of a language: all strings in all that its files export. */
export const textsOf = async (language: string): Promise<readonly Text[]> => {
  const files = filesIn(`src/**/texts/${language}.ts`);
  const root = path.join(import.meta.dirname, '..', '..');
  const texts = files.map(async file => {
    const exported: unknown = await import(pathToFileURL(path.join(root, file)).href);
    return stringsIn(exported, file);
  });
  return (await Promise.all(texts)).flat();
};

const stringsIn = (value: unknown, place: string): readonly Text[] => {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => stringsIn(each, `${place} ${key}`));
};
