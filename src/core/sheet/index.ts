export type { SheetPosting } from './posting.ts';
export { type RuleSheet, ruleSheet } from './rule-sheet.ts';
export { approved, partsOf, type SpokenPart, say, unmarked, type Words, words } from './words.ts';
