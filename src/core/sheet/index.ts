export { SHEET_LANGUAGES, type SheetLanguage, type SheetMessage } from './messages.data.ts';
export type { SheetPosting } from './posting.ts';
export { type RuleSheet, ruleSheet, type SheetSection } from './rule-sheet.ts';
export { type SheetLine, say, type Words, words } from './words.ts';
