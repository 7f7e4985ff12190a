import { useTranslations } from 'use-intl';
import type { Refusal } from '#core/base';
import { say } from '#core/words';
import { useLanguage, useSaid } from '../kit/index.ts';

/** What players meet most often is said in words for players; anything else as staff hear it. */
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

export type Said = { readonly words: string };

export const useRefused = (): ((refusal: Refusal) => Said) => {
  const t = useTranslations('kiosk.refused');
  const { language } = useLanguage();
  const saidAgain = useSaid();
  return refusal => {
    const { code, facts } = refusal;
    const known = TRANSLATED.find(one => one === code);
    if (known === undefined) return { words: saidAgain(refusal) };
    const at = say('{at}', { at: facts['until'] ?? facts['deadline'] ?? '' }, language);
    return { words: t(known, { at, count: Number(facts['seconds'] ?? 0) }) };
  };
};
