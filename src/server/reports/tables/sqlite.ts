import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Fault, fault, type PlaceOf, sqliteFault } from '#server/journal';
import type { Storage } from './storage.ts';
import type { Database } from './table.ts';

/** A file beside the journal that may be thrown away. */
export const sqliteTables = ({ folder }: PlaceOf<'sqlite'>): Storage => {
  const file = path.join(folder, 'reports.sqlite');
  return { open: async () => opened(file), faultOf: error => fileFault(file, error) };
};

/** With its log, so that nothing of it comes back. */
export const forgetFiles = (folder: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(path.join(folder, `reports.sqlite${end}`), { force: true });
};

const opened = (name: string): Database => {
  const file = new DatabaseSync(name, { timeout: 5_000 });
  try {
    // What a power cut takes from here comes back from the journal. Callers that find it taken retry by `whenFree`.
    file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0');
  } catch (error) {
    file.close();
    throw error;
  }
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

const fileFault = (file: string, error: unknown): unknown => {
  const found = sqliteFault(file, error);
  if (!(found instanceof Fault) || found.code !== 'file-damaged') return found;
  // Unlike a journal, it can be spared.
  return fault('reports-damaged', { place: file }, error);
};
