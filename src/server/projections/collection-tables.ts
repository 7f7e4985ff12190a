import type { Booking, HouseEvent } from '#core/house';
import { gatherSums } from './gathered.ts';
import type { Projection } from './projection.ts';
import { createTable } from './tables.ts';

/** The fees of one activity at one table in one gaming day. RPT-3 */
export type CollectionDay = {
  day: string;
  activity: string;
  table_no: number;
  fees: number;
  collected: number;
  backed_out: number;
};

export const collectionTables: Projection = {
  tables: ['collection_day'],
  create: database =>
    createTable<CollectionDay>(
      database,
      'collection_day',
      { day: 'text', activity: 'text', table_no: 'number', fees: 'number', collected: 'number', backed_out: 'number' },
      ['day', 'activity', 'table_no'],
    ),
  gather: () => {
    const sums = gatherSums<Key, Sums>(
      'collection_day',
      ['day', 'activity', 'table_no'],
      ['fees', 'collected', 'backed_out'],
    );
    return {
      add: ({ event, day }) => {
        const taken = takenBy(event);
        if (taken !== undefined) sums.add({ day, activity: taken.activity, table_no: taken.table_no }, taken.sums);
      },
      write: sums.write,
    };
  },
};

type Sums = Pick<CollectionDay, 'fees' | 'collected' | 'backed_out'>;
type Key = Omit<CollectionDay, keyof Sums>;
type Taken = Omit<Key, 'day'> & { readonly sums: Sums };

const takenBy = (event: HouseEvent): Taken | undefined => {
  if (event.type !== 'FundMoved' && event.type !== 'FundAdjusted') return undefined;
  const { activity, cause, bookings } = event;
  if (cause.table === undefined) return undefined;
  const at = { activity, table_no: cause.table };
  if (event.type === 'FundMoved' && event.fund.type === 'FeesCollected') {
    return { ...at, sums: { fees: event.fund.count, collected: fromPlayers(bookings), backed_out: 0 } };
  }
  if (cause.why !== 'back-out') return undefined;
  return { ...at, sums: { fees: 0, collected: 0, backed_out: -fromPlayers(bookings) } };
};

/** What players put in, less what they got back. */
const fromPlayers = (bookings: readonly Booking[]): number => {
  let sum = 0;
  for (const [from, to, amount] of bookings) {
    if (from === 'players') sum += amount;
    if (to === 'players') sum -= amount;
  }
  return sum;
};
