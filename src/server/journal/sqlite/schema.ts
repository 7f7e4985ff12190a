import type { DatabaseSync } from 'node:sqlite';
import { fault, speak } from '../fault.ts';
import { FORMAT, LISTED_UP_TO } from '../format.ts';

// 'hway': tells our file from any other SQLite file.
const APPLICATION_ID = 0x68776179;

// Up to which event the commands are listed.
const LISTED = 'listed INTEGER NOT NULL DEFAULT 0';

const START = `CREATE TABLE start (
  epoch INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL, program TEXT NOT NULL
) STRICT;`;

const TABLES = `
CREATE TABLE journal (
  seq INTEGER PRIMARY KEY, epoch INTEGER NOT NULL, at_ms INTEGER NOT NULL, actor TEXT NOT NULL, station TEXT NOT NULL,
  command TEXT NOT NULL, event TEXT NOT NULL, result TEXT, hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE TABLE command (key TEXT PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE writer (
  id INTEGER PRIMARY KEY CHECK (id = 1), epoch INTEGER NOT NULL, holder TEXT NOT NULL, ${LISTED}
) STRICT;
CREATE TABLE snapshot (
  fold TEXT NOT NULL, seq INTEGER NOT NULL, state TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (fold, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE anchor (
  seq INTEGER NOT NULL, at_ms INTEGER NOT NULL, hash TEXT NOT NULL, signature TEXT NOT NULL, PRIMARY KEY (seq, at_ms)
) STRICT, WITHOUT ROWID;
${START}
INSERT INTO writer (id, epoch, holder) VALUES (1, 0, 'nobody yet');
`;

const appendOnly = (table: string): string => `
CREATE TRIGGER ${table}_keeps_rows BEFORE UPDATE ON ${table}
  BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END;
CREATE TRIGGER ${table}_keeps_all BEFORE DELETE ON ${table}
  BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END;
`;

const SCHEMA = [
  TABLES,
  ...['journal', 'command', 'anchor', 'start'].map(appendOnly),
  `PRAGMA application_id = ${APPLICATION_ID};`,
  `PRAGMA user_version = ${FORMAT};`,
].join('\n');

/** What brings a file of an older format to the next. */
const STEPS: Readonly<Record<number, string>> = {
  0: SCHEMA,
  1: `ALTER TABLE writer ADD COLUMN ${LISTED}; UPDATE writer SET listed = ${LISTED_UP_TO[1]};
    ${START} ${appendOnly('start')} PRAGMA user_version = ${FORMAT};`,
};

/** Makes the tables in a new file, or brings them up to date; throws on a file not ours or newer than we are. */
export const prepareSchema = (database: DatabaseSync, file: string): void => {
  const step = STEPS[checkFormat(database, file)];
  if (step !== undefined) database.exec(`BEGIN IMMEDIATE; ${step} COMMIT;`);
};

/** The format of the file, 0 when it is empty. */
export const checkFormat = (database: DatabaseSync, file: string): number => {
  const found = numberOf(database, 'PRAGMA user_version');
  const isOurs = numberOf(database, 'PRAGMA application_id') === APPLICATION_ID;
  const isEmpty = found === 0 && numberOf(database, 'SELECT count(*) FROM sqlite_schema') === 0;
  if (!isOurs && !isEmpty) throw fault('file-damaged', { place: file, reason: speak('damage.not-ours', {}) });
  if (found > FORMAT) throw fault('journal-newer', { place: file, found, known: FORMAT });
  return found;
};

const numberOf = (database: DatabaseSync, sql: string): number =>
  Number(Object.values(database.prepare(sql).get()!)[0]);
