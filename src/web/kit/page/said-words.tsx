import { type Said, sayAgain } from '#core/words';
import { CardWords } from '../cards/card-words.tsx';
import { useLanguage } from './speech.tsx';

/** Says what the core says by a code in the language of the page; in English where that language does not have it. */
export const useSaid = (): ((said: Said) => string) => {
  const { language, said: texts } = useLanguage();
  return said => sayAgain(said, language, texts);
};

/** The same as a part of a page, marked where it stays English. */
export const SaidWords = ({ of }: { of: Said }) => {
  const { language, said: texts } = useLanguage();
  const isEnglish = language !== 'en' && !(of.code in texts);
  return (
    <span lang={isEnglish ? 'en' : undefined}>
      <CardWords>{sayAgain(of, language, texts)}</CardWords>
    </span>
  );
};
