import { gamingDay, gamingDayOf, type HouseClock } from '#core/time';
import { clockOf } from './house-days.ts';
import type { Opening } from './opening-tables.ts';
import { byText, firstDay, lastDay, type Report } from './report.ts';

/** How long each table was open in each gaming day. One that is still open counts up to the last event. RPT-8 */
export const tableHours: Report<'day' | 'table' | 'game' | 'opened' | 'closed' | 'time open'> = {
  title: 'Table-hours',
  summary: 'when each table opened and closed, and how long it was open in each gaming day',
  columns: { day: 'text', table: 'number', game: 'text', opened: 'moment', closed: 'moment', 'time open': 'duration' },
  nothing: 'No table was open.',
  rows: async (database, asked, reached) => {
    const clock = clockOf(reached);
    const openings = await database
      .selectFrom('opening')
      .selectAll()
      .orderBy('opened_at')
      .orderBy('table_no')
      .execute();
    return openings
      .flatMap(opening => daysOf(clock, opening, reached.at_ms))
      .filter(({ day }) => day >= firstDay(asked) && day <= lastDay(asked))
      .toSorted((a, b) => byText(a.day, b.day) || a.table - b.table);
  },
};

/** An opening, day by day. */
const daysOf = (clock: HouseClock, { table_no, game, opened_at, closed_at }: Opening, nowMs: number) => {
  const end = closed_at ?? Math.max(nowMs, opened_at);
  const parts = [];
  let day = gamingDayOf(clock, Temporal.Instant.fromEpochMilliseconds(opened_at));
  for (;;) {
    const { from, to } = gamingDay(clock, day);
    const [begins, ends] = [Math.max(opened_at, from.epochMilliseconds), Math.min(end, to.epochMilliseconds)];
    const shown = { day: day.toString(), table: table_no, game, opened: opened_at, closed: closed_at };
    parts.push({ ...shown, 'time open': ends - begins });
    if (end <= to.epochMilliseconds) return parts;
    day = day.add({ days: 1 });
  }
};
