import { foundIn, HITS_SHOWN, isAsked, type Report } from './report.ts';
import { WIN } from './tables/awards.ts';
import { rowsTable } from './tables/gathered.ts';
import { number, text } from './tables/table.ts';

/** What one award took from one level. Awards of one review, or of one moment of a promotion, are one hit. RPT-10 */
const HIT = rowsTable(
  'hit',
  {
    /** The award and the level. */
    hit: text,
    award: number,
    /** 0 for a prize of a promotion or of a table game. */
    review: number,
    activity: text,
    level: text,
    amount: number,
  },
  { key: 'hit' },
  (rows, { event }) => {
    if (event.type !== 'AwardMade' && event.type !== 'PrizeAwarded') return;
    const { award, activity, source } = event;
    const review = event.type === 'AwardMade' ? (event.review ?? 0) : 0;
    for (const [level, amount] of Object.entries(source.pools)) {
      rows.add({ hit: `${award} ${level}`, award, review, activity, level, amount });
    }
  },
);

/** The last hits of each level, newest first. REG-M4, RPT-10 */
export const hits: Report = {
  ...foundIn([HIT, WIN], async (database, asked) => {
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
          .where(isAsked(asked, 'win.day', 'hit.activity'))
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
    // A group has a first.
    return [...byHit.values()].map(awards => ({ ...awards[0]!, awards }));
  }).shown({
    activity: 'text',
    level: 'text',
    'won at': ['moment', 'won_at'],
    table: ['number', 'table_no'],
    seats: ['text', ({ awards }) => listed(awards.flatMap(({ seat }) => (seat === null ? [] : `${seat}`)))],
    hands: ['text', ({ awards }) => listed(awards.map(({ hand }) => hand))],
    amount: ['money', ({ awards }) => awards.reduce((sum, { amount }) => sum + amount, 0)],
    'verified by': ['text', 'verified_by'],
    state: ['text', ({ awards }) => listed(awards.map(({ gone }) => gone ?? 'stands'))],
  }),
};

const listed = (texts: readonly string[]): string => [...new Set(texts)].join(', ');
