import { foundIn, isAsked, type Report } from './report.ts';
import { SLIP, WIN } from './tables/awards.ts';

/** Every number of the sequence is here, void ones marked; what is void counts as nothing. RPT-11 */
export const slips: Report = {
  title: 'Payout slips',
  summary: 'every slip by its number, void ones marked',
  nothing: 'No slip was written.',
  ...foundIn([SLIP, WIN], (database, asked) =>
    database
      .selectFrom('slip')
      .innerJoin('win', 'win.award', 'slip.award')
      .selectAll('slip')
      .select(['activity', 'table_no', 'seat', 'hand', 'verified_by', 'gives', 'value'])
      .select('win.amount as won')
      .where(isAsked(asked, 'slip.day', 'activity'))
      .$if(asked.award !== undefined, query => query.where('slip.award', '=', asked.award!))
      .orderBy('slip.slip')
      .execute(),
  ).shown({
    slip: 'number',
    day: 'text',
    'paid at': ['moment', 'paid_at'],
    award: 'number',
    activity: 'text',
    table: ['number', 'table_no'],
    seat: 'number',
    hand: 'text',
    amount: ['money', row => (row.void_day === null ? row.amount : 0)],
    // What was won as money is paid as money, or as something else that is on its own slip.
    prize: ['text', row => (row.won === null ? row.gives : null)],
    value: ['money', row => (row.void_day === null || row.value === null ? row.value : 0)],
    method: 'text',
    'paid by': ['text', 'paid_by'],
    'verified by': ['text', 'verified_by'],
    'void on': ['text', 'void_day'],
    'void by': ['text', 'void_by'],
    reason: ['text', 'void_why'],
  }),
};
