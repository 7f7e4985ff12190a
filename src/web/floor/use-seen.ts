import { useState } from 'react';
import type { Fact } from '#core/eligibility';
import { formatAmountShort } from '#core/money';
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
    known: knownOf(parts),
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

/** What the house knows by itself stands there, and is sent only where somebody writes something else. */
const knownOf = (parts: ReturnType<typeof useTable>): { readonly players: string; readonly pot: string } => {
  const { round, seats = [], summary } = parts ?? {};
  const dealt = new Set(seats.filter(({ inRound }) => inRound !== undefined).map(({ seat }) => seat)).size;
  // At other tables the bank may hold a hand that no seat has.
  const players = summary?.isForPot === true && dealt > 0 ? String(dealt) : '';
  const pot = round?.type === 'on' && round.pot !== undefined ? formatAmountShort(round.pot) : '';
  return { players, pot };
};
