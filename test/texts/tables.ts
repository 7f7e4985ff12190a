import path from 'node:path';
import { LANGUAGES, type Language, messageIn } from '#core/words';
import { filesIn } from '../tidy/sources.ts';

/** Texts by their paths: `SENTENCES.table-not-open`, `cage.pay.title`. */
export type Table = ReadonlyMap<string, string>;

/** One `texts` folder, in all languages it has. */
export type Folder = { readonly folder: string; readonly tables: ReadonlyMap<Language, Table> };

const ROOT = path.join(import.meta.dirname, '..', '..');

export const textFolders = async (): Promise<readonly Folder[]> =>
  Promise.all(filesIn('src/**/texts/en.ts').map(file => folderAt(path.posix.dirname(file))));

const folderAt = async (folder: string): Promise<Folder> => {
  const files = new Set(filesIn(`${folder}/*.ts`));
  const spoken = LANGUAGES.filter(language => files.has(fileOf(folder, language)));
  const tables = spoken.map(async language => {
    const said = (await import(path.join(ROOT, fileOf(folder, language)))) as object;
    return [language, new Map(leavesOf(said, ''))] as const;
  });
  return { folder, tables: new Map(await Promise.all(tables)) };
};

const fileOf = (folder: string, language: Language): string => `${folder}/${language.toLowerCase()}.ts`;

const leavesOf = (tree: object, here: string): readonly (readonly [path: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, text]: [string, unknown]) => {
    const at = here === '' ? key : `${here}.${key}`;
    return typeof text === 'string' ? [[at, text] as const] : leavesOf(text as object, at);
  });

/** What a text names, and how: a plural needs a number. */
export const factsOf = (text: string): ReadonlyMap<string, 'number' | 'plain' | 'select'> => {
  const found = new Map<string, 'number' | 'plain' | 'select'>();
  const visit = (message: ReturnType<typeof messageIn>): void => {
    for (const part of message) {
      if (typeof part !== 'object') continue;
      const kind = part.kind === 'plural' ? 'number' : part.kind;
      found.set(part.name, found.get(part.name) === 'number' ? 'number' : kind);
      for (const branch of part.branches.values()) visit(branch);
    }
  };
  visit(messageIn(text));
  return found;
};
