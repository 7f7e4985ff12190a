import { useAct, useTable } from './hooks.ts';

export type AtTable = NonNullable<ReturnType<typeof useAtTable>>;

/** A table, once it is known, and the press of a key there. */
export const useAtTable = (table: number) => {
  const parts = useTable(table);
  const acting = useAct();
  if (parts === undefined) return undefined;
  const {
    summary,
    round,
    seats = [],
    activities = [],
    played = [],
    collections = [],
    noFees = [],
    game = 'none',
  } = parts;
  return { table, summary, round, seats, activities, played, collections, noFees, game, ...acting };
};
