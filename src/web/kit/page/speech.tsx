import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type en, type Language, loadMessages, type Messages } from '../../messages/index.ts';
import { loadFonts } from './fonts.ts';
import { type Audience, chooseLanguage } from './language.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en;
  }
}

type Speech = { readonly language: Language; readonly choose: (language: Language) => void };
const SpeechContext = createContext<Speech>({ language: 'en', choose: () => {} });

/** The language of the page, and how to change it. */
export const useLanguage = (): Speech => useContext(SpeechContext);

type SpeakingProps = {
  readonly audience: Audience;
  readonly first: { readonly language: Language; readonly messages: Messages };
  readonly children: ReactNode;
};

/** Speaks one language at a time. Times are the house's own, so no time zone of the device is used. */
export const Speaking = ({ audience, first, children }: SpeakingProps) => {
  const [{ language, messages }, setSpoken] = useState(first);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = async (chosen: Language) => {
    const [loaded] = await Promise.all([loadMessages(chosen), loadFonts(chosen)]);
    chooseLanguage(audience, chosen);
    setSpoken({ language: chosen, messages: loaded });
  };
  return (
    <SpeechContext value={{ language, choose: chosen => void choose(chosen) }}>
      {/* The English wording types the arguments of each text; every language has the same ones. */}
      <IntlProvider locale={language} messages={messages as typeof en} timeZone="UTC">
        {children}
      </IntlProvider>
    </SpeechContext>
  );
};
