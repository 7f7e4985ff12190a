import { firstDay, lastDay, type Report } from './report.ts';

/** Who looked at which member, and what was done with the records, newest first. CLB-7, RPT-16 */
export const club: Report<'at' | 'member' | 'what' | 'by' | 'detail'> = {
  title: 'Player club: who looked, and what was done',
  summary: 'who looked at which member of the player club, and what was done with the records',
  columns: { at: 'moment', member: 'text', what: 'text', by: 'text', detail: 'text' },
  nothing: 'Nobody has looked at a member.',
  rows: async (database, asked) => {
    const rows = await database
      .selectFrom('club_deed')
      .select(['at', 'member', 'what', 'done_by', 'detail'])
      .where('day', '>=', firstDay(asked))
      .where('day', '<=', lastDay(asked))
      .$if(asked.members !== undefined, some => some.where('member', 'in', asked.members!))
      .orderBy('seq', 'desc')
      .orderBy('member')
      .execute();
    return rows.map(({ done_by, ...row }) => ({ ...row, by: done_by }));
  },
};
