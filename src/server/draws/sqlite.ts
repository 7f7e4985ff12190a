import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFault } from '#server/journal';
import type { SecretStore } from './secrets.ts';

const SETTINGS = 'PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL';
const TABLE = `CREATE TABLE IF NOT EXISTS draw_secret (
  key TEXT PRIMARY KEY, commitment TEXT NOT NULL UNIQUE, secret TEXT NOT NULL
) STRICT, WITHOUT ROWID`;

/** A file of its own beside the journal, which only this user may read. */
export const sqliteSecrets = (folder: string): SecretStore => {
  const file = path.join(folder, 'draws.sqlite');
  const on = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw sqliteFault(file, error);
    }
  };
  const database = on(() => opened(folder, file));
  const secretOf = (text: string, value: string): string | undefined =>
    on(() => (database.prepare(text).get(value) as { secret: string } | undefined)?.secret); // The table is strict.
  return {
    keep: async ({ key, commitment, secret }) =>
      on(
        () => void database.prepare('INSERT OR IGNORE INTO draw_secret VALUES (?, ?, ?)').run(key, commitment, secret),
      ),
    byKey: async key => secretOf('SELECT secret FROM draw_secret WHERE key = ?', key),
    byCommitment: async commitment => secretOf('SELECT secret FROM draw_secret WHERE commitment = ?', commitment),
    close: async () => database.close(),
  };
};

const opened = (folder: string, file: string): DatabaseSync => {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    chmodSync(file, 0o600);
    database.exec(SETTINGS);
    database.exec(TABLE);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};
