import { REPORTS } from '../list.ts';
import type { Cell, ColumnKind } from '../report.ts';
import type { Reported } from '../reported.ts';
import { shownCell } from './shown-cell.ts';

type Line = Readonly<Record<string, string>>;

/**
 * The rows as people read them, with a last line for the totals. Columns in which nothing stands are left out; in a
 * wide report that goes for amounts of nothing as well.
 */
export const reportLines = ({ report, columns, rows, totals, clock }: Reported): readonly Line[] => {
  const isWide = REPORTS[report].isWide === true;
  const isNothing = (cell: Cell): boolean => cell === null || (isWide && cell === 0);
  const shown = Object.entries(columns).filter(([name]) => rows.some(row => !isNothing(row[name] ?? null)));
  const textOf = (kind: ColumnKind, cell: Cell): string => (isWide && cell === 0 ? '-' : shownCell(kind, cell, clock));
  const lineOf = (row: Readonly<Record<string, Cell>>): Line =>
    Object.fromEntries(shown.map(([name, kind]) => [name, textOf(kind, row[name] ?? null)]));
  const [first] = shown;
  const hasTotals = first !== undefined && shown.some(([name]) => name in totals);
  return [...rows.map(lineOf), ...(hasTotals ? [{ ...lineOf(totals), [first[0]]: 'total' }] : [])];
};
