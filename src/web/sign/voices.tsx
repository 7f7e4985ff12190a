import { createContext, Fragment, useContext } from 'react';
import { createTranslator } from 'use-intl/core';
import { kitTexts, loadFonts } from '../kit/index.ts';
import { type Language, type Messages, ownTexts, textLocaleOf } from '../messages/index.ts';
import * as english from './texts/en.ts';

export const signTexts = ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts']));

/** A language in which a sign speaks. A room may speak two at once. */
export type Voice = { readonly language: Language; readonly t: Translate; readonly kit: TranslateKit };
export type Translate = ReturnType<typeof translatorOf>;
/** For what all stations say in the same words. */
export type TranslateKit = ReturnType<typeof kitTranslatorOf>;

const Spoken = createContext<readonly Voice[]>([]);
export const Voices = Spoken;

export const useVoices = (): readonly Voice[] => useContext(Spoken);

export const loadVoices = (languages: readonly Language[]): Promise<readonly Voice[]> =>
  Promise.all(
    languages.map(async language => {
      const [own, shared] = await Promise.all([signTexts(language), kitTexts(language), loadFonts(language)]);
      const messages = { ...own, ...shared } as SignTexts; // Every language has the texts of the English one.
      return { language, t: translatorOf(language, messages), kit: kitTranslatorOf(language, messages) };
    }),
  );

type SignTexts = Pick<Messages, 'kit' | 'sign'>;

const translatorOf = (language: Language, messages: SignTexts) =>
  createTranslator({ locale: textLocaleOf(language), messages, namespace: 'sign' });

const kitTranslatorOf = (language: Language, messages: SignTexts) =>
  createTranslator({ locale: textLocaleOf(language), messages, namespace: 'kit' });

type SaidProps = {
  readonly text: (t: Translate, language: Language, kit: TranslateKit) => string;
  /** One after the other in a line, where there is no room for two. */
  readonly isInline?: boolean;
};

/** A text in every language of the sign. */
export const Said = ({ text, isInline = false }: SaidProps) => {
  const voices = useVoices();
  return voices.map(({ language, t, kit }, place) => (
    <Fragment key={language}>
      {isInline && place > 0 && ' '}
      <span lang={language} data-inline={isInline || undefined}>
        {text(t, language, kit)}
        {isInline && place < voices.length - 1 && '\u00a0·'}
      </span>
    </Fragment>
  ));
};

type SaidInProps = Pick<SaidProps, 'text'> & {
  readonly as: 'h1' | 'h2' | 'p' | 'span' | 'strong' | 'small' | 'dt';
  readonly className?: string | undefined;
};

/** A text in an element of its own, one language after the other. */
export const SaidIn = ({ as: Element, className, text }: SaidInProps) => (
  <Element className={className}>
    <Said text={text} isInline />
  </Element>
);
