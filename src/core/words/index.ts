export type { Fact, Facts, Moment, Said } from './fact.ts';
export type { FactsIn } from './facts-in.ts';
export { isLanguage, LANGUAGES, type Language, LOCALES } from './language.ts';
export { messageIn } from './message.ts';
export { momentIn, say, sayAgain, type TextsByCode, type TextsFor } from './say.ts';
export { sayings } from './sayings.ts';
export { type Coded, saidIn, type Written, written } from './written.ts';
