import { useTranslations } from 'use-intl';

/** Words one after the other, as the language of the page divides them. */
export const useList = (): ((words: readonly string[]) => string) => {
  const t = useTranslations('kit');
  return words => words.join(t('comma'));
};
