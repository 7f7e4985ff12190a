import { globSync } from 'node:fs';
import path from 'node:path';
import type { Language, TextsByCode } from '#core/words';

const SOURCES = path.join(import.meta.dirname, '..');

const LOADED = new Map<Language, Promise<TextsByCode>>();

/** Everything that core and server say by a code, in one language. Read when it is first asked for. TXT-1 */
export const textsIn = (language: Language): Promise<TextsByCode> => {
  const loaded = LOADED.get(language) ?? loadTexts(language);
  LOADED.set(language, loaded);
  return loaded;
};

const loadTexts = async (language: Language): Promise<TextsByCode> => {
  const files = globSync(`{core,server}/**/texts/${language.toLowerCase()}.ts`, { cwd: SOURCES });
  const folders = files.map(file => path.dirname(path.dirname(file)));
  const tables = await Promise.all(folders.map(folder => tablesOf(folder, language.toLowerCase())));
  return Object.assign({}, ...tables.flat()) as TextsByCode;
};

const REFUSALS = new Map<Language, Promise<TextsByCode>>();

/** Every refusal that core and server know, by its code, in one language. MCH-3 */
export const refusalsIn = (language: Language): Promise<TextsByCode> => {
  const loaded = REFUSALS.get(language) ?? loadRefusals(language);
  REFUSALS.set(language, loaded);
  return loaded;
};

const loadRefusals = async (language: Language): Promise<TextsByCode> => {
  const files = globSync(`{core,server}/**/texts/${language.toLowerCase()}.ts`, { cwd: SOURCES });
  const tables = await Promise.all(
    files.map(async file => {
      const folder = path.dirname(path.dirname(file));
      const texts = await import(`../${folder}/texts/${language.toLowerCase()}.ts`);
      return (texts as { readonly SENTENCES?: TextsByCode }).SENTENCES ?? {};
    }),
  );
  return Object.assign({}, ...tables) as TextsByCode;
};

/** Refusals, the words they are made of, the calls of hands, and what coaches say. */
const tablesOf = async (folder: string, language: string): Promise<readonly TextsByCode[]> => {
  const texts = (await import(`../${folder}/texts/${language}.ts`)) as Readonly<Record<string, TextsByCode>>;
  return ['SENTENCES', 'TERMS', 'CALLS', 'COACH', 'TABLE_RULES'].map(table => texts[table] ?? {});
};
