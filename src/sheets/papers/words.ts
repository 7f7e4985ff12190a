import { unmarked } from '#core/sheet';
import { type Fact, type Language, say, sayings } from '#core/words';
import { texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as vi } from './texts/vi.ts';
import { texts as hans } from './texts/zh-hans.ts';
import { texts as hant } from './texts/zh-hant.ts';

export type HousePaperCode = keyof typeof en;

const TEXTS: Readonly<Record<Language, Readonly<Record<HousePaperCode, string>>>> = {
  en,
  es,
  vi,
  'zh-Hans': hans,
  'zh-Hant': hant,
};

export const written = sayings(en);

/** Says a text of these papers in a language; without facts where it names none. */
export type Say = (code: HousePaperCode, facts?: Readonly<Record<string, Fact>>) => string;

export const sayIn =
  (language: Language): Say =>
  (code, facts = {}) =>
    unmarked(say(TEXTS[language][code], facts, language, TEXTS[language]));
