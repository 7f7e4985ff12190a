import { type Answer, answer } from '#core/base';
import { type Activity, clauseOf } from '#core/rulebook';
import { sheetFootings } from './footing.ts';
import type { RuleSheet, SheetItem } from './rule-sheet.ts';
import { refuse } from './terms/refusals.ts';
import type { SheetLine, SheetMessage, Words } from './words.ts';

/** The sentences of a sheet that fulfill an item of its posting list, section by section. SHT-1 */
export const fulfilledBy = (sheet: RuleSheet, item: SheetItem): readonly SheetLine[] =>
  partsFor(sheet, item).flatMap(part => sectionFor(sheet, part)?.lines ?? []);

/** Where an item is shown: its parts, and what promotions have posted where those point to it. */
export const partsFor = (sheet: RuleSheet, item: SheetItem): readonly RuleSheet['sections'][number]['part'][] => {
  const lines = item.parts.flatMap(part => sectionFor(sheet, part)?.lines ?? []);
  const isElsewhere = lines.some(line => saysAny(line, POINTERS)) || isSetInPromotion(sheet, item);
  return isElsewhere && sectionFor(sheet, 'posted') !== undefined ? [...item.parts, 'posted'] : item.parts;
};

const sectionFor = (sheet: RuleSheet, wanted: RuleSheet['sections'][number]['part']) =>
  sheet.sections.find(({ part }) => part === wanted);

/** What is set for each promotion stands with what it has posted. */
const isSetInPromotion = (sheet: RuleSheet, { parts }: SheetItem): boolean =>
  parts.includes('settings') || (parts.includes('times') && sectionFor(sheet, 'posted') !== undefined);

const POINTERS: ReadonlySet<SheetMessage> = new Set(['prize.in-posted', 'fee.in-posted'] satisfies SheetMessage[]);

/** The items that nothing fulfills yet: no sentence says them, or one leaves open what must be fixed. SHT-13 */
export const openItems = (sheet: RuleSheet): readonly SheetItem[] =>
  sheet.items.filter(item => {
    const lines = fulfilledBy(sheet, item);
    const isUnset = item.parts.includes('settings') && lines.every(line => saysAny(line, NONE));
    return lines.length === 0 || isUnset || lines.some(line => saysAny(line, OPEN));
  });

/** The sheet to hang; refused while an item is missing, a range stands for an amount, or a sum is wrong. PAP-5 */
export const toHang = (sheet: RuleSheet, activity: Activity): Answer<RuleSheet> => {
  const items = openItems(sheet).map(({ words }) => words);
  const clause = clauseOf(activity, 'Posting');
  if (items.length > 0) return refuse('sheet-items-open', { activity: activity.name, items }, clause);
  const wrong = sheetFootings(sheet).find(({ expected, found }) => expected !== found);
  return wrong === undefined
    ? answer(sheet)
    : refuse('sheet-not-footed', { activity: activity.name, ...wrong }, clause);
};

const saysAny = (line: SheetLine, messages: ReadonlySet<SheetMessage>): boolean =>
  line.type === 'text' ? says(line.words, messages) : line.rows.some(row => row.some(cell => says(cell, messages)));

const NONE: ReadonlySet<SheetMessage> = new Set(['sheet.none'] satisfies SheetMessage[]);

/** A range where an amount must stand, or a word that puts it off. */
const OPEN: ReadonlySet<SheetMessage> = new Set([
  'sheet.approved',
  'sheet.as-posted',
  'times.while-posted',
  'drawing.as-posted',
  'prize.tickets-range',
] satisfies readonly SheetMessage[]);

const says = (said: Words, messages: ReadonlySet<SheetMessage>): boolean => {
  if (typeof said !== 'object') return false;
  if ('list' in said) return said.list.some(member => says(member, messages));
  if (!('message' in said)) return false;
  return messages.has(said.message) || Object.values(said.facts).some(fact => says(fact, messages));
};
