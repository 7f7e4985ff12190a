import type { HouseEvent } from '#core/house';
import { foundIn, isAsked, type Report } from './report.ts';
import { type New, rowsTable } from './tables/gathered.ts';
import { people } from './tables/people.ts';
import { maybe, number, type RowOf, text } from './tables/table.ts';

const COLUMNS = {
  seq: number,
  day: text,
  at_ms: number,
  award: number,
  activity: text,
  what: text,
  table_no: maybe(number),
  seat: maybe(number),
  /** What it adds to the balance; below zero, what it takes. */
  amount: number,
  /** The clock ends a year. */
  done_by: maybe(text),
};

/** Every movement of a balance of collections that were won for a year. PRO-15 */
const PAID_COLLECTION = rowsTable(
  'paid_collection',
  COLUMNS,
  { key: 'seq', indexed: ['award'] },
  (rows, { seq, day, atMs: at_ms, event }) => {
    const moved = movedBy(event);
    if (moved !== undefined) rows.add({ seq, day, at_ms, ...moved });
  },
);

/** Balances of collections, line by line: the amounts add up to what is left. RPT-18 */
export const paidCollections: Report = {
  ...foundIn([PAID_COLLECTION], (database, asked) =>
    database
      .selectFrom('paid_collection')
      .selectAll()
      .where(isAsked(asked, 'day', 'activity'))
      .$if(asked.award !== undefined, query => query.where('award', '=', asked.award!))
      .orderBy('seq')
      .execute(),
  ).shown({
    day: 'text',
    at: ['moment', 'at_ms'],
    award: 'number',
    activity: 'text',
    what: 'text',
    table: ['number', 'table_no'],
    seat: 'number',
    amount: 'money',
    by: ['text', 'done_by'],
  }),
};

type Moved = Pick<
  New<RowOf<typeof COLUMNS>>,
  'award' | 'activity' | 'what' | 'table_no' | 'seat' | 'amount' | 'done_by'
>;

const movedBy = (event: HouseEvent): Moved | undefined => {
  switch (event.type) {
    case 'AwardPaid':
    case 'PaymentBackedOut':
    case 'CollectionPaid':
    case 'CollectionBackedOut':
    case 'CollectionsEnded': {
      const { award, type: what, bookings } = event;
      const booked = bookings.flatMap(([from, to, amount]) => [...sideOf(from, -amount), ...sideOf(to, amount)]);
      const [first] = booked;
      const place = event.type === 'CollectionPaid' ? { table_no: event.table, seat: event.seat } : {};
      const done_by = 'by' in event ? people([event.by].flat()) : undefined;
      return first && { award, what, activity: first.activity, amount: first.amount, done_by, ...place };
    }
    default:
      return undefined;
  }
};

const ACCOUNT = 'paid-collections:';

const sideOf = (account: string, amount: number) =>
  account.startsWith(ACCOUNT) ? [{ activity: account.slice(ACCOUNT.length), amount }] : [];
