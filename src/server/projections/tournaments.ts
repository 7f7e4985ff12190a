import { firstDay, lastDay, type Report } from './report.ts';

type Column =
  | 'ended'
  | 'event'
  | 'name'
  | 'activity'
  | 'started'
  | 'entries'
  | 'entry fees'
  | 'pool'
  | 'house adds'
  | 'paid'
  | 'withheld'
  | 'cancelled'
  | 'signed by'
  | 'at hand until'
  | 'kept until';

/** The tournaments that have ended, the newest first; by its name the whole log of each can be asked for. RPT-17 */
export const tournaments: Report<Column> = {
  title: 'Tournaments',
  summary: 'every tournament that has ended: entries, pool, prizes, who has signed its log and how long it is kept',
  columns: {
    ended: 'moment',
    event: 'text',
    name: 'text',
    activity: 'text',
    started: 'moment',
    entries: 'count',
    'entry fees': 'money',
    pool: 'money',
    'house adds': 'money',
    paid: 'money',
    withheld: 'money',
    cancelled: 'text',
    'signed by': 'text',
    'at hand until': 'text',
    'kept until': 'text',
  },
  nothing: 'No tournament has ended.',
  rows: async (database, asked) => {
    const rows = await database
      .selectFrom('tournament')
      .selectAll()
      .where('day', '>=', firstDay(asked))
      .where('day', '<=', lastDay(asked))
      .$if(asked.activity !== undefined, some => some.where('activity', '=', asked.activity!))
      .orderBy('seq', 'desc')
      .execute();
    return rows.map(row => ({
      ended: row.ended_at,
      event: row.promotion,
      name: row.name,
      activity: row.activity,
      started: row.started_at,
      entries: row.entries,
      'entry fees': row.fees,
      pool: row.pool,
      'house adds': row.house_adds,
      paid: row.paid,
      withheld: row.withheld,
      cancelled: row.cancelled,
      'signed by': row.signed_by,
      'at hand until': row.at_hand_until,
      'kept until': row.kept_until,
    }));
  },
};
