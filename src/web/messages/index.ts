export { en } from './en.ts';
export { isLanguage, LANGUAGES, type Language, loadMessages, nameOf } from './languages.ts';
export type { Messages, Texts } from './texts.ts';
