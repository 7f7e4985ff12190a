import { Pool, type QueryResultRow } from 'pg';
import { assert } from '#core/base';
import { type PlaceOf, postgresFault } from '#server/journal';
import {
  type MemberRow,
  memberValues,
  type OfferRow,
  offerValues,
  type RecordRow,
  recordValues,
  soughtAs,
  toMember,
  toOffer,
  toRecord,
} from './rows.ts';
import type { MemberStore, PrivateStore } from './store.ts';

const TABLES = `
CREATE TABLE IF NOT EXISTS record (
  person text COLLATE "C" PRIMARY KEY, name text NOT NULL, badge text COLLATE "C" NOT NULL UNIQUE, pin_hash text
);
CREATE TABLE IF NOT EXISTS offer (
  code_hash text COLLATE "C" PRIMARY KEY, station text NOT NULL, kind text NOT NULL, at_table integer, place text,
  made_by text NOT NULL, until_ms bigint NOT NULL
);
CREATE TABLE IF NOT EXISTS member (
  member text COLLATE "C" PRIMARY KEY, card text COLLATE "C" NOT NULL UNIQUE, name text NOT NULL, born text NOT NULL,
  email text, phone text,
  address text, photo text, pin_hash text, sought text COLLATE "C" NOT NULL
);
`;

/** A schema of its own beside that of the journal, so that it can be granted and kept apart. */
export const postgresPrivate = async ({ url, schema: house }: PlaceOf<'postgres'>): Promise<PrivateStore> => {
  const schema = `${house}_private`;
  assert(/^[a-z_][a-z0-9_]*$/.test(schema), `not a name for a schema: ${schema}`);
  const pool = new Pool({
    connectionString: url,
    application_name: 'houseway private',
    options: `-c search_path=${schema}`,
    max: 2,
  });
  pool.on('error', () => undefined); // A connection lost while idle is opened again when it is needed.
  const { host, pathname } = new URL(url);
  const ask = async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) => {
    try {
      return (await pool.query<Row>(text, [...values])).rows;
    } catch (error) {
      throw postgresFault(`${host}${pathname}`, error);
    }
  };
  await prepare(ask, schema).catch(async error => {
    await pool.end();
    throw error;
  });
  return storeOn(ask, () => pool.end());
};

type AskDatabase = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Two who start at the same time take turns. */
const prepare = async (ask: AskDatabase, schema: string): Promise<void> => {
  const lock = `SELECT pg_advisory_xact_lock(hashtext('${schema}'))`;
  await ask(`BEGIN; ${lock}; CREATE SCHEMA IF NOT EXISTS ${schema}; ${TABLES} COMMIT;`);
};

const storeOn = (ask: AskDatabase, close: () => Promise<void>): PrivateStore => ({
  put: async record => {
    const text =
      'INSERT INTO record (person, name, badge, pin_hash) VALUES ($1, $2, $3, $4) ' +
      'ON CONFLICT (person) DO UPDATE SET name = $2, badge = $3, pin_hash = $4';
    await ask(text, recordValues(record));
  },
  of: async person => (await ask<RecordRow>('SELECT * FROM record WHERE person = $1', [person])).map(toRecord)[0],
  byBadge: async badge => (await ask<RecordRow>('SELECT * FROM record WHERE badge = $1', [badge])).map(toRecord)[0],
  all: async () => (await ask<RecordRow>('SELECT * FROM record ORDER BY person')).map(toRecord),
  erase: async person => {
    await ask('DELETE FROM record WHERE person = $1', [person]);
    // Rows that were deleted or replaced stay in the file until they are written over.
    await ask('VACUUM FULL record');
  },
  offer: async offer => {
    await ask('INSERT INTO offer VALUES ($1, $2, $3, $4, $5, $6, $7)', offerValues(offer));
  },
  takeOffer: async (codeHash, nowMs) => {
    await ask('DELETE FROM offer WHERE until_ms < $1', [nowMs]);
    return (await ask<OfferRow>('DELETE FROM offer WHERE code_hash = $1 RETURNING *', [codeHash])).map(toOffer)[0];
  },
  members: membersOn(ask),
  close,
});

const membersOn = (ask: AskDatabase): MemberStore => ({
  put: async record => {
    const text =
      'INSERT INTO member VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (member) DO UPDATE SET ' +
      'card = $2, name = $3, born = $4, email = $5, phone = $6, address = $7, photo = $8, pin_hash = $9, sought = $10';
    await ask(text, memberValues(record));
  },
  of: async member => (await ask<MemberRow>('SELECT * FROM member WHERE member = $1', [member])).map(toMember)[0],
  byCard: async card => (await ask<MemberRow>('SELECT * FROM member WHERE card = $1', [card])).map(toMember)[0],
  named: async (words, most) => {
    const text = 'SELECT * FROM member WHERE strpos(sought, $1) > 0 ORDER BY sought, member LIMIT $2';
    return (await ask<MemberRow>(text, [soughtAs(words), most])).map(toMember);
  },
  all: async () => (await ask<MemberRow>('SELECT * FROM member ORDER BY member')).map(toMember),
  erase: async member => {
    await ask('DELETE FROM member WHERE member = $1', [member]);
    await ask('VACUUM FULL member'); // As for the records of staff.
  },
});
