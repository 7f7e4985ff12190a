import { en } from './en.ts';
import type { Messages } from './texts.ts';

/** By the tag a page carries. English comes with every station; the others are fetched when they are chosen. */
const LOADERS = {
  en: () => Promise.resolve<Messages>(en),
  es: async () => (await import('./es.ts')).es,
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  vi: async () => (await import('./vi.ts')).vi,
} as const satisfies Readonly<Record<string, () => Promise<Messages>>>;

export type Language = keyof typeof LOADERS;
export const LANGUAGES = Object.keys(LOADERS) as readonly Language[]; // The keys are what the type says.

/** Each language by its own name, so that whoever speaks it finds it. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  vi: 'Tiếng Việt',
};

export const nameOf = (language: Language): string => NAMES[language];

export const isLanguage = (tag: string | null | undefined): tag is Language => LANGUAGES.some(one => one === tag);

export const loadMessages = (language: Language): Promise<Messages> => LOADERS[language]();
