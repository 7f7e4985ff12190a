import type { ProjectionState } from './state.ts';
import type { Database } from './tables.ts';

/** What is asked: gaming days, both included; one activity; one level of it; of slips, one award; of the club, ids. */
export type Asked = {
  readonly from?: string;
  readonly to?: string;
  readonly activity?: string;
  readonly level?: string;
  readonly award?: number;
  readonly members?: readonly string[];
};

/** How a column is shown. Money, counts and durations are summed up below the rows; numbers are names. */
export type ColumnKind = 'text' | 'number' | 'moment' | 'money' | 'count' | 'duration';

export type Cell = string | number | null;
export type ReportRow<Name extends string = string> = { readonly [Column in Name]: Cell };

/** A record that somebody may ask for. Its rows come from the tables as they stand. */
export type Report<Name extends string = string> = {
  readonly title: string;
  /** What it says, in a line for whoever chooses. */
  readonly summary: string;
  readonly columns: Readonly<Record<Name, ColumnKind>>;
  /** Columns without any amount are left out where people read. */
  readonly isWide?: true;
  /** Said where there are no rows. */
  readonly nothing: string;
  readonly rows: (database: Database, asked: Asked, reached: ProjectionState) => Promise<readonly ReportRow<Name>[]>;
};

// Dates as texts are in order; nothing comes before the first or after the last of these.
const FIRST_DAY = '0000-00-00';
const LAST_DAY = '9999-99-99';

export const firstDay = ({ from }: Asked): string => from ?? FIRST_DAY;
export const lastDay = ({ to }: Asked): string => to ?? LAST_DAY;

/** The order of texts by their bytes, as the databases have it. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
