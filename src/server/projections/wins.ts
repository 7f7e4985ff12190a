import { firstDay, lastDay, type Report } from './report.ts';

type Column =
  | 'award'
  | 'day'
  | 'won at'
  | 'activity'
  | 'table'
  | 'seat'
  | 'hand'
  | 'share'
  | 'prize'
  | 'amount'
  | 'value'
  | 'verified by'
  | 'state'
  | 'slip'
  | 'method'
  | 'paid by'
  | 'paid at';

/** The win page: every award with who verified and who paid it. RPT-5 */
export const wins: Report<Column> = {
  title: 'Wins',
  summary: 'every award: hand, amount or thing with its value, who verified it, who paid it, on which slip',
  columns: {
    award: 'number',
    day: 'text',
    'won at': 'moment',
    activity: 'text',
    table: 'number',
    seat: 'number',
    hand: 'text',
    share: 'text',
    prize: 'text',
    amount: 'money',
    value: 'money',
    'verified by': 'text',
    state: 'text',
    slip: 'number',
    method: 'text',
    'paid by': 'text',
    'paid at': 'moment',
  },
  nothing: 'Nobody has won.',
  rows: async (database, asked) => {
    const rows = await database
      .selectFrom('win')
      .leftJoin('slip', join => join.onRef('slip.award', '=', 'win.award').on('slip.void_day', 'is', null))
      .select(['win.award', 'win.day', 'won_at', 'activity', 'table_no', 'seat', 'hand', 'share', 'gives'])
      .select(['win.amount', 'value', 'verified_by', 'claim', 'gone', 'slip.slip', 'method', 'paid_by', 'paid_at'])
      .where('win.day', '>=', firstDay(asked))
      .where('win.day', '<=', lastDay(asked))
      .$if(asked.activity !== undefined, query => query.where('activity', '=', asked.activity!))
      .orderBy('win.award')
      .execute();
    return rows.map(row => ({
      award: row.award,
      day: row.day,
      'won at': row.won_at,
      activity: row.activity,
      table: row.table_no,
      seat: row.seat,
      hand: row.hand,
      share: row.share,
      prize: row.gives,
      amount: row.amount,
      value: row.value,
      'verified by': row.verified_by,
      state: row.gone ?? (row.slip === null ? row.claim : 'paid'),
      slip: row.slip,
      method: row.method,
      'paid by': row.paid_by,
      'paid at': row.paid_at,
    }));
  },
};
