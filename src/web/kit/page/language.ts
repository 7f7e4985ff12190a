import { isLanguage, type Language } from '../../messages/index.ts';
import { ofThisDevice, readStored, writeStored } from './stored.ts';

/** Staff and signs choose apart: a room may work in one language and speak to its players in another. */
export type Audience = 'staff' | 'players';

const storedAs = (audience: Audience): string => `houseway-language-${audience}`;

/** The address has the first word, then what was chosen on this device, then English. */
export const chosenLanguage = (audience: Audience): Language => {
  const [asked] = languagesAsked();
  if (asked !== undefined) return asked;
  const stored = readStored(ofThisDevice, storedAs(audience));
  return isLanguage(stored) ? stored : 'en';
};

/** The languages that the address names: `?lang=en,zh-Hans` asks a sign for two at once. */
export const languagesAsked = (): readonly Language[] =>
  (new URLSearchParams(location.search).get('lang') ?? '').split(',').filter(isLanguage);

export const chooseLanguage = (audience: Audience, language: Language): void =>
  writeStored(ofThisDevice, storedAs(audience), language);
