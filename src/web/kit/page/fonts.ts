import type { Language } from '../../messages/index.ts';

/**
 * Signs and kiosks often run on a bare system without Chinese letters: these come from here, in small parts, and only
 * the parts that a page shows are fetched.
 */
const FONTS: Partial<Readonly<Record<Language, () => Promise<unknown>>>> = {
  'zh-Hans': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'zh-Hant': () => import('@fontsource-variable/noto-sans-tc/wght.css'),
};

export const loadFonts = async (language: Language): Promise<void> => {
  await FONTS[language]?.();
};

/** A page waits so long for its letters; after that it shows those of the device until they are here. */
const WAITS_MS = 1_500;

/** The letters of every screen: a page that is measured before they are here would be measured wrong. */
export const loadLetters = (): Promise<unknown> => {
  const weights = [400, 700].map(weight => document.fonts.load(`${weight} 1em "Noto Sans Variable"`));
  return Promise.race([Promise.allSettled(weights), new Promise(done => setTimeout(done, WAITS_MS))]);
};
