import type { Reported } from '../reported.ts';

/** For programs: amounts in cents, durations in milliseconds, moments in UTC, and what each column is. */
export const reportJson = ({ report, title, asked, clock, upToEvent, columns, rows, totals }: Reported) => ({
  report,
  title,
  ...asked,
  zone: clock.zone,
  upToEvent,
  columns,
  rows: rows.map(row =>
    Object.fromEntries(
      Object.entries(columns).map(([name, kind]) => {
        const cell = row[name] ?? null;
        const isMoment = kind === 'moment' && typeof cell === 'number';
        return [name, isMoment ? Temporal.Instant.fromEpochMilliseconds(cell).toString() : cell];
      }),
    ),
  ),
  totals,
});
