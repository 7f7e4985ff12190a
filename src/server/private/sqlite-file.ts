import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// What is deleted is overwritten, and no log keeps it: an erased record is gone from the disk.
const SETTINGS = 'PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON';

/** A database in a file that only this user may read, with its tables; makes what is missing. */
export const openPrivateFile = (file: string, tables: string): DatabaseSync => {
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
