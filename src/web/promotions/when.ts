import { useLanguage, useStation } from '../kit/index.ts';

/** A moment by the clock of the house in the language of the page, months in words: `Nov 15, 2:05 PM`. */
export const useWhen = (): ((moment: string) => string) => {
  const { language } = useLanguage();
  const { me } = useStation();
  const format = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: me.zone,
  });
  return moment => format.format(Date.parse(moment));
};
