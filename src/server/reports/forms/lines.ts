import type { Language } from '#core/words';
import { REPORTS } from '../list.ts';
import type { Cell, ColumnKind } from '../report.ts';
import type { Reported } from '../reported.ts';
import { cellInWords, headingOf, totalIn } from '../words.ts';
import { shownCell } from './shown-cell.ts';

type Line = Readonly<Record<string, string>>;

/**
 * The rows as people read them, under headings of their language, with a last line for the totals. Empty
 * columns are left out; in a
 * wide report that goes for amounts of nothing as well.
 */
export const reportLines = (
  { report, columns, rows, totals, clock }: Reported,
  language: Language,
): readonly Line[] => {
  const isWide = REPORTS[report].isWide === true;
  const isNothing = (cell: Cell): boolean => cell === null || (isWide && cell === 0);
  const shown = Object.entries(columns).filter(([name]) => rows.some(row => !isNothing(row[name] ?? null)));
  const textOf = (name: string, kind: ColumnKind, cell: Cell): string => {
    if (isWide && cell === 0) return '-';
    return typeof cell === 'string' ? cellInWords(name, cell, language) : shownCell(kind, cell, clock);
  };
  const heading = (name: string): string => headingOf(name, language);
  const lineOf = (row: Readonly<Record<string, Cell>>): Line =>
    Object.fromEntries(shown.map(([name, kind]) => [heading(name), textOf(name, kind, row[name] ?? null)]));
  const [first] = shown;
  const hasTotals = first !== undefined && shown.some(([name]) => name in totals);
  return [...rows.map(lineOf), ...(hasTotals ? [{ ...lineOf(totals), [heading(first[0])]: totalIn(language) }] : [])];
};
