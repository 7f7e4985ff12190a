import { firstDay, lastDay, type Report } from './report.ts';

const HITS_SHOWN = 25;

/** The last hits of each level, newest first. REG-M4, RPT-10 */
export const hits: Report<
  'activity' | 'level' | 'won at' | 'table' | 'seats' | 'hands' | 'amount' | 'verified by' | 'state'
> = {
  title: `Last ${HITS_SHOWN} hits of each level`,
  summary: `the last ${HITS_SHOWN} hits of each level, or of one (--level)`,
  columns: {
    activity: 'text',
    level: 'text',
    'won at': 'moment',
    table: 'number',
    seats: 'text',
    hands: 'text',
    amount: 'money',
    'verified by': 'text',
    state: 'text',
  },
  nothing: 'No level was hit.',
  rows: async (database, asked) => {
    const rows = await database
      .with('ranked', query =>
        query
          .selectFrom('hit')
          .innerJoin('win', 'win.award', 'hit.award')
          .select(['review', 'hit.activity', 'level', 'hit.amount', 'won_at', 'table_no', 'seat', 'hand', 'win.award'])
          .select(['verified_by', 'gone'])
          .select(({ fn }) =>
            fn
              .agg<number>('dense_rank')
              .over(over =>
                over.partitionBy(['hit.activity', 'level']).orderBy('won_at', 'desc').orderBy('review', 'desc'),
              )
              .as('place'),
          )
          .where('win.day', '>=', firstDay(asked))
          .where('win.day', '<=', lastDay(asked))
          .$if(asked.activity !== undefined, some => some.where('hit.activity', '=', asked.activity!))
          .$if(asked.level !== undefined, some => some.where('level', '=', asked.level!)),
      )
      .selectFrom('ranked')
      .selectAll()
      .where('place', '<=', HITS_SHOWN)
      .orderBy('activity')
      .orderBy('level')
      .orderBy('won_at', 'desc')
      .orderBy('review', 'desc')
      .orderBy('award')
      .execute();
    const byHit = Map.groupBy(
      rows,
      ({ activity, level, won_at, review }) => `${activity} ${level} ${won_at} ${review}`,
    );
    return [...byHit.values()].map(awards => {
      const { activity, level, won_at, table_no, verified_by } = awards[0]!; // A group has a first.
      return {
        activity,
        level,
        'won at': won_at,
        table: table_no,
        seats: listed(awards.flatMap(({ seat }) => (seat === null ? [] : `${seat}`))),
        hands: listed(awards.map(({ hand }) => hand)),
        amount: awards.reduce((sum, { amount }) => sum + amount, 0),
        'verified by': verified_by,
        state: listed(awards.map(({ gone }) => gone ?? 'stands')),
      };
    });
  },
};

const listed = (texts: readonly string[]): string => [...new Set(texts)].join(', ');
