import type { Language } from '#core/words';
import type { Category } from './category.ts';
import { CALLS as en } from './texts/en.ts';
import { CALLS as es } from './texts/es.ts';
import { CALLS as vi } from './texts/vi.ts';
import { CALLS as hans } from './texts/zh-hans.ts';
import { CALLS as hant } from './texts/zh-hant.ts';

/** The name of a hand in every language, for what is written in all of them. */
export const handNames = (category: Category): Readonly<Record<Language, string>> => ({
  en: en[`name.${category}`],
  es: es[`name.${category}`],
  vi: vi[`name.${category}`],
  'zh-Hans': hans[`name.${category}`],
  'zh-Hant': hant[`name.${category}`],
});
