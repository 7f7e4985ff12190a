import { createTable, type Database } from './tables.ts';

/** How far the tables have come. It moves in the transaction in which they do. RPT-1 */
export type ProjectionState = {
  name: string;
  /** Of the tables: others are made anew. */
  version: number;
  /** The last event that is in the tables, with its command and moment, by which it is known again. */
  seq: number;
  command: string;
  at_ms: number;
  /** The house's clock, as the journal names it; without a zone it has not named one yet. */
  zone: string;
  day_starts_at: string;
};

/** Raised whenever a table, or what stands in it, changes. */
export const VERSION = 6;
const NAME = 'reports';

/** Before any event. */
export const BEGINNING: ProjectionState = {
  name: NAME,
  version: VERSION,
  seq: 0,
  command: '',
  at_ms: 0,
  zone: '',
  day_starts_at: '',
};

export const prepareState = async (database: Database): Promise<void> => {
  await createTable<ProjectionState>(
    database,
    'projection_state',
    {
      name: 'text',
      version: 'number',
      seq: 'number',
      command: 'text',
      at_ms: 'number',
      zone: 'text',
      day_starts_at: 'text',
    },
    ['name'],
  );
  // Of no version yet: the tables are still to be made.
  const nothing = { ...BEGINNING, version: 0 };
  await database
    .insertInto('projection_state')
    .values(nothing)
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

export const readState = (database: Database): Promise<ProjectionState> =>
  database.selectFrom('projection_state').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow();

/** To be the first statement of a transaction: whoever else updates waits, on both databases. */
export const lockState = (transaction: Database): Promise<ProjectionState> =>
  transaction
    .updateTable('projection_state')
    .set({ name: NAME })
    .where('name', '=', NAME)
    .returningAll()
    .executeTakeFirstOrThrow();

export const saveState = async (transaction: Database, state: ProjectionState): Promise<void> => {
  await transaction.updateTable('projection_state').set(state).where('name', '=', NAME).execute();
};
