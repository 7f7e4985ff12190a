import { say } from '#core/words';
import { useLanguage } from './speech.tsx';

/** One after the other, parted as the language of the page does it. */
export const useListed = (): ((words: readonly string[]) => string) => {
  const { language } = useLanguage();
  return words => say('{all}', { all: words }, language);
};
