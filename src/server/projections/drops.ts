import { firstDay, lastDay, type Report } from './report.ts';

type Column =
  | 'drop'
  | 'day'
  | 'activity'
  | 'table'
  | 'dropped at'
  | 'dropped by'
  | 'recorded'
  | 'counted'
  | 'variance'
  | 'counted by'
  | 'counted at';

/** Every box with what the system recorded and what two people counted. RPT-7 */
export const drops: Report<Column> = {
  title: 'Drop and count',
  summary: 'every fee box: recorded, counted, variance, who took and counted it',
  columns: {
    drop: 'number',
    day: 'text',
    activity: 'text',
    table: 'number',
    'dropped at': 'moment',
    'dropped by': 'text',
    recorded: 'money',
    counted: 'money',
    variance: 'money',
    'counted by': 'text',
    'counted at': 'moment',
  },
  nothing: 'No box was dropped.',
  rows: async (database, asked) => {
    const rows = await database
      .selectFrom('drop_box')
      .selectAll()
      .where('day', '>=', firstDay(asked))
      .where('day', '<=', lastDay(asked))
      .$if(asked.activity !== undefined, query => query.where('activity', '=', asked.activity!))
      .orderBy('drop_no')
      .execute();
    return rows.map(row => ({
      drop: row.drop_no,
      day: row.day,
      activity: row.activity,
      table: row.table_no,
      'dropped at': row.dropped_at,
      'dropped by': row.dropped_by,
      recorded: row.recorded,
      counted: row.counted,
      variance: row.variance,
      'counted by': row.counted_by,
      'counted at': row.counted_at,
    }));
  },
};
