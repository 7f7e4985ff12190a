import { clockOf, type DaySpan, dayFinder, daySpans } from './house-days.ts';
import type { Opening } from './opening-tables.ts';
import { byText, firstDay, lastDay, type Report } from './report.ts';

/** How long each table was open in each gaming day. One that is still open counts up to the last event. RPT-8 */
export const tableHours: Report<'day' | 'table' | 'game' | 'opened' | 'closed' | 'time open'> = {
  title: 'Table-hours',
  summary: 'when each table opened and closed, and how long it was open in each gaming day',
  columns: { day: 'text', table: 'number', game: 'text', opened: 'moment', closed: 'moment', 'time open': 'duration' },
  nothing: 'No table was open.',
  rows: async (database, asked, reached) => {
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
      .toSorted((a, b) => byText(a.day, b.day) || a.table - b.table);
  },
};

/** An opening, day by day. */
const daysOf = (
  { table_no, game, opened_at, closed_at }: Opening,
  first: string,
  spanOf: (day: string) => DaySpan,
  nowMs: number,
) => {
  const end = closed_at ?? Math.max(nowMs, opened_at);
  const parts = [];
  for (let day = first; ; ) {
    const { from, to, next } = spanOf(day);
    const open = Math.min(end, to) - Math.max(opened_at, from);
    parts.push({ day, table: table_no, game, opened: opened_at, closed: closed_at, 'time open': open });
    if (end <= to) return parts;
    day = next;
  }
};
