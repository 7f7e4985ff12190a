export { isLanguage, LANGUAGES, type Language } from '#core/words';
export { nameOf, type OwnTexts, ownTexts } from './languages.ts';
export type { Messages, Texts } from './texts.ts';
