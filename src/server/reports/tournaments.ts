import { foundIn, isAsked, type Report } from './report.ts';
import { rowsTable } from './tables/gathered.ts';
import { people } from './tables/people.ts';
import { maybe, number, text } from './tables/table.ts';

/** One row for each tournament that has ended. RPT-17 */
const TOURNAMENT = rowsTable(
  'tournament',
  {
    /** The event that ended it. */
    seq: number,
    day: text,
    ended_at: number,
    promotion: text,
    name: maybe(text),
    activity: text,
    started_at: maybe(number),
    cancelled: maybe(text),
    entries: number,
    fees: number,
    pool: number,
    house_adds: number,
    paid: number,
    withheld: number,
    signed_by: text,
    at_hand_until: maybe(text),
    kept_until: maybe(text),
  },
  { key: 'seq' },
  (rows, { seq, atMs, day, event }) => {
    if (event.type !== 'PromotionEnded' || event.tournament === undefined) return;
    const { startedAt, houseAdds, signatures, ...held } = event.tournament;
    // Every signature counts the years again: the last one is kept longest.
    const last = signatures.at(-1);
    rows.add({
      ...held,
      seq,
      day,
      ended_at: atMs,
      promotion: event.promotion,
      started_at: startedAt === undefined ? undefined : Date.parse(startedAt),
      house_adds: houseAdds,
      signed_by: people(signatures.map(({ by }) => by)),
      at_hand_until: last?.atHandUntil,
      kept_until: last?.keptUntil,
    });
  },
);

/** The tournaments that have ended, the newest first; by its name the whole log of each can be asked for. RPT-17 */
export const tournaments: Report = {
  title: 'Tournaments',
  summary: 'every tournament that has ended: entries, pool, prizes, who has signed its log and how long it is kept',
  nothing: 'No tournament has ended.',
  ...foundIn([TOURNAMENT], (database, asked) =>
    database
      .selectFrom('tournament')
      .selectAll()
      .where(isAsked(asked, 'day', 'activity'))
      .orderBy('seq', 'desc')
      .execute(),
  ).shown({
    ended: ['moment', 'ended_at'],
    event: ['text', 'promotion'],
    name: 'text',
    activity: 'text',
    started: ['moment', 'started_at'],
    entries: 'count',
    'entry fees': ['money', 'fees'],
    pool: 'money',
    'house adds': ['money', 'house_adds'],
    paid: 'money',
    withheld: 'money',
    cancelled: 'text',
    'signed by': ['text', 'signed_by'],
    'at hand until': ['text', 'at_hand_until'],
    'kept until': ['text', 'kept_until'],
  }),
};
