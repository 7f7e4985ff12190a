import { isLanguage, LANGUAGES, type Language } from '#core/words';
import { said } from './said.ts';

/** For every verb that prints a paper. */
export const IN_LANGUAGE = {
  language: { value: 'LANGUAGE', words: 'en, es, vi, zh-Hans or zh-Hant; en when left out' },
} as const;

/** The language asked for, or why there is none. */
export const languageAsked = (asked: string = 'en'): Language | { readonly why: string } =>
  isLanguage(asked) ? asked : { why: said('no-language', { language: asked, languages: LANGUAGES }) };
