import type { ReportRow } from '../report.ts';
import type { Reported } from '../reported.ts';

/** Who and what is behind the ids of a report: staff by id, activities by number, hands of each by their key. */
export type ReportNames = {
  readonly people: Readonly<Record<string, string>>;
  readonly activities: Readonly<Record<string, string>>;
  readonly hands: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Columns in which people of the house stand, one or several. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'by',
  'cashier',
  'counted by',
  'dropped by',
  'paid by',
  'signed by',
  'verified by',
  'void by',
]);

/** The same rows in names: ids are in the journal, names are not, and whoever was erased keeps the id. PPL-1 */
export const named = (reported: Reported, names: ReportNames | undefined): Reported =>
  names === undefined ? reported : { ...reported, rows: reported.rows.map(row => inNames(row, names)) };

const inNames = (row: ReportRow, { people, activities, hands }: ReportNames): ReportRow => {
  const ofRow = typeof row['activity'] === 'string' ? hands[row['activity']] : undefined;
  const cells = Object.entries(row).map(([column, cell]) => {
    if (typeof cell !== 'string') return [column, cell] as const;
    if (OF_PEOPLE.has(column))
      return [
        column,
        cell
          .split(', ')
          .map(id => people[id] ?? id)
          .join(', '),
      ] as const;
    if (column === 'activity') return [column, activities[cell] ?? cell] as const;
    if (column === 'hand') return [column, ofRow?.[cell] ?? cell] as const;
    return [column, cell] as const;
  });
  return Object.fromEntries(cells);
};
