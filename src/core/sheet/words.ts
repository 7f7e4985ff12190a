import { defined } from '#core/base';
import { type Cents, formatAmount } from '#core/money';
import { type Fact, type FactsIn, type Language, type Moment, say as sayText } from '#core/words';
import { texts as termsEn } from './terms/texts/en.ts';
import { texts as termsEs } from './terms/texts/es.ts';
import { texts as termsVi } from './terms/texts/vi.ts';
import { texts as termsHans } from './terms/texts/zh-hans.ts';
import { texts as termsHant } from './terms/texts/zh-hant.ts';
import { texts as en } from './texts/en.ts';
import { texts as es, shared as sharedEs } from './texts/es.ts';
import { shared as sharedVi, texts as vi } from './texts/vi.ts';
import { texts as hans, shared as sharedHans } from './texts/zh-hans.ts';
import { texts as hant, shared as sharedHant } from './texts/zh-hant.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<SheetMessage, string>>>> = {
  en: { ...en, ...termsEn },
  es: { ...es, ...termsEs },
  vi: { ...vi, ...termsVi },
  'zh-Hans': { ...hans, ...termsHans },
  'zh-Hant': { ...hant, ...termsHant },
};
type English = typeof en & typeof termsEn;
export type SheetMessage = keyof English;

/** In English they stand as the approval has them. */
const SHARED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: sharedEs,
  vi: sharedVi,
  'zh-Hans': sharedHans,
  'zh-Hant': sharedHant,
};

/** Something a sheet says: as it is, as the jurisdiction says it, a message with its facts, or a list. SHT-6 */
export type Words =
  | string
  | number
  | Moment
  | { readonly message: SheetMessage; readonly facts: WordFacts }
  | { readonly shared: string }
  | { readonly said: Readonly<Record<Language, string>> }
  | { readonly list: readonly Words[] };
type WordFacts = Readonly<Record<string, Words>>;

/** What a message names; several messages need what any of them names. */
type FactsOf<Message extends SheetMessage> = {
  readonly [Name in keyof FactsIn<English[Message]>]: FactsIn<English[Message]>[Name] extends number ? number : Words;
};
/** A message that names nothing. */
export type PlainMessage = {
  [Message in SheetMessage]: [keyof FactsOf<Message>] extends [never] ? Message : never;
}[SheetMessage];

/** Nothing is given to a message that names nothing. */
type Given<Message extends SheetMessage> = [keyof FactsOf<Message>] extends [never] ? [] : [facts: FactsOf<Message>];

/** One entry of a section. */
export type SheetLine =
  | { readonly type: 'text'; readonly words: Words }
  | { readonly type: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] };

export const words = <Message extends SheetMessage>(message: Message, ...[facts]: Given<Message>): Words => ({
  message,
  facts: (facts ?? {}) as WordFacts, // As the message names them.
});

export const line = <Message extends SheetMessage>(message: Message, ...given: Given<Message>): SheetLine =>
  plain(words(message, ...given));

/** The same line if something is so, else nothing. */
export const lineIf = <Message extends SheetMessage>(isSo: boolean, message: Message, ...given: Given<Message>) =>
  isSo ? [line(message, ...given)] : [];

/** The same line if all of its facts are there, else nothing. */
export const lineWith = <Message extends SheetMessage>(
  message: Message,
  facts: { readonly [Name in keyof FactsOf<Message>]: FactsOf<Message>[Name] | undefined },
): readonly SheetLine[] =>
  Object.values(facts).includes(undefined) ? [] : [plain({ message, facts: defined(facts) as WordFacts })];

/** What stands as it is. */
export const plain = (said: Words): SheetLine => ({ type: 'text', words: said });

/** A clause of the approval as a sentence of its own. */
export const sentence = (clause: string): SheetLine =>
  line('sheet.sentence', { words: approved(clause.charAt(0).toUpperCase() + clause.slice(1)) });

export const list = (...members: readonly Words[]): Words => ({ list: members });

/** A table without rows is nothing. */
export const table = (head: readonly Words[], rows: readonly (readonly Words[])[]): readonly SheetLine[] =>
  rows.length === 0 ? [] : [{ type: 'table', head, rows }];

/** What was chosen, else what is approved. */
export const amountOr = (
  range: { readonly from: Cents; readonly to?: Cents } | undefined,
  given: Cents | undefined,
): Words => {
  if (given !== undefined) return formatAmount(given);
  if (range === undefined) return words('sheet.as-posted');
  return range.from === range.to
    ? formatAmount(range.from)
    : words('sheet.approved', { range: rangeInWords(range, formatAmount) });
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

/** Around what stays in English, as it was approved: invisible, and on paper marked as English. */
const [OPENS, CLOSES] = ['\u2068', '\u2069'];

/** A name or a clause as it was approved: the same words in every language. SHT-6 */
export const approved = (text: string): string => `${OPENS}${text}${CLOSES}`;

/** The same where many approvals say it: in the language of the sheet, as far as that has it. */
export const shared = (text: string): Words => ({ shared: text });

export type SpokenPart = { readonly text: string; readonly isApproved: boolean };

/** What is said, cut where approved words begin and end. */
export const partsOf = (spoken: string): readonly SpokenPart[] =>
  spoken
    .split(/(\u2068[^\u2068\u2069]*\u2069)/)
    .filter(text => text !== '')
    .map(text => {
      const isApproved = text.startsWith(OPENS!);
      return { text: isApproved ? text.slice(1, -1) : text, isApproved };
    });

/** What is said, without the marks. */
export const unmarked = (spoken: string): string =>
  partsOf(spoken)
    .map(({ text }) => text)
    .join('');

/** The words in a language. */
export const say = (said: Words, language: Language): string =>
  sayText('{said}', { said: factOf(said, language) }, language);

const factOf = (said: Words, language: Language): Fact => {
  if (typeof said !== 'object' || 'moment' in said) return said;
  if ('said' in said) return said.said[language];
  if ('shared' in said) return sharedIn(said.shared, language);
  if ('list' in said) return said.list.map(member => factOf(member, language));
  const facts = Object.entries(said.facts).map(([name, fact]) => [name, factOf(fact, language)] as const);
  return sayText(TEXTS[language][said.message], Object.fromEntries(facts), language);
};

/** With a capital letter where the approval has one. */
const sharedIn = (text: string, language: Language): string => {
  if (language === 'en') return approved(plainly(text));
  const said = SHARED[language][text.toLowerCase()];
  if (said === undefined) return approved(plainly(text));
  return text.startsWith(text.charAt(0).toLowerCase()) ? said : said.charAt(0).toUpperCase() + said.slice(1);
};

/** Keys of kinds of prizes as words, and nobody's name left out. */
const plainly = (text: string): string =>
  text
    .replace(/\b(?:live-chips|dead-chips|match-play|tournament-entries)\b/g, word => word.replace('-', ' '))
    .replace(' (unnamed)', '');
