import { gatherRows } from './gathered.ts';
import type { Projection } from './projection.ts';
import { createTable } from './tables.ts';

/** A table from its opening to its closing, which may be days later. RPT-8 */
export type Opening = {
  /** The table and the moment, which together happen once. */
  opening: string;
  table_no: number;
  game: string;
  opened_at: number;
  closed_at: number | null;
};

export const openingTables: Projection = {
  tables: ['opening'],
  create: database =>
    createTable<Opening>(
      database,
      'opening',
      {
        opening: 'text',
        table_no: 'number',
        game: 'text',
        opened_at: 'number',
        closed_at: ['number', 'may be absent'],
      },
      ['opening'],
    ),
  gather: () => {
    const rows = gatherRows<Opening>('opening', 'opening');
    return {
      add: ({ event }) => {
        if (event.type === 'TableOpened') {
          const { table, plays, at } = event;
          const opening = nameOf(table, at);
          rows.add({ opening, table_no: table, game: plays.game, opened_at: Date.parse(at), closed_at: null });
        }
        if (event.type === 'TableClosed') {
          rows.change(nameOf(event.table, event.from), { closed_at: Date.parse(event.at) });
        }
      },
      write: rows.write,
    };
  },
};

const nameOf = (table: number, from: string): string => `${table} ${from}`;
