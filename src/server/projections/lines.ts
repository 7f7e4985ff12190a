import type { Cell } from './report.ts';
import { REPORTS, type Reported } from './reports.ts';
import { shownCell } from './shown-cell.ts';

type Line = Readonly<Record<string, string>>;

/** The rows as people read them, with a last line for the totals; columns in which nothing stands are left out. */
export const reportLines = (reported: Reported): readonly Line[] => {
  const { columns, rows, totals, clock } = reported;
  const shown = Object.entries(columns).filter(([name]) => rows.some(row => !isNothing(reported, row[name] ?? null)));
  const lineOf = (row: Readonly<Record<string, Cell>>): Line =>
    Object.fromEntries(shown.map(([name, kind]) => [name, shownCell(kind, row[name] ?? null, clock)]));
  const [first] = shown;
  const hasTotals = first !== undefined && shown.some(([name]) => name in totals);
  return [...rows.map(lineOf), ...(hasTotals ? [{ ...lineOf(totals), [first[0]]: 'total' }] : [])];
};

const isNothing = ({ report }: Reported, cell: Cell): boolean =>
  cell === null || ('isWide' in REPORTS[report] && cell === 0);
