import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { type AppConfig, IntlProvider } from 'use-intl';
import { type Language, type OwnTexts, textLocaleOf, ownTexts as textsBy } from '../../messages/index.ts';
import * as english from '../texts/en.ts';
import { loadFonts } from './fonts.ts';
import { type Audience, chooseLanguage } from './language.ts';

type Speech = { readonly language: Language; readonly choose: (language: Language) => void };
const SpeechContext = createContext<Speech>({ language: 'en', choose: () => {} });

/** The language of the page, and how to change it. */
export const useLanguage = (): Speech => useContext(SpeechContext);

type Spoken = { readonly language: Language; readonly messages: object };

/** What all stations say. */
export const kitTexts = textsBy(english, language => import(`../texts/${language}.ts`));

/** Everything that a page says, in one language. */
export const spokenIn = async (language: Language, ownTexts: OwnTexts): Promise<Spoken> => {
  const [messages, own] = await Promise.all([kitTexts(language), ownTexts(language), loadFonts(language)]);
  return { language, messages: { ...messages, ...own } };
};

type SpeakingProps = {
  readonly audience: Audience;
  readonly first: Spoken;
  readonly ownTexts: OwnTexts;
  readonly children: ReactNode;
};

/** Speaks one language at a time. Times are the house's own, so no time zone of the device is used. */
export const Speaking = ({ audience, first, ownTexts, children }: SpeakingProps) => {
  const [{ language, messages }, setSpoken] = useState(first);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = async (chosen: Language) => {
    const next = await spokenIn(chosen, ownTexts);
    chooseLanguage(audience, chosen);
    setSpoken(next);
  };
  return (
    <SpeechContext value={{ language, choose: chosen => void choose(chosen) }}>
      {/* The English wording types the arguments of each text; every language has the same ones. */}
      <IntlProvider locale={textLocaleOf(language)} messages={messages as AppConfig['Messages']} timeZone="UTC">
        {children}
      </IntlProvider>
    </SpeechContext>
  );
};
