import { isDemoPlace } from '#server/house';
import type { Place } from '#server/journal';
import { markedIfDemo } from './forms/demo.ts';
import { REPORTS, type ReportName } from './list.ts';
import type { Asked, ColumnKind, Report, ReportRow } from './report.ts';
import type { Reported } from './reported.ts';
import { differing } from './tables/differing.ts';
import { clockOf } from './tables/house-days.ts';
import type { LEDGER_DAY } from './tables/ledger.ts';
import { onTables, openTables } from './tables/open.ts';
import { readState } from './tables/state.ts';
import type { Database, Table, TablesOf } from './tables/table.ts';
import { type HouseReader, prepareTables, type UpdateOptions, update } from './tables/update.ts';

/** Each once, however many reports are made from it. */
const TABLES: readonly Table[] = [...new Set(Object.values(REPORTS).flatMap(({ tables }) => tables))];

export type Known = {
  readonly activities: readonly string[];
  readonly days?: { readonly first: string; readonly last: string };
};

/** The reports of one house. */
export type Reports = {
  readonly update: (reader: HouseReader, options?: UpdateOptions) => Promise<void>;
  readonly ask: (name: ReportName, asked?: Asked) => Promise<Reported>;
  /** What there is to report of: the activities, and the first and last gaming day with money. */
  readonly known: () => Promise<Known>;
  /** The tables that are not what the journal makes of them, made anew beside to see it; none where all is well. */
  readonly differing: (reader: HouseReader) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export const openReports = async (place: Place): Promise<Reports> => {
  const database = await onTables(place, () => openTables(place));
  await onTables(place, () => prepareTables(database, TABLES));
  const isDemo = await isDemoPlace(place);
  return {
    update: (reader, options) => onTables(place, () => update(database, TABLES, reader, options)),
    ask: async (name, asked = {}) => markedIfDemo(isDemo, await onTables(place, () => ask(database, name, asked))),
    known: () => onTables(place, () => knownIn(database)),
    differing: reader => onTables(place, () => differing(database, TABLES, reader)),
    close: () => database.destroy(),
  };
};

/** Rows and the event they reach are read together, so that one says of the other what is true. */
const ask = (database: Database, name: ReportName, asked: Asked): Promise<Reported> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async transaction => {
      const reached = await readState(transaction);
      const report: Report = REPORTS[name];
      const rows = await report.rows(transaction, asked, reached);
      const { columns } = report;
      const from = { report: name, isDemo: false, asked, clock: clockOf(reached), upToEvent: reached.seq };
      return { ...from, columns, rows, totals: totalsOf(columns, rows) };
    });

const ADDED_UP: readonly ColumnKind[] = ['money', 'count', 'duration'];

const totalsOf = (columns: Reported['columns'], rows: readonly ReportRow[]): Reported['totals'] =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, kind]) => ADDED_UP.includes(kind))
      .map(([name]) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]),
  );

const knownIn = async (database: Database): Promise<Known> => {
  const ledger = database.withTables<TablesOf<[typeof LEDGER_DAY]>>().selectFrom('ledger_day');
  const activities = await ledger
    .select('activity')
    .distinct()
    .where('activity', '!=', '')
    .orderBy('activity')
    .execute();
  const days = await ledger
    .select(({ fn }) => [fn.min<string | null>('day').as('first'), fn.max<string | null>('day').as('last')])
    .executeTakeFirstOrThrow();
  const { first, last } = days;
  return {
    activities: activities.map(({ activity }) => activity),
    ...(first === null || last === null ? {} : { days: { first, last } }),
  };
};
