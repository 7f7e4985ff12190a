import type { Language } from '#core/words';
import { unfootedIn } from '../footing.ts';
import type { Reported } from '../reported.ts';
import { headingOf, titleOf } from '../words.ts';

/**
 * For programs: amounts in cents, durations in milliseconds, moments in UTC, and what each column is. Only the title
 * and the headings are in a language.
 */
export const reportJson = (reported: Reported, language: Language) => {
  const unfooted = unfootedIn(reported);
  return { ...jsonOf(reported, language), ...(unfooted === undefined ? {} : { unfooted }) };
};

const jsonOf = ({ report, isDemo, asked, clock, upToEvent, columns, rows, totals }: Reported, language: Language) => ({
  report,
  title: titleOf(report, language, isDemo),
  ...asked,
  zone: clock.zone,
  upToEvent,
  columns,
  headings: Object.fromEntries(Object.keys(columns).map(name => [name, headingOf(name, language)])),
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
