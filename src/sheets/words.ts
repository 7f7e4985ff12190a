import { unmarked } from '#core/sheet';
import { type Fact, type Language, say, sayings } from '#core/words';
import { texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as vi } from './texts/vi.ts';
import { texts as hans } from './texts/zh-hans.ts';
import { texts as hant } from './texts/zh-hant.ts';

export type PaperCode = keyof typeof en;
/** The codes that begin with a word: those of `sign` are `paid`, `received` and so on. */
export type CodesOf<Kind extends string> = PaperCode extends infer Code
  ? Code extends `${Kind}.${infer Rest}`
    ? Rest
    : never
  : never;

const TEXTS: Readonly<Record<Language, Readonly<Record<PaperCode, string>>>> = {
  en,
  es,
  vi,
  'zh-Hans': hans,
  'zh-Hant': hant,
};

/** Something a paper says, by its code. */
export const written = sayings(en);

/** A code without facts. */
export const named = (code: PaperCode): Fact => ({ code, facts: {}, message: en[code] });

export type Speak = (said: Fact) => string;

/** Says it in a language, with approved words marked; in English there is nothing to mark. SHT-6 */
export const markedIn =
  (language: Language): Speak =>
  said => {
    const spoken = say('{said}', { said }, language, TEXTS[language]);
    return language === 'en' ? unmarked(spoken) : spoken;
  };

/** The same without marks, for forms that cannot show them. */
export const plainIn = (language: Language): Speak => {
  const marked = markedIn(language);
  return said => unmarked(marked(said));
};

/** Says that the English text governs; an English one need not. */
export const courtesyIn = (language: Language): readonly string[] =>
  language === 'en' ? [] : [TEXTS[language]['paper.courtesy']];
