import { createContext, type ReactNode, use, useContext, useLayoutEffect, useState } from 'react';
import { type AppConfig, IntlProvider } from 'use-intl';
import type { TextsByCode } from '#core/words';
import { type Language, type OwnTexts, textLocaleOf, ownTexts as textsBy } from '../../messages/index.ts';
import { type SaidBy, saidTexts } from '../../messages/said.ts';
import * as english from '../texts/en.ts';
import { loadFonts } from './fonts.ts';
import { type Audience, chooseLanguage } from './language.ts';

type Speech = {
  readonly language: Language;
  /** What the core says by a code, in this language. */
  readonly said: TextsByCode;
  readonly choose: (language: Language) => void;
};
const SpeechContext = createContext<Speech>({ language: 'en', said: {}, choose: () => {} });

/** The language of the page, and how to change it. */
export const useLanguage = (): Speech => useContext(SpeechContext);

type Spoken = { readonly language: Language; readonly messages: object; readonly said: TextsByCode };
/** The texts of a station, and whose words of the core it shows. */
export type PageTexts = { readonly own: OwnTexts; readonly saidBy: readonly SaidBy[] };

/** What all stations say. */
export const kitTexts = textsBy(english, import.meta.glob(['../texts/*.ts', '!../texts/en.ts']));

/** Everything that a page says, in one language. */
export const spokenIn = async (language: Language, { own: ownTexts, saidBy }: PageTexts): Promise<Spoken> => {
  const [messages, own, said] = await Promise.all([
    kitTexts(language),
    ownTexts(language),
    saidTexts(['service', ...saidBy], language),
    loadFonts(language),
  ]);
  return { language, messages: { ...messages, ...own }, said };
};

type SpeakingProps = {
  readonly audience: Audience;
  readonly first: Spoken;
  readonly texts: PageTexts;
  readonly children: ReactNode;
};

/** Speaks one language at a time. Times are the house's own, so no time zone of the device is used. */
export const Speaking = ({ audience, first, texts, children }: SpeakingProps) => {
  const [{ language, messages, said }, setSpoken] = useState(first);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = async (chosen: Language) => {
    const next = await spokenIn(chosen, texts);
    chooseLanguage(audience, chosen);
    setSpoken(next);
  };
  return (
    <SpeechContext value={{ language, said, choose: chosen => void choose(chosen) }}>
      {/* The English wording types the arguments of each text; every language has the same ones. */}
      <IntlProvider locale={textLocaleOf(language)} messages={messages as AppConfig['Messages']} timeZone="UTC">
        {children}
      </IntlProvider>
    </SpeechContext>
  );
};

const asked = new Map<string, Promise<TextsByCode>>();

/** Fetched once; what doesn't come stays English. */
const saidLater = (by: SaidBy, language: Language): Promise<TextsByCode> => {
  const key = `${by} ${language}`;
  const texts = asked.get(key) ?? saidTexts([by], language);
  asked.set(key, texts);
  return texts;
};

/** What a part of a page says of the core besides: it comes with the part, and no page loads it before. */
export const AlsoSaid = ({ by, children }: { by: SaidBy; children: ReactNode }) => {
  const speech = useLanguage();
  const more = use(saidLater(by, speech.language));
  return <SpeechContext value={{ ...speech, said: { ...speech.said, ...more } }}>{children}</SpeechContext>;
};
