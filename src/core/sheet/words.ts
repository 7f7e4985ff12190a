import { type Cents, formatAmount } from '#core/money';
import { MESSAGES, type SheetLanguage, type SheetMessage } from './messages.data.ts';

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

export const line = (message: SheetMessage, facts: Readonly<Record<string, Words>> = {}): SheetLine => ({
  type: 'text',
  words: words(message, facts),
});

/** The same line if something is so, else nothing. */
export const lineIf = (isSo: boolean, message: SheetMessage, facts: Readonly<Record<string, Words>> = {}) =>
  isSo ? [line(message, facts)] : [];

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
  if (range === undefined) return words('sheet.as-posted');
  const from = formatAmount(range.from);
  if (range.to === undefined) return words('sheet.at-least', { from });
  return range.from === range.to ? from : words('sheet.range', { from, to: formatAmount(range.to) });
};

/** The words in a language. */
export const say = (said: Words, language: SheetLanguage): string => {
  if (typeof said === 'string') return said;
  if ('said' in said) return said.said[language];
  if ('list' in said) return said.list.map(member => say(member, language)).join(', ');
  return MESSAGES[said.message][language].replace(/\{(\w+)\}/g, (_, fact: string) =>
    say(said.facts[fact] ?? '', language),
  );
};
