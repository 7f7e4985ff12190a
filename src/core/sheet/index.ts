export type { SheetPosting } from './posting.ts';
export { type RuleSheet, ruleSheet } from './rule-sheet.ts';
export { SHEET_LANGUAGES, type SheetLanguage, say, type Words, words } from './words.ts';
