import { useState } from 'react';
import { layoutOf } from '#core/qualifying';
import { useKept } from '../kit/index.ts';
import { useTable } from './hooks.ts';
import { EMPTY_DRAFT, fieldsOf, type SeenDraft, seenOf } from './seen.ts';

export type Written = ReturnType<typeof useSeen>;

/** What is entered for a table; whose cards are next, and all of it in the form of the house. */
export const useSeen = (table: number, keptAs: string, called: readonly number[]) => {
  const parts = useTable(table);
  const [draft, keep, forget] = useKept<SeenDraft>(keptAs, EMPTY_DRAFT);
  const [chosen, choose] = useState('');
  const change = (part: Partial<SeenDraft>): void => keep({ ...draft, ...part });
  const layout = layoutOf(parts?.summary?.game ?? '');
  const fields = parts === undefined ? [] : fieldsOf(layout, parts.seats ?? [], called);
  return { layout, fields, draft, change, forget, chosen, choose, seen: seenOf(draft, fields) };
};
