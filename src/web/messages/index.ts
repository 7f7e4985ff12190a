export { isLanguage, LANGUAGES, type Language } from '#core/words';
export { nameOf, type OwnTexts, ownTexts, textLocaleOf } from './languages.ts';
export { SAYING_MECHANISMS, type SaidBy, saidTexts } from './said.ts';
export type { Messages, Texts } from './texts.ts';
