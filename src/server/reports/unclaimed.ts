import { type Asked, foundIn, lastDay, type Report } from './report.ts';
import { SLIP, WIN } from './tables/awards.ts';
import { clockOf, daySpans } from './tables/house-days.ts';
import type { TablesState } from './tables/state.ts';

/** Prizes that were won and neither paid nor gone at the end of the last day asked for, oldest first. RPT-6 */
export const unclaimed: Report = {
  ...foundIn([WIN, SLIP], async (database, asked, reached) => {
    const day = lastDay(asked);
    const rows = await database
      .selectFrom('win')
      .selectAll()
      .where('win.day', '<=', day)
      .where(eb => eb.or([eb('gone_day', 'is', null), eb('gone_day', '>', day)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('slip')
              .select('slip.slip')
              .whereRef('slip.award', '=', 'win.award')
              .where('slip.day', '<=', day)
              .where(eb => eb.or([eb('void_day', 'is', null), eb('void_day', '>', day)])),
          ),
        ),
      )
      .$if(asked.activity !== undefined, query => query.where('activity', '=', asked.activity!))
      .orderBy('won_at')
      .orderBy('award')
      .execute();
    const end = endOf(asked, reached);
    return rows.map(row => ({ ...row, age: Math.floor((end - row.won_at) / MS_PER_DAY) }));
  }).shown({
    award: 'number',
    'won at': ['moment', 'won_at'],
    'age in days': ['number', 'age'],
    activity: 'text',
    table: ['number', 'table_no'],
    seat: 'number',
    hand: 'text',
    prize: ['text', 'gives'],
    amount: 'money',
    value: 'money',
    claim: 'text',
    'claim by': ['moment', 'claim_by'],
  }),
};

const MS_PER_DAY = 86_400_000;

/** The end of the last day asked for, or the last event where that is earlier: the report knows nothing after it. */
const endOf = ({ to }: Asked, reached: TablesState): number => {
  if (to === undefined) return reached.at_ms;
  return Math.min(reached.at_ms, daySpans(clockOf(reached))(to).to);
};
