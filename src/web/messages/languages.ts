import type { Language } from '#core/words';

/** Each language by its own name, so that its speakers find it. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  vi: 'Tiếng Việt',
};

export const nameOf = (language: Language): string => NAMES[language];

/** What a page says in a language. */
export type OwnTexts = (language: Language) => Promise<object>;

/** English comes with the page; the others are fetched when they are chosen. */
export const ownTexts =
  (english: object, load: (language: string) => Promise<object>): OwnTexts =>
  async language =>
    language === 'en' ? english : load(language.toLowerCase());
