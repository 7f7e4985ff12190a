import type { Client } from 'pg';
import { fault } from '../fault.ts';
import { FORMAT, LISTED_UP_TO } from '../format.ts';

// Up to which event the commands are listed.
const LISTED = 'listed bigint NOT NULL DEFAULT 0';

const START = 'CREATE TABLE start (epoch integer PRIMARY KEY, at_ms bigint NOT NULL, program text NOT NULL);';

const TABLES = `
CREATE TABLE journal (
  seq bigint PRIMARY KEY, at_ms bigint NOT NULL, epoch integer NOT NULL, actor text COLLATE "C" NOT NULL,
  station text COLLATE "C" NOT NULL, command text COLLATE "C" NOT NULL, event text COLLATE "C" NOT NULL,
  result text COLLATE "C", hash bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE TABLE command (key text COLLATE "C" PRIMARY KEY, first bigint NOT NULL, last bigint NOT NULL);
CREATE TABLE writer (
  id integer PRIMARY KEY CHECK (id = 1), epoch integer NOT NULL, holder text NOT NULL, expires_at timestamptz NOT NULL,
  ${LISTED}
);
CREATE TABLE snapshot (
  fold text COLLATE "C" NOT NULL, seq bigint NOT NULL, state text NOT NULL, hash text NOT NULL, PRIMARY KEY (fold, seq)
);
CREATE TABLE anchor (
  seq bigint NOT NULL, at_ms bigint NOT NULL, hash text NOT NULL, signature text NOT NULL, PRIMARY KEY (seq, at_ms)
);
${START}
CREATE TABLE format (version integer NOT NULL);
INSERT INTO writer VALUES (1, 0, 'nobody yet', '-infinity');
INSERT INTO format VALUES (${FORMAT});
CREATE FUNCTION keep_all() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
`;

const appendOnly = (table: string): string =>
  `CREATE TRIGGER keeps_all BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table} EXECUTE FUNCTION keep_all();`;

const SCHEMA = [TABLES, ...['journal', 'command', 'anchor', 'start'].map(appendOnly)].join('\n');

/** Creates the tables where there are none; two servers that start at the same time take turns. */
export const prepareSchema = async (client: Client, schema: string): Promise<void> => {
  if ((await formatOf(client, schema)) > 0) return;
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [schema]);
  if ((await formatOf(client, schema)) === 0) {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}; SET LOCAL search_path TO ${schema}; ${SCHEMA}`);
  }
  await client.query('COMMIT');
};

/** Brings tables of an older format up to date; for the holder of the lease, so that nobody writes the old way. */
export const upgradeSchema = async (client: Client, schema: string): Promise<void> => {
  if ((await formatOf(client, schema)) === FORMAT) return;
  await client.query(`BEGIN; SET LOCAL search_path TO ${schema}; ${FROM_FIRST} COMMIT`);
};

const FROM_FIRST = `ALTER TABLE writer ADD COLUMN ${LISTED}; UPDATE writer SET listed = ${LISTED_UP_TO[1]};
  ${START} ${appendOnly('start')} UPDATE format SET version = ${FORMAT};`;

/** The format of the journal in the schema, 0 where there is none; throws when it is newer than we are. */
export const formatOf = async (client: Client, schema: string): Promise<number> => {
  // Read from the catalog's table: to_regclass may answer from before the lock, as the session remembers it.
  const named = "SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename = 'format'";
  if ((await client.query(named, [schema])).rows.length === 0) return 0;
  const { rows } = await client.query(`SELECT version FROM ${schema}.format`);
  const found: number = rows[0].version;
  if (found > FORMAT) throw fault('journal-newer', { place: `the schema ${schema}`, found, known: FORMAT });
  return found;
};
