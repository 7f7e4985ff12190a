import { Pool, type QueryResultRow } from 'pg';
import { assert } from '#core/base';
import { postgresFault } from '#server/journal';
import type { AddedColumn, Dialect, PrivateTables } from './database.ts';

const DIALECT: Dialect = { text: 'text COLLATE "C"', big: 'bigint', end: '' };

/** A schema of its own beside that of the journal, so that it can be granted and kept apart. */
export const postgresTables = async (
  { url, schema, name }: { readonly url: string; readonly schema: string; readonly name: string },
  tables: (dialect: Dialect) => string,
  added: readonly AddedColumn[],
): Promise<PrivateTables> => {
  assert(/^[a-z_][a-z0-9_]*$/.test(schema), `not a name for a schema: ${schema}`);
  const pool = new Pool({
    connectionString: url,
    application_name: `houseway ${name}`,
    options: `-c search_path=${schema}`,
    max: 2,
  });
  pool.on('error', () => undefined); // A connection lost while idle is opened again when it is needed.
  const { host, pathname } = new URL(url);
  const ask = async <Row>(text: string, ...values: readonly (string | number | null)[]) => {
    let place = 0;
    const numbered = text.replaceAll('?', () => `$${++place}`);
    try {
      return (await pool.query<Row & QueryResultRow>(numbered, [...values])).rows;
    } catch (error) {
      throw postgresFault(`${host}${pathname}`, error);
    }
  };
  try {
    // Two who start at the same time take turns.
    const lock = `SELECT pg_advisory_xact_lock(hashtext('${schema}'))`;
    const later = added.map(
      ([table, column]) => `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS ${column} ${DIALECT.text};`,
    );
    // A writer whose schema was made for it need not be allowed to make others.
    const [there] = await ask<{ there: boolean }>(`SELECT to_regnamespace('${schema}') IS NOT NULL AS there`);
    const made = there?.there === true ? '' : `CREATE SCHEMA IF NOT EXISTS ${schema};`;
    await ask(`BEGIN; ${lock}; ${made} ${tables(DIALECT)} ${later.join(' ')} COMMIT;`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ask,
    // Rows that were deleted or replaced stay in the file until they are written over.
    wipe: async table => void (await ask(`VACUUM FULL ${table}`)),
    close: () => pool.end(),
  };
};
