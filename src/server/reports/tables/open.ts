import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { assert } from '#core/base';
import type { Place } from '#server/journal';
import { tablesFile } from './on-tables.ts';
import { prepareState } from './state.ts';
import type { Database } from './table.ts';
import { whenFree } from './when-free.ts';

/** Opens the tables of a house beside its journal, in a file or schema of their own that may be thrown away. RPT-1 */
export const openTables = async (place: Place): Promise<Database> => {
  const database = place.type === 'sqlite' ? sqliteTables(place.folder) : await postgresTables(place);
  try {
    await whenFree(() => prepareState(database));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
};

const sqliteTables = (folder: string): Database => {
  const file = new DatabaseSync(tablesFile(folder), { timeout: 5_000 });
  // What a power cut takes from here comes back from the journal. Callers that find it taken try again through `whenFree`.
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0');
  return new Kysely<object>({ dialect: new SqliteDialect({ database: asDialectWants(file) }) });
};

const asDialectWants = (file: DatabaseSync): SqliteDatabase => ({
  close: () => file.close(),
  prepare: text => {
    const statement = file.prepare(text);
    // The builder makes only values that the columns hold: texts, numbers, nulls.
    const valuesOf = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: parameters => statement.all(...valuesOf(parameters)),
      run: parameters => statement.run(...valuesOf(parameters)),
      iterate: parameters => statement.iterate(...valuesOf(parameters)),
    };
  },
});

const postgresTables = async ({ url, schema: house }: Extract<Place, { type: 'postgres' }>): Promise<Database> => {
  const schema = `${house}_reports`;
  assert(/^[a-z_][a-z0-9_]*$/.test(schema), `not a name for a schema: ${schema}`);
  const pool = new Pool({
    connectionString: url,
    application_name: 'houseway reports',
    options: `-c search_path=${schema}`,
    types: WHOLE_NUMBERS,
    max: 4,
  });
  pool.on('error', () => undefined); // A connection lost while idle is opened again when it is needed.
  const database = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  await sql`create schema if not exists ${sql.id(schema)}`.execute(database);
  return database;
};

// PostgreSQL sends these as text: bigint, and numeric, which is what a sum of bigint is.
const INT8 = 20;
const NUMERIC = 1_700;

const wholeNumber = (text: string): number => {
  const number = Number(text);
  assert(Number.isSafeInteger(number), `not a whole number of cents or milliseconds: ${text}`);
  return number;
};

const WHOLE_NUMBERS = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? wholeNumber : types.getTypeParser(oid, format)) as typeof types.getTypeParser, // Overloads by format.
};
