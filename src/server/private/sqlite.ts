import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFault } from '#server/journal';
import type { Dialect, PrivateTables } from './database.ts';

// What is deleted is overwritten, and no log keeps it: an erased record is gone from the disk.
const SETTINGS = 'PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON';
const DIALECT: Dialect = { text: 'TEXT', big: 'INTEGER', end: 'STRICT, WITHOUT ROWID' };

/** A file of its own beside the journal, which only this user may read. */
export const sqliteTables = (file: string, tables: (dialect: Dialect) => string): PrivateTables => {
  const on = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw sqliteFault(file, error);
    }
  };
  const database = on(() => openFile(file, tables(DIALECT)));
  return {
    // The tables are strict.
    ask: async <Row>(text: string, ...values: readonly (string | number | null)[]) =>
      on(() => database.prepare(text).all(...values) as Row[]),
    wipe: async () => undefined,
    close: async () => database.close(),
  };
};

const openFile = (file: string, tables: string): DatabaseSync => {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    chmodSync(file, 0o600);
    database.exec(SETTINGS);
    database.exec(tables);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};
