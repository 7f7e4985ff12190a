import { foundIn, isAsked, type Report } from './report.ts';
import { SLIP, WIN } from './tables/awards.ts';
import { rowsTable } from './tables/gathered.ts';
import { maybe, number, text } from './tables/table.ts';

/** Who called a hand, and in which verified hands it ended up. */
const CALLED = rowsTable(
  'called',
  { call: number, by: text, review: maybe(number) },
  { key: 'call' },
  (rows, { event }) => {
    if (event.type === 'HandCalled') rows.add({ call: event.call, by: event.by });
    if (event.type === 'HandsVerified') for (const call of event.calls) rows.change(call, { review: event.review });
  },
);

/** From which verified hands a prize comes. */
const FROM_REVIEW = rowsTable('from_review', { award: number, review: number }, { key: 'award' }, (rows, { event }) => {
  if (event.type !== 'AwardMade' || event.review === undefined) return;
  rows.add({ award: event.award, review: event.review });
});

/** Who approved a payment as second person. */
const APPROVED = rowsTable('approved_payment', { slip: number, by: text }, { key: 'slip' }, (rows, { event }) => {
  if (event.type === 'AwardPaid' && event.approvedBy !== undefined)
    rows.add({ slip: event.slip, by: event.approvedBy });
});

/** Prizes that one person alone verified and paid, with who called the hand. RPT-23, PPL-13 */
export const paidAlone: Report = {
  ...foundIn([SLIP, WIN, CALLED, FROM_REVIEW, APPROVED], async (database, asked) => {
    const rows = await database
      .selectFrom('slip')
      .innerJoin('win', 'win.award', 'slip.award')
      .leftJoin('from_review', 'from_review.award', 'slip.award')
      .leftJoin('approved_payment', 'approved_payment.slip', 'slip.slip')
      .selectAll('slip')
      .select(['activity', 'table_no', 'seat', 'hand', 'verified_by', 'gives', 'value', 'from_review.review'])
      .select('approved_payment.by as approved_by')
      .whereRef('win.verified_by', '=', 'slip.paid_by')
      .where(isAsked(asked, 'slip.day', 'activity'))
      .orderBy('slip.slip')
      .execute();
    const calls = await database.selectFrom('called').select(['by', 'review']).orderBy('call').execute();
    const callers = Map.groupBy(calls, ({ review }) => review);
    return rows
      .filter(({ approved_by }) => approved_by === null)
      .map(row => ({ ...row, called_by: row.review === null ? null : listed(callers.get(row.review) ?? []) }));
  }).shown({
    slip: 'number',
    day: 'text',
    'paid at': ['moment', 'paid_at'],
    award: 'number',
    activity: 'text',
    table: ['number', 'table_no'],
    seat: 'number',
    hand: 'text',
    amount: 'money',
    prize: ['text', 'gives'],
    method: 'text',
    'called by': ['text', 'called_by'],
    'verified by': ['text', 'verified_by'],
    'paid by': ['text', 'paid_by'],
    'void on': ['text', 'void_day'],
  }),
};

const listed = (calls: readonly { readonly by: string }[]): string | null =>
  calls.length === 0 ? null : [...new Set(calls.map(({ by }) => by))].join(', ');
