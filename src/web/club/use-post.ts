import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Refusal } from '#core/base';
import { deliver, newKey, useLink, useStation } from '../kit/index.ts';
import { KEPT_AS } from './kept.ts';

/** Posts with private facts. The key of a press is kept until it is answered: pressed again, it is the same. */
export const usePost = () => {
  const t = useTranslations('club');
  const kit = useTranslations('kit');
  const { line, feed } = useStation();
  const { state, heardAt } = useLink(feed);
  /** A page that has just opened has not heard of the house yet: then the answer tells. */
  const isOnline = state === 'live' || heardAt === undefined;
  const [isPending, setPending] = useState(false);
  const [why, setWhy] = useState('');
  const ask = async <Value extends object>(
    path: string,
    body: object,
    then: (value: Value) => void,
    otherwise?: (refusal: Refusal) => void,
  ): Promise<void> => {
    if (isPending) return;
    if (!isOnline) return setWhy(t('offline'));
    const keptAs = `houseway-${KEPT_AS}-key-${path}`;
    const key = sessionStorage.getItem(keptAs) ?? newKey();
    sessionStorage.setItem(keptAs, key);
    setPending(true);
    setWhy('');
    const answer = await deliver<Value>(line, path, body, { key }).catch(() => undefined);
    setPending(false);
    if (answer === undefined) return setWhy(kit('noAnswer'));
    sessionStorage.removeItem(keptAs);
    setWhy(answer.ok ? '' : answer.message); // In the house's own words.
    if (answer.ok) then(answer.value);
    else otherwise?.(answer);
  };
  const post = <Value extends object>(...asked: Parameters<typeof ask<Value>>): void => void ask<Value>(...asked);
  return { post, isPending, why, forgive: () => setWhy('') };
};

/** Where a member's things are posted. */
export const pathOf = (member: string, what: string): string => `/members/${encodeURIComponent(member)}/${what}`;
