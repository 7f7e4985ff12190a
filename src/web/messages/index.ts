export { isLanguage, LANGUAGES, type Language } from '#core/words';
export { fileIn, nameOf, type OwnTexts, ownTexts, textLocaleOf } from './languages.ts';
export type { Messages, Texts } from './texts.ts';
