import type { Language } from '#core/words';
import { unfootedIn } from '../footing.ts';
import type { ReportRow } from '../report.ts';
import type { Reported } from '../reported.ts';
import { cellInWords, headingOf, titleOf } from '../words.ts';

/**
 * For programs: amounts in cents, durations in milliseconds, moments in UTC, codes in the cells, and what each
 * column is. Only the title, the headings and the words for the codes are in a language.
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
  words: wordsIn(rows, Object.keys(columns), language),
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

/** By column, what people call the codes that stand in it. */
const wordsIn = (rows: readonly ReportRow[], columns: readonly string[], language: Language) =>
  Object.fromEntries(
    columns.flatMap(column => {
      const codes = new Set(rows.flatMap(row => (typeof row[column] === 'string' ? [row[column]] : [])));
      const words = [...codes].map(code => [code, cellInWords(column, code, language)] as const);
      const others = words.filter(([code, said]) => code !== said);
      return others.length === 0 ? [] : [[column, Object.fromEntries(others)] as const];
    }),
  );
