import { foundIn, isAsked, type Report } from './report.ts';
import { rowsTable } from './tables/gathered.ts';
import { people } from './tables/people.ts';
import { maybe, number, text } from './tables/table.ts';

/** A fee box taken from its table, and what two people found in it. RPT-7 */
export const DROP_BOX = rowsTable(
  'drop_box',
  {
    drop_no: number,
    day: text,
    activity: text,
    table_no: number,
    recorded: number,
    dropped_at: number,
    dropped_by: text,
    counted: maybe(number),
    variance: maybe(number),
    counted_at: maybe(number),
    counted_by: maybe(text),
    cause: maybe(text),
  },
  { key: 'drop_no' },
  (rows, { event, day, atMs }) => {
    if (event.type === 'BoxDropped') {
      const { drop, activity, table, recorded, by } = event;
      rows.add({ drop_no: drop, day, activity, table_no: table, recorded, dropped_at: atMs, dropped_by: by });
    }
    if (event.type === 'DropCounted') {
      const { drop, counted, variance, by } = event;
      rows.change(drop, { counted, variance, counted_at: atMs, counted_by: people(by) });
    }
    if (event.type === 'DropExplained') rows.change(event.drop, { cause: event.reason });
  },
);

/** Every box with what the system recorded and what two people counted. RPT-7 */
export const drops: Report = {
  ...foundIn([DROP_BOX], (database, asked) =>
    database
      .selectFrom('drop_box')
      .selectAll()
      .where(isAsked(asked, 'day', 'activity'))
      .orderBy('drop_no')
      .execute(),
  ).shown({
    drop: ['number', 'drop_no'],
    day: 'text',
    activity: 'text',
    table: ['number', 'table_no'],
    'dropped at': ['moment', 'dropped_at'],
    'dropped by': ['text', 'dropped_by'],
    recorded: 'money',
    counted: 'money',
    variance: 'money',
    cause: 'text',
    'counted by': ['text', 'counted_by'],
    'counted at': ['moment', 'counted_at'],
  }),
};
