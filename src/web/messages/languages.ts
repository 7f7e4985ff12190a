import { type Language, LOCALES } from '#core/words';

/** Each language by its own name, so that its speakers find it. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  vi: 'Tiếng Việt',
};

export const nameOf = (language: Language): string => NAMES[language];

/** How texts print numbers: as in the United States. Vietnamese has no locale with US numbers and needs no plurals. */
export const textLocaleOf = (language: Language): string => (language === 'vi' ? 'en-US' : LOCALES[language]);

/** What a page says in a language. */
export type OwnTexts = (language: Language) => Promise<object>;

/** Files with texts by their paths, fetched when they are asked for. */
export type TextFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** English comes with the page; the others are files, fetched when they are chosen. */
export const ownTexts =
  (english: object, files: TextFiles): OwnTexts =>
  async language =>
    language === 'en' ? english : ((await fileIn(files, language)()) as object);

/** The one file of a language. */
export const fileIn = (files: TextFiles, language: Language): (() => Promise<unknown>) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${language.toLowerCase()}.ts`))![1]; // Each folder has all.
