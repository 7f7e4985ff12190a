import { useState } from 'react';
import type { Fact } from '#core/eligibility';
import { layoutOf } from '#core/qualifying';
import { bettorsIn, EMPTY_DRAFT, fieldsOf, type SeenDraft, seenOf } from '#entry';
import { useKept } from '../kit/index.ts';
import { useTable } from './hooks.ts';

export type Written = ReturnType<typeof useSeen>;

/** What is asked about the hands of one table. */
type Asked = {
  readonly table: number;
  readonly keptAs: string;
  readonly called: readonly number[];
  readonly facts: readonly Fact[];
  /** The minimum age of the person who is paid, where somebody looks at papers. */
  readonly age?: number;
};

/** What is entered for a table; whose cards are next, and all of it in the form of the house. */
export const useSeen = ({ table, keptAs, called, facts, age }: Asked) => {
  const parts = useTable(table);
  const [draft, keep, forget] = useKept<SeenDraft>(keptAs, EMPTY_DRAFT);
  const [chosen, choose] = useState('');
  const change = (part: Partial<SeenDraft>): void => keep({ ...draft, ...part });
  const layout = layoutOf(parts?.summary?.game ?? '');
  const at = { layout, seats: parts?.seats ?? [], called, facts };
  const fields = parts === undefined ? [] : fieldsOf(at, draft);
  return {
    ...at,
    age,
    bettors: bettorsIn(at),
    betMin: parts?.summary?.betMin,
    fields,
    draft,
    change,
    keep,
    forget,
    chosen,
    choose,
    seen: seenOf(draft, fields),
  };
};
