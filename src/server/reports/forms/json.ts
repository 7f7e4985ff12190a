import type { Language } from '#core/words';
import type { Reported } from '../reported.ts';
import { cellInWords, headingOf, titleOf } from '../words.ts';

/**
 * For programs: amounts in cents, durations in milliseconds, moments in UTC, and what each column is. Only the title,
 * the headings and the words for cells are in a language.
 */
export const reportJson = (
  { report, isDemo, asked, clock, upToEvent, columns, rows, totals }: Reported,
  language: Language,
) => ({
  report,
  title: titleOf(report, language, isDemo),
  ...asked,
  zone: clock.zone,
  upToEvent,
  columns,
  headings: Object.fromEntries(Object.keys(columns).map(name => [name, headingOf(name, language)])),
  words: Object.fromEntries(
    Object.keys(columns).flatMap(name => {
      const said = wordsFor(name, rows, language);
      return said.length === 0 ? [] : [[name, Object.fromEntries(said)] as const];
    }),
  ),
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

/** What is said of the cells of a column that are words of ours. */
const wordsFor = (
  column: string,
  rows: Reported['rows'],
  language: Language,
): readonly (readonly [string, string])[] => {
  const cells = new Set(rows.flatMap(row => (typeof row[column] === 'string' ? [row[column]] : [])));
  return [...cells]
    .map(cell => [cell, cellInWords(column, cell, language)] as const)
    .filter(([cell, said]) => cell !== said);
};
