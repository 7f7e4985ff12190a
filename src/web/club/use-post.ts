import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer } from '#core/base';
import { deliver, newKey, useIsOnline, useStation } from '../kit/index.ts';
import { KEPT_AS } from './kept.ts';

export type Posting = {
  /** What was answered; nothing without a line, or while an earlier press is under way. */
  readonly post: <Value extends object>(path: string, body?: object) => Promise<Answer<Value> | undefined>;
  readonly isPending: boolean;
  /** Why not, in the house's own words. */
  readonly why: string;
  readonly forgive: () => void;
};

/** Posts with private facts. The key of a press is kept until it is answered: pressed again, it is the same. */
export const usePost = (): Posting => {
  const t = useTranslations('club');
  const { line } = useStation();
  const isOnline = useIsOnline();
  const [isPending, setPending] = useState(false);
  const [why, setWhy] = useState('');
  const post = async <Value extends object>(path: string, body: object = {}) => {
    if (isPending) return undefined;
    if (!isOnline) {
      setWhy(t('offline'));
      return undefined;
    }
    const keptAs = `houseway-${KEPT_AS}-key-${path}`;
    const key = sessionStorage.getItem(keptAs) ?? newKey();
    sessionStorage.setItem(keptAs, key);
    setPending(true);
    setWhy('');
    try {
      const answer = await deliver<Value>(line, path, body, { key });
      sessionStorage.removeItem(keptAs);
      if (!answer.ok) setWhy(answer.message);
      return answer;
    } catch {
      setWhy(t('noAnswer'));
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { post, isPending, why, forgive: () => setWhy('') };
};

/** Where a member's things are posted. */
export const pathOf = (member: string, what: string): string => `/members/${encodeURIComponent(member)}/${what}`;
