import { firstDay, lastDay, type Report } from './report.ts';

type Column =
  | 'slip'
  | 'day'
  | 'paid at'
  | 'award'
  | 'activity'
  | 'table'
  | 'seat'
  | 'hand'
  | 'amount'
  | 'prize'
  | 'value'
  | 'method'
  | 'paid by'
  | 'verified by'
  | 'void on'
  | 'void by'
  | 'reason';

/** Every number of the sequence is here, void ones marked; what is void counts as nothing. RPT-11 */
export const slips: Report<Column> = {
  title: 'Payout slips',
  summary: 'every slip by its number, void ones marked',
  columns: {
    slip: 'number',
    day: 'text',
    'paid at': 'moment',
    award: 'number',
    activity: 'text',
    table: 'number',
    seat: 'number',
    hand: 'text',
    amount: 'money',
    prize: 'text',
    value: 'money',
    method: 'text',
    'paid by': 'text',
    'verified by': 'text',
    'void on': 'text',
    'void by': 'text',
    reason: 'text',
  },
  nothing: 'No slip was written.',
  rows: async (database, asked) => {
    const rows = await database
      .selectFrom('slip')
      .innerJoin('win', 'win.award', 'slip.award')
      .selectAll('slip')
      .select(['activity', 'table_no', 'seat', 'hand', 'verified_by', 'gives', 'value'])
      .select('win.amount as won')
      .where('slip.day', '>=', firstDay(asked))
      .where('slip.day', '<=', lastDay(asked))
      .$if(asked.activity !== undefined, query => query.where('activity', '=', asked.activity!))
      .$if(asked.award !== undefined, query => query.where('slip.award', '=', asked.award!))
      .orderBy('slip.slip')
      .execute();
    return rows.map(row => ({
      slip: row.slip,
      day: row.day,
      'paid at': row.paid_at,
      award: row.award,
      activity: row.activity,
      table: row.table_no,
      seat: row.seat,
      hand: row.hand,
      amount: row.void_day === null ? row.amount : 0,
      // What was won as money is paid as money, or as something else that stands on its own slip.
      prize: row.won === null ? row.gives : null,
      value: row.void_day === null || row.value === null ? row.value : 0,
      method: row.method,
      'paid by': row.paid_by,
      'verified by': row.verified_by,
      'void on': row.void_day,
      'void by': row.void_by,
      reason: row.void_why,
    }));
  },
};
