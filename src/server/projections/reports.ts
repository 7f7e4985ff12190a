import type { HouseEvent } from '#core/house';
import type { HouseClock } from '#core/time';
import { isDemoPlace } from '#server/house';
import type { Following, JournalReader, Place } from '#server/journal';
import { cage } from './cage.ts';
import { club } from './club.ts';
import { collection } from './collection.ts';
import { markedIfDemo } from './demo.ts';
import { drops } from './drops.ts';
import { fundStatement } from './fund-statement.ts';
import { hits } from './hits.ts';
import { clockOf } from './house-days.ts';
import { onTables } from './on-tables.ts';
import { openTables } from './open.ts';
import type { Asked, ColumnKind, Report, ReportRow } from './report.ts';
import { slips } from './slips.ts';
import { readState } from './state.ts';
import { tableHours } from './table-hours.ts';
import type { Database } from './tables.ts';
import { tournaments } from './tournaments.ts';
import { trialBalance } from './trial-balance.ts';
import { unclaimed } from './unclaimed.ts';
import { type HouseReader, prepareTables, type UpdateOptions, update } from './update.ts';
import { wins } from './wins.ts';

export const REPORTS = {
  collection,
  'fund-statement': fundStatement,
  wins,
  unclaimed,
  slips,
  drops,
  'table-hours': tableHours,
  'trial-balance': trialBalance,
  hits,
  cage,
  club,
  tournaments,
} satisfies Readonly<Record<string, Report>>;

export type ReportName = keyof typeof REPORTS;
export const REPORT_NAMES = Object.keys(REPORTS) as readonly ReportName[]; // Keys of a table are its names.

/** A report as it stood after an event. */
export type Reported = {
  readonly report: ReportName;
  readonly title: string;
  readonly asked: Asked;
  readonly clock: HouseClock;
  /** The last event that is in it. */
  readonly upToEvent: number;
  readonly columns: Readonly<Record<string, ColumnKind>>;
  readonly rows: readonly ReportRow[];
  /** Of the columns that can be added up. */
  readonly totals: Readonly<Record<string, number>>;
  readonly nothing: string;
};

export type Known = {
  readonly activities: readonly string[];
  readonly days?: { readonly first: string; readonly last: string };
};

/** The reports of one house. */
export type Reports = {
  readonly update: (reader: HouseReader, options?: UpdateOptions) => Promise<void>;
  /** Stays behind the journal until it is stopped. */
  readonly follow: (reader: JournalReader<HouseEvent>) => Promise<Following>;
  readonly ask: (name: ReportName, asked?: Asked) => Promise<Reported>;
  /** What there is to report of: the activities, and the first and last gaming day with money. */
  readonly known: () => Promise<Known>;
  readonly close: () => Promise<void>;
};

export const openReports = async (place: Place): Promise<Reports> => {
  const database = await onTables(place, () => openTables(place));
  await onTables(place, () => prepareTables(database));
  const isDemo = await isDemoPlace(place);
  const bringUp = (reader: HouseReader, options?: UpdateOptions): Promise<void> =>
    onTables(place, () => update(database, reader, options));
  return {
    update: bringUp,
    follow: async reader => {
      await bringUp(reader);
      const { seq } = await onTables(place, () => readState(database));
      return reader.follow(seq + 1, () => bringUp(reader));
    },
    ask: async (name, asked = {}) => markedIfDemo(isDemo, await onTables(place, () => ask(database, name, asked))),
    known: () => onTables(place, () => knownIn(database)),
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
      const { title, columns, nothing } = report;
      const from = { report: name, title, asked, clock: clockOf(reached), upToEvent: reached.seq };
      return { ...from, columns, rows, totals: totalsOf(columns, rows), nothing };
    });

const ADDED_UP: readonly ColumnKind[] = ['money', 'count', 'duration'];

const totalsOf = (columns: Reported['columns'], rows: readonly ReportRow[]): Reported['totals'] =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, kind]) => ADDED_UP.includes(kind))
      .map(([name]) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]),
  );

const knownIn = async (database: Database): Promise<Known> => {
  const ledger = database.selectFrom('ledger_day');
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
