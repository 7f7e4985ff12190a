import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { assert } from '#core/base';
import { databaseName, type PlaceOf, postgresFault } from '#server/journal';
import type { Storage } from './storage.ts';
import type { Database } from './table.ts';

/** A schema beside the journal's that may be thrown away. */
export const postgresTables = (place: PlaceOf<'postgres'>): Storage => ({
  open: () => opened(place),
  faultOf: error => postgresFault(databaseName(place.url), error),
});

const opened = async ({ url, schema: house }: PlaceOf<'postgres'>): Promise<Database> => {
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
  const found = await sql<{ there: boolean }>`select to_regnamespace(${schema}) is not null as there`.execute(database);
  if (found.rows[0]?.there !== true) await sql`create schema if not exists ${sql.id(schema)}`.execute(database);
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
