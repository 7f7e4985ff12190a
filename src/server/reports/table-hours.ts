import { byText, firstDay, foundIn, lastDay, type Report } from './report.ts';
import { rowsTable } from './tables/gathered.ts';
import { clockOf, type DaySpan, dayFinder, daySpans } from './tables/house-days.ts';
import { maybe, number, type RowOf, text } from './tables/table.ts';

const COLUMNS = {
  /** The table and the moment, which together happen once. */
  opening: text,
  table_no: number,
  game: text,
  opened_at: number,
  closed_at: maybe(number),
};
type Opening = RowOf<typeof COLUMNS>;

/** A table from its opening to its closing, which may be days later. RPT-8 */
const OPENING = rowsTable('opening', COLUMNS, { key: 'opening' }, (rows, { event }) => {
  if (event.type === 'TableOpened') {
    const { table, plays, at } = event;
    rows.add({ opening: nameOf(table, at), table_no: table, game: plays.game, opened_at: Date.parse(at) });
  }
  if (event.type === 'TableClosed') {
    rows.change(nameOf(event.table, event.from), { closed_at: Date.parse(event.at) });
  }
});

/** A table goes on with another game. RPT-8 */
const GAME_CHANGE = rowsTable(
  'game_change',
  { seq: number, table_no: number, game: text, at_ms: number },
  { key: 'seq' },
  (rows, { event, seq, atMs: at_ms }) => {
    if (event.type === 'GameChanged') rows.add({ seq, table_no: event.table, game: event.plays.game, at_ms });
  },
);
type GameChange = { readonly table_no: number; readonly game: string; readonly at_ms: number };

const nameOf = (table: number, from: string): string => `${table} ${from}`;

/** How long each table was open in each gaming day, up to the last event, and with which games. RPT-8 */
export const tableHours: Report = {
  ...foundIn([OPENING, GAME_CHANGE], async (database, asked, reached) => {
    const spanOf = daySpans(clockOf(reached));
    const openings = await database
      .selectFrom('opening')
      .selectAll()
      .$if(asked.to !== undefined, query => query.where('opened_at', '<', spanOf(asked.to!).to))
      .$if(asked.from !== undefined, query =>
        query.where(eb => eb.or([eb('closed_at', 'is', null), eb('closed_at', '>=', spanOf(asked.from!).from)])),
      )
      .orderBy('opened_at')
      .execute();
    const changes = await database.selectFrom('game_change').selectAll().orderBy('seq').execute();
    const firstDayOf = dayFinder(clockOf(reached));
    return openings
      .flatMap(opening => daysOf(opening, firstDayOf(opening.opened_at), spanOf, reached.at_ms))
      .map(part => ({ ...part, changed_to: changedTo(part, spanOf(part.day).to, changes) }))
      .filter(({ day }) => day >= firstDay(asked) && day <= lastDay(asked))
      .toSorted((a, b) => byText(a.day, b.day) || a.table_no - b.table_no);
  }).shown({
    day: 'text',
    table: ['number', 'table_no'],
    game: 'text',
    'changed to': ['text', 'changed_to'],
    opened: ['moment', 'opened_at'],
    closed: ['moment', 'closed_at'],
    'time open': ['duration', 'openMs'],
  }),
};

/** The games that followed the first one of an opening, until the end of a day. */
const changedTo = ({ table_no, opened_at, closed_at }: Opening, upTo: number, changes: readonly GameChange[]) => {
  const end = Math.min(upTo, closed_at ?? upTo);
  const own = changes.filter(one => one.table_no === table_no && one.at_ms >= opened_at && one.at_ms < end);
  return own.length === 0 ? null : own.map(({ game }) => game).join(', ');
};

/** An opening, day by day. */
const daysOf = (opening: Opening, first: string, spanOf: (day: string) => DaySpan, nowMs: number) => {
  const { opened_at, closed_at } = opening;
  const end = closed_at ?? Math.max(nowMs, opened_at);
  const parts = [];
  for (let day = first; ; ) {
    const { from, to, next } = spanOf(day);
    parts.push({ ...opening, day, openMs: Math.min(end, to) - Math.max(opened_at, from) });
    if (end <= to) return parts;
    day = next;
  }
};
