import { useEffect, useState } from 'react';
import type { ClubRow } from '#api';
import type { Answer } from '#core/base';
import { useStation } from '../people/station-context.ts';
import { deliver } from '../press/deliver.ts';
import { useIsOnline } from '../press/use-acting.ts';
import { wordsAsked } from './words-asked.ts';

export type MemberSearch =
  | { readonly type: 'nothing' | 'offline' | 'looking' | 'unanswered' }
  /** Too little was typed to look for anybody. */
  | { readonly type: 'more'; readonly need: 'letters' | 'digits' }
  | { readonly type: 'found'; readonly rows: readonly ClubRow[] }
  | { readonly type: 'refused'; readonly why: string };

const REST_MS = 300;

/** Looks when typing pauses. Each look is on record, so that nothing is asked that would find nobody. CLB-7 */
export const useMemberSearch = (text: string): MemberSearch => {
  const { line } = useStation();
  const isOnline = useIsOnline();
  const [known, setKnown] = useState<{ readonly of: string; readonly search: MemberSearch }>();
  const asked = wordsAsked(text);
  const words = typeof asked === 'string' ? asked : '';
  useEffect(() => {
    if (words === '' || !isOnline) return undefined;
    let isLeft = false;
    const look = async () => {
      const answer = await deliver<Found>(line, '/members/search', { words }).catch(() => undefined);
      if (!isLeft) setKnown({ of: words, search: searchOf(answer) });
    };
    const timer = setTimeout(() => void look(), REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [words, line, isOnline]);
  if (asked === undefined) return { type: 'nothing' };
  if (typeof asked !== 'string') return { type: 'more', need: asked.need };
  const isKnown = known?.of === words && (isOnline || known.search.type !== 'unanswered');
  if (isKnown) return known.search;
  return { type: isOnline ? 'looking' : 'offline' };
};

type Found = { readonly rows: readonly ClubRow[] };

const searchOf = (answer: Answer<Found> | undefined): MemberSearch => {
  if (answer === undefined) return { type: 'unanswered' };
  return answer.ok ? { type: 'found', rows: answer.value.rows } : { type: 'refused', why: answer.message };
};
