import { Pool } from 'pg';
import { assert } from '#core/base';
import { type PlaceOf, postgresFault } from '#server/journal';
import type { KeptSecret, SecretStore } from './store.ts';

const TABLE = `CREATE TABLE IF NOT EXISTS draw_secret (
  key text COLLATE "C" PRIMARY KEY, commitment text COLLATE "C" NOT NULL UNIQUE, secret text NOT NULL
)`;

/** In the schema of the private records, so that whoever may only read the journal cannot read a secret. */
export const postgresSecrets = async ({ url, schema: house }: PlaceOf<'postgres'>): Promise<SecretStore> => {
  const schema = `${house}_private`;
  assert(/^[a-z_][a-z0-9_]*$/.test(schema), `not a name for a schema: ${schema}`);
  const pool = new Pool({
    connectionString: url,
    application_name: 'houseway draws',
    options: `-c search_path=${schema}`,
    max: 1,
  });
  pool.on('error', () => undefined); // A connection lost while idle is opened again when it is needed.
  const { host, pathname } = new URL(url);
  const ask = async (text: string, values: readonly string[] = []): Promise<readonly KeptSecret[]> => {
    try {
      return (await pool.query<KeptSecret>(text, [...values])).rows;
    } catch (error) {
      throw postgresFault(`${host}${pathname}`, error);
    }
  };
  const lock = `SELECT pg_advisory_xact_lock(hashtext('${schema}'))`;
  try {
    await ask(`BEGIN; ${lock}; CREATE SCHEMA IF NOT EXISTS ${schema}; ${TABLE}; COMMIT;`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    keep: async ({ key, commitment, secret }) =>
      void (await ask('INSERT INTO draw_secret VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING', [
        key,
        commitment,
        secret,
      ])),
    byKey: async key => (await ask('SELECT * FROM draw_secret WHERE key = $1', [key]))[0]?.secret,
    byCommitment: async commitment =>
      (await ask('SELECT * FROM draw_secret WHERE commitment = $1', [commitment]))[0]?.secret,
    all: () => ask('SELECT key, commitment, secret FROM draw_secret ORDER BY key'),
    close: () => pool.end(),
  };
};
