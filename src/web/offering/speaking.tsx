import { type ReactNode, use } from 'react';
import { type AppConfig, IntlProvider, useMessages } from 'use-intl';
import { useLanguage } from '../kit/index.ts';
import { type Language, ownTexts, textLocaleOf } from '../messages/index.ts';
import * as english from './texts/en.ts';

const textsIn = ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts']));
const asked = new Map<Language, Promise<object>>();

/** Fetched once; without a line the form is English. */
const loaded = (language: Language): Promise<object> => {
  const texts = asked.get(language) ?? textsIn(language).catch(() => english);
  asked.set(language, texts);
  return texts;
};

/** The texts of the form come with it: no page loads them before somebody opens one. */
export const OfferingSpeech = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage();
  const messages = { ...useMessages(), ...use(loaded(language)) } as AppConfig['Messages']; // Each language has all texts.
  return (
    <IntlProvider locale={textLocaleOf(language)} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
};
