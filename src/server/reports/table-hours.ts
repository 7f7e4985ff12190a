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

const nameOf = (table: number, from: string): string => `${table} ${from}`;

/** How long each table was open in each gaming day. One that is still open counts up to the last event. RPT-8 */
export const tableHours: Report = {
  ...foundIn([OPENING], async (database, asked, reached) => {
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
    const firstDayOf = dayFinder(clockOf(reached));
    return openings
      .flatMap(opening => daysOf(opening, firstDayOf(opening.opened_at), spanOf, reached.at_ms))
      .filter(({ day }) => day >= firstDay(asked) && day <= lastDay(asked))
      .toSorted((a, b) => byText(a.day, b.day) || a.table_no - b.table_no);
  }).shown({
    day: 'text',
    table: ['number', 'table_no'],
    game: 'text',
    opened: ['moment', 'opened_at'],
    closed: ['moment', 'closed_at'],
    'time open': ['duration', 'openMs'],
  }),
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
