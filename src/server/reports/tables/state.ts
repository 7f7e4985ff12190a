import type { Kysely } from 'kysely';
import { createTable, type Database, number, type RowOf, text } from './table.ts';

const NAME = 'reports';
const COLUMNS = {
  name: text,
  /** Of the tables: others are made again. */
  version: number,
  /** The last event that is in the tables, with its command and moment, by which it is known again. */
  seq: number,
  command: text,
  at_ms: number,
  /** The house's clock, as the journal names it; without a zone it has not named one yet. */
  zone: text,
  day_starts_at: text,
};

/** How far the tables have come. It moves in the transaction in which they do. RPT-1 */
export type TablesState = RowOf<typeof COLUMNS>;

/** Raised whenever a table, or what is in it, changes. */
export const VERSION = 6;

/** Before any event. */
export const BEGINNING: TablesState = {
  name: NAME,
  version: VERSION,
  seq: 0,
  command: '',
  at_ms: 0,
  zone: '',
  day_starts_at: '',
};

const stateIn = (database: Database): Kysely<{ projection_state: TablesState }> =>
  database.withTables<{ projection_state: TablesState }>();

export const prepareState = async (database: Database): Promise<void> => {
  await createTable(database, { name: 'projection_state', columns: COLUMNS, key: ['name'] });
  // Of no version yet: the tables are still to be made.
  const nothing = { ...BEGINNING, version: 0 };
  await stateIn(database)
    .insertInto('projection_state')
    .values(nothing)
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

export const readState = (database: Database): Promise<TablesState> =>
  stateIn(database).selectFrom('projection_state').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow();

/** The first statement of a transaction: other updates wait, on both databases. */
export const lockState = (transaction: Database): Promise<TablesState> =>
  stateIn(transaction)
    .updateTable('projection_state')
    .set({ name: NAME })
    .where('name', '=', NAME)
    .returningAll()
    .executeTakeFirstOrThrow();

export const saveState = async (transaction: Database, state: TablesState): Promise<void> => {
  await stateIn(transaction).updateTable('projection_state').set(state).where('name', '=', NAME).execute();
};
