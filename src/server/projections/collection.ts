import { type Asked, byText, firstDay, lastDay, type Report } from './report.ts';
import type { Database } from './tables.ts';

type Column =
  | 'day'
  | 'activity'
  | 'table'
  | 'fees'
  | 'collected'
  | 'backed out'
  | 'net'
  | 'in boxes counted'
  | 'counted'
  | 'variance';

/** The jackpot prize pool collection report: each table, each gaming day, beside what the count found. RPT-3 */
export const collection: Report<Column> = {
  title: 'Jackpot prize pool collection report',
  summary: 'fees of each activity, table and gaming day, and what was counted',
  columns: {
    day: 'text',
    activity: 'text',
    table: 'number',
    fees: 'count',
    collected: 'money',
    'backed out': 'money',
    net: 'money',
    'in boxes counted': 'money',
    counted: 'money',
    variance: 'money',
  },
  nothing: 'No fees were collected and no boxes dropped.',
  rows: async (database, asked) => {
    const collected = await collectedIn(database, asked);
    const counted = await countedIn(database, asked);
    const byPlace = Map.groupBy<string, Partial<Collected & Counted> & Place>([...collected, ...counted], placeOf);
    return [...byPlace.values()]
      .map(both => ({ ...NOTHING_THERE, ...Object.assign({}, ...both) }) as Place & Collected & Counted)
      .toSorted((a, b) => byText(a.day, b.day) || byText(a.activity, b.activity) || a.table_no - b.table_no)
      .map(row => ({
        day: row.day,
        activity: row.activity,
        table: row.table_no,
        fees: row.fees,
        collected: row.collected,
        'backed out': row.backed_out,
        net: row.collected - row.backed_out,
        'in boxes counted': row.recorded,
        counted: row.counted,
        variance: row.variance,
      }));
  },
};

type Place = { day: string; activity: string; table_no: number };
type Collected = { fees: number; collected: number; backed_out: number };
type Counted = { recorded: number; counted: number; variance: number };

const NOTHING_THERE = { fees: 0, collected: 0, backed_out: 0, recorded: 0, counted: 0, variance: 0 };

const placeOf = ({ day, activity, table_no }: Place): string => `${day} ${activity} ${table_no}`;

const collectedIn = (database: Database, asked: Asked): Promise<(Place & Collected)[]> =>
  database
    .selectFrom('collection_day')
    .selectAll()
    .where('day', '>=', firstDay(asked))
    .where('day', '<=', lastDay(asked))
    .$if(asked.activity !== undefined, query => query.where('activity', '=', asked.activity!))
    .execute();

/** By the day on which a box was taken from its table. */
const countedIn = (database: Database, asked: Asked): Promise<(Place & Counted)[]> =>
  database
    .selectFrom('drop_box')
    .select(['day', 'activity', 'table_no'])
    .select(({ fn }) => [
      fn.sum<number>('recorded').as('recorded'),
      fn.sum<number>('counted').as('counted'),
      fn.sum<number>('variance').as('variance'),
    ])
    .where('counted', 'is not', null)
    .where('day', '>=', firstDay(asked))
    .where('day', '<=', lastDay(asked))
    .$if(asked.activity !== undefined, query => query.where('activity', '=', asked.activity!))
    .groupBy(['day', 'activity', 'table_no'])
    .execute();
