import { useTranslations } from 'use-intl';
import type { Refusal } from '#core/base';
import { say } from '#core/words';

/** What players meet most often is said in their language; anything else in the house's own words. */
const TRANSLATED = [
  'card-or-pin-wrong',
  'see-the-club-desk',
  'member-waits',
  'too-many-requests',
  'entry-too-late',
  'entered-before',
  'pick-missing',
  'guess-missing',
  'contest-over',
] as const;

export type Said = { readonly words: string; readonly lang?: 'en' };

export const useRefused = (): ((refusal: Refusal) => Said) => {
  const t = useTranslations('kiosk.refused');
  return ({ code, facts, message }) => {
    const known = TRANSLATED.find(one => one === code);
    if (known === undefined) return { words: message, lang: 'en' };
    const at = say('{at}', { at: facts['until'] ?? facts['deadline'] ?? '' });
    return { words: t(known, { at, count: Number(facts['seconds'] ?? 0) }) };
  };
};
