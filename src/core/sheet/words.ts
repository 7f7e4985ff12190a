import { defined } from '#core/base';
import { type Cents, formatAmount } from '#core/money';
import { texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';

/** The languages of a sheet; another is its file and its line here. SHT-6 */
const TEXTS = { en, es };
export type SheetLanguage = keyof typeof TEXTS;
export const SHEET_LANGUAGES = Object.keys(TEXTS) as readonly SheetLanguage[]; // Keys of a table are its names.
export type SheetMessage = keyof typeof en;

/** Something a sheet says: as it stands, as the jurisdiction says it, a message with its facts, or a list. SHT-6 */
export type Words =
  | string
  | { readonly message: SheetMessage; readonly facts: Readonly<Record<string, Words>> }
  | { readonly said: Readonly<Record<SheetLanguage, string>> }
  | { readonly list: readonly Words[] };

/** One entry of a section. */
export type SheetLine =
  | { readonly type: 'text'; readonly words: Words }
  | { readonly type: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] };

export const words = (message: SheetMessage, facts: Readonly<Record<string, Words>> = {}): Words => ({
  message,
  facts,
});

export const line = (message: SheetMessage, facts: Readonly<Record<string, Words>> = {}): SheetLine =>
  plain(words(message, facts));

/** The same line if something is so, else nothing. */
export const lineIf = (isSo: boolean, message: SheetMessage, facts: Readonly<Record<string, Words>> = {}) =>
  isSo ? [line(message, facts)] : [];

/** The same line if all of its facts are there, else nothing. */
export const lineWith = (message: SheetMessage, facts: Readonly<Record<string, Words | undefined>>) =>
  Object.values(facts).includes(undefined) ? [] : [line(message, defined(facts) as Readonly<Record<string, Words>>)];

/** A line that lists something; none where there is nothing to list. */
export const linesFor = (message: SheetMessage, fact: string, listed: readonly string[]) =>
  lineIf(listed.length > 0, message, { [fact]: list(...listed) });

/** What stands as it is. */
export const plain = (said: Words): SheetLine => ({ type: 'text', words: said });

/** A clause of the approval as a sentence of its own. */
export const sentence = (clause: string): SheetLine =>
  line('sheet.sentence', { words: clause.charAt(0).toUpperCase() + clause.slice(1) });

export const list = (...members: readonly Words[]): Words => ({ list: members });

/** A table without rows is nothing. */
export const table = (head: readonly SheetMessage[], rows: readonly (readonly Words[])[]): readonly SheetLine[] =>
  rows.length === 0 ? [] : [{ type: 'table', head: head.map(each => words(each)), rows }];

/** What was chosen, else what is approved. */
export const amountOr = (
  range: { readonly from: Cents; readonly to?: Cents } | undefined,
  given: Cents | undefined,
): Words => {
  if (given !== undefined) return formatAmount(given);
  return range === undefined ? words('sheet.as-posted') : rangeInWords(range, formatAmount);
};

/** From one bound to the other, as far as there are any. */
export const rangeInWords = <Bound extends number>(
  { from, to }: { readonly from?: Bound | undefined; readonly to?: Bound | undefined },
  format: (bound: Bound) => string,
): Words => {
  if (from === undefined) return to === undefined ? '' : words('payout.below', { to: format(to) });
  if (to === undefined) return words('sheet.at-least', { from: format(from) });
  return from === to ? format(from) : words('sheet.range', { from: format(from), to: format(to) });
};

/** The words in a language. */
export const say = (said: Words, language: SheetLanguage): string => {
  if (typeof said === 'string') return said;
  if ('said' in said) return said.said[language];
  if ('list' in said) return said.list.map(member => say(member, language)).join(', ');
  return TEXTS[language][said.message].replace(/\{(\w+)\}/g, (_, fact: string) =>
    say(said.facts[fact] ?? '', language),
  );
};
