export { type Footing, sheetFootings } from './footing.ts';
export { fulfilledBy, openItems, partsFor, toHang } from './gaps.ts';
export type { SheetPosting } from './posting.ts';
export { type RuleSheet, ruleSheet, type SheetItem } from './rule-sheet.ts';
export { exampleCards } from './terms/example.ts';
export { approved, partsOf, type SheetLine, type SpokenPart, say, unmarked, type Words, words } from './words.ts';
