import { foundIn, isAsked, type Report } from './report.ts';
import { SLIP, WIN } from './tables/awards.ts';

/** The win page: every award with who verified and who paid it. RPT-5 */
export const wins: Report = {
  ...foundIn([WIN, SLIP], (database, asked) =>
    database
      .selectFrom('win')
      .leftJoin('slip', join => join.onRef('slip.award', '=', 'win.award').on('slip.void_day', 'is', null))
      .selectAll('win')
      .select(['slip.slip', 'method', 'paid_by', 'paid_at'])
      .where(isAsked(asked, 'win.day', 'activity'))
      .orderBy('win.award')
      .execute(),
  ).shown({
    award: 'number',
    day: 'text',
    'won at': ['moment', 'won_at'],
    activity: 'text',
    table: ['number', 'table_no'],
    seat: 'number',
    hand: 'text',
    share: 'text',
    prize: ['text', 'gives'],
    amount: 'money',
    value: 'money',
    'verified by': ['text', 'verified_by'],
    state: ['text', row => row.gone ?? (row.slip === null ? row.claim : 'paid')],
    slip: 'number',
    method: 'text',
    'paid by': ['text', 'paid_by'],
    'paid at': ['moment', 'paid_at'],
  }),
};
