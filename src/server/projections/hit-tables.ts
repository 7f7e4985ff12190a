import { gatherRows } from './gathered.ts';
import type { Projection } from './projection.ts';
import { createTable } from './tables.ts';

/** What one award took from one level. Awards of one review, or of one moment of a promotion, are one hit. RPT-10 */
export type Hit = {
  /** The award and the level. */
  hit: string;
  award: number;
  /** 0 for a prize of a promotion. */
  review: number;
  activity: string;
  level: string;
  amount: number;
};

export const hitTables: Projection = {
  tables: ['hit'],
  create: database =>
    createTable<Hit>(
      database,
      'hit',
      { hit: 'text', award: 'number', review: 'number', activity: 'text', level: 'text', amount: 'number' },
      ['hit'],
    ),
  gather: () => {
    const rows = gatherRows<Hit>('hit', 'hit');
    return {
      add: ({ event }) => {
        if (event.type !== 'AwardMade' && event.type !== 'PrizeAwarded') return;
        const { award, activity, source } = event;
        const review = event.type === 'AwardMade' ? event.review : 0;
        for (const [level, amount] of Object.entries(source.pools)) {
          rows.add({ hit: `${award} ${level}`, award, review, activity, level, amount });
        }
      },
      write: rows.write,
    };
  },
};
