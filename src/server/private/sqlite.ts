import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Fault, fault, sqliteFault } from '#server/journal';
import type { AddedColumn, Dialect, PrivateTables } from './database.ts';

// What is deleted is overwritten, and no log keeps it: an erased record is gone from the disk.
const SETTINGS = 'PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON';
const DIALECT: Dialect = { text: 'TEXT', big: 'INTEGER', end: 'STRICT, WITHOUT ROWID' };

/** A file of its own beside the journal, which only this user may read. */
export const sqliteTables = (
  file: string,
  tables: (dialect: Dialect) => string,
  added: readonly AddedColumn[],
): PrivateTables => {
  const on = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw inOurWords(file, sqliteFault(file, error));
    }
  };
  const database = on(() => openFile(file, tables(DIALECT), added));
  return {
    // The tables are strict.
    ask: async <Row>(text: string, ...values: readonly (string | number | null)[]) =>
      on(() => database.prepare(text).all(...values) as Row[]),
    wipe: async () => undefined,
    close: async () => database.close(),
  };
};

/** What helps where a journal is damaged does not help here. */
const inOurWords = (file: string, error: unknown): unknown =>
  error instanceof Fault && error.code === 'file-damaged'
    ? fault('records-damaged', { place: file, reason: error.facts['reason'] ?? '' }, error)
    : error;

const openFile = (file: string, tables: string, added: readonly AddedColumn[]): DatabaseSync => {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    chmodSync(file, 0o600);
    database.exec(SETTINGS);
    database.exec(tables);
    for (const [table, column] of added) {
      const columns = database.prepare(`PRAGMA table_info(${table})`).all();
      if (!columns.some(({ name }) => name === column)) database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} TEXT`);
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};
