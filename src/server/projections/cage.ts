import { firstDay, lastDay, type Report } from './report.ts';

type Column =
  | 'day'
  | 'at'
  | 'window'
  | 'cashier'
  | 'what'
  | 'number'
  | 'activity'
  | 'method'
  | 'paid out'
  | 'taken in'
  | 'by check';

/** Everything that went over a window, and what of it was a check. What a tray has paid went over none. RPT-15 */
export const cage: Report<Column> = {
  title: 'Cage windows',
  summary: 'every movement of money at the cage: prizes, voids, trays, chips sold and redeemed, tournaments',
  columns: {
    day: 'text',
    at: 'moment',
    window: 'text',
    cashier: 'text',
    what: 'text',
    number: 'text',
    activity: 'text',
    method: 'text',
    'paid out': 'money',
    'taken in': 'money',
    'by check': 'money',
  },
  nothing: 'Nothing went over a window of the cage.',
  rows: async (database, asked) => {
    const rows = await database
      .selectFrom('cage_move')
      .leftJoin('slip', 'slip.slip', 'cage_move.slip')
      .leftJoin('win', 'win.award', 'slip.award')
      .selectAll('cage_move')
      .select(['slip.method as slip_method', 'win.activity as won_in'])
      .where('cage_move.day', '>=', firstDay(asked))
      .where('cage_move.day', '<=', lastDay(asked))
      .where(({ or, eb }) => or([eb('slip.method', 'is', null), eb('slip.method', '!=', 'tray')]))
      .orderBy('cage_move.seq')
      .orderBy('cage_move.move')
      .execute();
    return rows
      .map(row => {
        const method = row.method ?? row.slip_method;
        const isCheck = method === 'check';
        return {
          day: row.day,
          at: row.at_ms,
          window: row.station,
          cashier: row.person,
          what: row.what,
          number: row.about,
          activity: row.activity ?? row.won_in,
          method,
          'paid out': isCheck ? 0 : row.paid_out,
          'taken in': isCheck ? 0 : row.taken_in,
          'by check': isCheck ? row.paid_out - row.taken_in : 0,
        };
      })
      .filter(({ activity }) => asked.activity === undefined || activity === asked.activity);
  },
};
