import { gatherRows } from './gathered.ts';
import { people } from './people.ts';
import type { Projection } from './projection.ts';
import { createTable } from './tables.ts';

/** A fee box taken from its table, and what two people found in it. RPT-7 */
export type DropBox = {
  drop_no: number;
  day: string;
  activity: string;
  table_no: number;
  recorded: number;
  dropped_at: number;
  dropped_by: string;
  counted: number | null;
  variance: number | null;
  counted_at: number | null;
  counted_by: string | null;
};

export const dropTables: Projection = {
  tables: ['drop_box'],
  create: database =>
    createTable<DropBox>(
      database,
      'drop_box',
      {
        drop_no: 'number',
        day: 'text',
        activity: 'text',
        table_no: 'number',
        recorded: 'number',
        dropped_at: 'number',
        dropped_by: 'text',
        counted: ['number', 'may be absent'],
        variance: ['number', 'may be absent'],
        counted_at: ['number', 'may be absent'],
        counted_by: ['text', 'may be absent'],
      },
      ['drop_no'],
    ),
  gather: () => {
    const rows = gatherRows<DropBox>('drop_box', 'drop_no');
    return {
      add: ({ event, day, atMs }) => {
        if (event.type === 'BoxDropped') {
          const { drop, activity, table, recorded, by } = event;
          const nothingYet = { counted: null, variance: null, counted_at: null, counted_by: null };
          const taken = { drop_no: drop, day, activity, table_no: table, recorded, dropped_at: atMs, dropped_by: by };
          rows.add({ ...taken, ...nothingYet });
        }
        if (event.type === 'DropCounted') {
          const { drop, counted, variance, by } = event;
          rows.change(drop, { counted, variance, counted_at: atMs, counted_by: people(by) });
        }
      },
      write: rows.write,
    };
  },
};
