import type { Kysely } from 'kysely';
import type { Booking, HouseEvent } from '#core/house';
import { DROP_BOX } from './drops.ts';
import { type Asked, byText, foundIn, isAsked, type Report } from './report.ts';
import { sumsTable } from './tables/gathered.ts';
import { number, type TablesOf, text } from './tables/table.ts';

/** The fees of one activity at one table in one gaming day. RPT-3 */
const COLLECTION_DAY = sumsTable(
  'collection_day',
  { day: text, activity: text, table_no: number, fees: number, collected: number, backed_out: number },
  { key: ['day', 'activity', 'table_no'], summed: ['fees', 'collected', 'backed_out'] },
  add =>
    ({ event, day }) => {
      const taken = takenBy(event);
      if (taken !== undefined) add({ day, activity: taken.activity, table_no: taken.table_no }, taken.sums);
    },
);

/** The jackpot prize pool collection report: each table, each gaming day, beside what the count found. RPT-3 */
export const collection: Report = {
  ...foundIn([COLLECTION_DAY, DROP_BOX], async (database, asked) => {
    const collected = await collectedIn(database, asked);
    const counted = await countedIn(database, asked);
    const byPlace = Map.groupBy<string, Partial<Collected & Counted> & Place>([...collected, ...counted], placeOf);
    return [...byPlace.values()]
      .map(both => ({ ...NOTHING_THERE, ...Object.assign({}, ...both) }) as Place & Collected & Counted)
      .toSorted((a, b) => byText(a.day, b.day) || byText(a.activity, b.activity) || a.table_no - b.table_no);
  }).shown({
    day: 'text',
    activity: 'text',
    table: ['number', 'table_no'],
    fees: 'count',
    collected: 'money',
    'backed out': ['money', 'backed_out'],
    net: ['money', row => row.collected - row.backed_out],
    'in boxes counted': ['money', 'recorded'],
    counted: 'money',
    variance: 'money',
  }),
};

type Tables = Kysely<TablesOf<[typeof COLLECTION_DAY, typeof DROP_BOX]>>;
type Place = { day: string; activity: string; table_no: number };
type Collected = { fees: number; collected: number; backed_out: number };
type Counted = { recorded: number; counted: number; variance: number };

const NOTHING_THERE = { fees: 0, collected: 0, backed_out: 0, recorded: 0, counted: 0, variance: 0 };

const placeOf = ({ day, activity, table_no }: Place): string => `${day} ${activity} ${table_no}`;

const collectedIn = (database: Tables, asked: Asked): Promise<(Place & Collected)[]> =>
  database
    .selectFrom('collection_day')
    .selectAll()
    .where(isAsked(asked, 'day', 'activity'))
    .execute();

/** By the day on which a box was taken from its table. */
const countedIn = (database: Tables, asked: Asked): Promise<(Place & Counted)[]> =>
  database
    .selectFrom('drop_box')
    .select(['day', 'activity', 'table_no'])
    .select(({ fn }) => [
      fn.sum<number>('recorded').as('recorded'),
      fn.sum<number>('counted').as('counted'),
      fn.sum<number>('variance').as('variance'),
    ])
    .where('counted', 'is not', null)
    .where(isAsked(asked, 'day', 'activity'))
    .groupBy(['day', 'activity', 'table_no'])
    .execute();

type Taken = Omit<Place, 'day'> & { readonly sums: Collected };

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
