import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TablesState } from './tables/state.ts';
import type { Database, Table, TablesOf } from './tables/table.ts';

/** What is asked: gaming days, both included; one activity; one level of it; of slips, one award; of the club, ids. */
export type Asked = {
  readonly from?: string;
  readonly to?: string;
  readonly activity?: string;
  readonly level?: string;
  readonly award?: number;
  readonly members?: readonly string[];
};

/** How many hits of a level are shown. RPT-10 */
export const HITS_SHOWN = 25;

/** How a column is shown. Money, counts and durations are summed up below the rows; numbers are names. */
export type ColumnKind = 'text' | 'number' | 'moment' | 'money' | 'count' | 'duration';

export type Cell = string | number | null;
export type ReportRow = Readonly<Record<string, Cell>>;

/** A record that somebody may ask for. Its rows come from the tables as they are; its words are in `texts`. */
export type Report = {
  /** Every table it is made from, its own and those of others. */
  readonly tables: readonly Table[];
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** Columns without any amount are left out where people read. */
  readonly isWide?: true;
  readonly rows: (database: Database, asked: Asked, reached: TablesState) => Promise<readonly ReportRow[]>;
};

/** Finds what a report is made of in the tables that it names. */
type Find<Named extends readonly Table[], Found> = (
  database: Kysely<TablesOf<Named>>,
  asked: Asked,
  reached: TablesState,
) => Promise<readonly Found[]>;

/**
 * How a column is shown, and what stands in it: a field of what was found, or what follows from it. The kind alone
 * stands for the field that is called like the column.
 */
type Shown<Name, Found> =
  | (Name extends keyof Found ? ColumnKind : never)
  | readonly [kind: ColumnKind, of: (keyof Found & string) | ((found: Found) => Cell)];

/** Where the rows of a report come from; `shown` spells its columns, each of them once. */
export const foundIn = <const Named extends readonly Table[], Found extends object>(
  tables: Named,
  find: Find<Named, Found>,
) => ({
  shown: <Names extends string>(
    spelled: {
      readonly [Name in Names]: Shown<Name, Found>;
    },
  ): Pick<Report, 'tables' | 'columns' | 'rows'> => {
    const columns = Object.entries<ColumnKind | Shown<never, Found>>(spelled).map(([name, shown]) => {
      const [kind, of] = typeof shown === 'string' ? [shown, name] : shown;
      // The fields of what is found hold texts, numbers and nothing else.
      const cellIn = typeof of === 'function' ? of : (found: Found) => (found as Record<string, Cell>)[of]!;
      return { name, kind, cellIn };
    });
    return {
      tables,
      columns: Object.fromEntries(columns.map(({ name, kind }) => [name, kind])),
      rows: async (database, asked, reached) => {
        const found = await find(database.withTables<TablesOf<Named>>(), asked, reached);
        return found.map(one => Object.fromEntries(columns.map(({ name, cellIn }) => [name, cellIn(one)])));
      },
    };
  },
});

// Dates as texts are in order; nothing comes before the first or after the last of these.
const FIRST_DAY = '0000-00-00';
const LAST_DAY = '9999-99-99';

export const firstDay = ({ from }: Asked): string => from ?? FIRST_DAY;
export const lastDay = ({ to }: Asked): string => to ?? LAST_DAY;

/** Whether a row is of the days asked for and, where its activity is named, of the one asked for. */
export const isAsked = (asked: Asked, day: string, activity?: string): RawBuilder<SqlBool> => {
  const isOfDays = sql<SqlBool>`${sql.ref(day)} between ${firstDay(asked)} and ${lastDay(asked)}`;
  if (activity === undefined || asked.activity === undefined) return isOfDays;
  return sql<SqlBool>`${isOfDays} and ${sql.ref(activity)} = ${asked.activity}`;
};

/** The order of texts by their bytes, as the databases have it. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
