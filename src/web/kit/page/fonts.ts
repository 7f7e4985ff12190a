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
