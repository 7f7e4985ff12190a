import { isLanguage, type Language } from '../../messages/index.ts';

/** Staff and signs choose separately: a room may work in one language and show players another. */
export type Audience = 'staff' | 'players';

const storedAs = (audience: Audience): string => `houseway-language-${audience}`;

/** The address decides first, then the choice on this device, then English. */
export const chosenLanguage = (audience: Audience): Language => {
  const [asked] = languagesAsked();
  if (asked !== undefined) return asked;
  const stored = read(storedAs(audience));
  return isLanguage(stored) ? stored : 'en';
};

/** The languages that the address names: `?lang=en,zh-Hans` asks a sign for two at once. */
export const languagesAsked = (): readonly Language[] =>
  (new URLSearchParams(location.search).get('lang') ?? '').split(',').filter(isLanguage);

export const chooseLanguage = (audience: Audience, language: Language): void => {
  try {
    localStorage.setItem(storedAs(audience), language);
  } catch {} // A locked-down kiosk refuses storage: then the choice lasts as long as the page.
};

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
