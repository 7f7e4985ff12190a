import { defined } from '#core/base';
import type { CommandOf } from '#core/house';
import { type Cents, formatAmountShort, parseAmount } from '#core/money';
import { GAME_SLUGS, gameOf } from '#core/qualifying';
import type { TableSummary } from '#core/views';

/** What is dealt at a table, as the floor writes it. */
export type TableDraft = {
  readonly game: string;
  readonly isLive: boolean;
  readonly isTournament: boolean;
  /** The posted limits in dollars; a table without one says nothing. */
  readonly betMin: string;
  readonly betMax: string;
};

/** As the table was, or the first game of the list. */
export const tableDraft = (summary: Partial<TableSummary> | undefined): TableDraft => ({
  game: summary?.game ?? GAME_SLUGS[0]!, // There are many.
  isLive: summary?.isLive ?? true,
  isTournament: summary?.isTournament ?? false,
  betMin: limitText(summary?.betMin),
  betMax: limitText(summary?.betMax),
});

/** Every game once, by the name under which tables have it; what the table deals now comes first. */
export const gamesToDeal = (now: string): readonly string[] => [...new Set([now, ...GAME_SLUGS.toSorted()])];

/** The name under which the list has a game that is spelled in some way. */
export const gameListed = (spelled: string): string | undefined => gameOf(spelled)?.slug;

type Plays = CommandOf<'OpenTable' | 'ChangeGame'>;

/** A table that is open changes what it deals. */
export const tableCommand = (table: number, draft: TableDraft, isOpen: boolean): Plays => {
  const { game, isLive, isTournament } = draft;
  const limits = { betMin: limitIn(draft.betMin), betMax: limitIn(draft.betMax) };
  return {
    type: isOpen ? 'ChangeGame' : 'OpenTable',
    table,
    plays: { game, isLive, isTournament, ...defined(limits) },
  };
};

const limitText = (limit: Cents | undefined): string => (limit === undefined ? '' : formatAmountShort(limit));

const limitIn = (text: string): Cents | undefined => {
  const read = parseAmount(text);
  return read.ok ? read.value : undefined;
};
