/** The languages of the house, by the tag a page carries. */
export const LANGUAGES = ['en', 'es', 'zh-Hans', 'zh-Hant', 'vi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (tag: string | null | undefined): tag is Language => LANGUAGES.some(one => one === tag);

/** Where dates are in the words of a language and amounts, numbers and the clock are those of the United States. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-US',
  'zh-Hans': 'zh-Hans-US',
  'zh-Hant': 'zh-Hant-US',
  vi: 'vi-US',
};

/** What stands between the parts of a list. */
export const SEPARATORS: Readonly<Record<Language, string>> = {
  en: ', ',
  es: ', ',
  vi: ', ',
  'zh-Hans': '、',
  'zh-Hant': '、',
};
