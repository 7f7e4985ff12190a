import { type Fact, type Facts, isMoment, type Moment, type Said } from './fact.ts';
import { type Language, LOCALES, SEPARATORS } from './language.ts';
import { type Argument, COUNT, type Message, messageIn } from './message.ts';

/** The texts of a language by their codes. */
export type TextsByCode = Readonly<Record<string, string>>;
/** What another language must say: every text of the English table, none left out. */
export type TextsFor<Table> = { readonly [Code in keyof Table]: string };

/** A text with what it names, in a language. What is itself said in words is found under its code. */
export const say = (text: string, facts: Facts, language: Language = 'en', texts?: TextsByCode): string =>
  spoken(messageIn(text), { facts, language, texts, count: 0 });

/** The same in another language; in English where that language does not have the text. */
export const sayAgain = (said: Said, language: Language, texts: TextsByCode): string => {
  const text = texts[said.code];
  return text === undefined ? said.message : say(text, said.facts, language, texts);
};

type Saying = {
  readonly facts: Facts;
  readonly language: Language;
  readonly texts: TextsByCode | undefined;
  readonly count: number;
};

/**
 * What is named may end with a period of its own: `3:00 p.m.` at the end of a sentence has one, not two. A loop, as
 * every bet of a round has its sentence, thousands of rounds a second.
 */
const spoken = (message: Message, saying: Saying): string => {
  let said = '';
  for (const part of message) {
    const next = typeof part === 'string' ? part : spokenPart(part, saying);
    said += said.endsWith('.') && next.startsWith('.') ? next.slice(1) : next;
  }
  return said;
};

const spokenPart = (part: Argument | typeof COUNT, saying: Saying): string =>
  part === COUNT ? NUMBERS.format(saying.count) : argument(part, saying);

const argument = ({ name, kind, branches }: Argument, saying: Saying): string => {
  const fact = saying.facts[name];
  if (fact === undefined) throw new TypeError(`nothing is given for {${name}}`);
  switch (kind) {
    case 'plain':
      return named(fact, saying);
    case 'number':
      return NUMBERS.format(numberIn(name, fact));
    case 'plural': {
      const count = numberIn(name, fact);
      const chosen = branches.get(`=${count}`) ?? branches.get(pluralOf(saying.language, count));
      return spoken(chosen ?? branches.get('other')!, { ...saying, count });
    }
    case 'select':
      return spoken(branches.get(named(fact, saying)) ?? branches.get('other')!, saying);
  }
};

const numberIn = (name: string, fact: Fact): number => {
  if (typeof fact !== 'number') throw new TypeError(`{${name}} is not a number`);
  return fact;
};

const named = (fact: Fact, saying: Saying): string => {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return String(fact);
  if (isList(fact)) return fact.map(one => named(one, saying)).join(SEPARATORS[saying.language]);
  if (isMoment(fact)) return momentIn(fact, saying.language);
  return saying.texts === undefined ? fact.message : sayAgain(fact, saying.language, saying.texts);
};

const isList = (fact: Fact): fact is readonly Fact[] => Array.isArray(fact);

/** As in the United States in every language: `12,345`. */
const NUMBERS = new Intl.NumberFormat('en-US');

const PLURALS = new Map<Language, Intl.PluralRules>();

const pluralOf = (language: Language, count: number): string => {
  const rules = PLURALS.get(language) ?? new Intl.PluralRules(language);
  PLURALS.set(language, rules);
  return rules.select(count);
};

/** `Nov 16, 2026, 3:00 PM`: months in words, since 1/11 is a dispute, and twelve hours, as the room says them. */
export const momentIn = ({ moment }: Moment, language: Language): string => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d(?::\d\d)?)?/.exec(moment) ?? [];
  const options = { ...(day === undefined ? {} : DAY), ...(time === undefined ? {} : TIME), timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(LOCALES[language], options);
  return format.format(Date.parse(`${day ?? '2000-01-01'}T${time ?? '00:00'}Z`)).replaceAll('\u202f', ' ');
};

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
