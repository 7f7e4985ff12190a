import path from 'node:path';
import { sqliteFault } from '#server/journal';
import { openPrivateFile } from '#server/private';
import type { KeptSecret, SecretStore } from './store.ts';

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
  const database = on(() => openPrivateFile(file, TABLE));
  const secretOf = (text: string, value: string): string | undefined =>
    on(() => (database.prepare(text).get(value) as { secret: string } | undefined)?.secret); // The table is strict.
  return {
    keep: async ({ key, commitment, secret }) =>
      on(
        () => void database.prepare('INSERT OR IGNORE INTO draw_secret VALUES (?, ?, ?)').run(key, commitment, secret),
      ),
    byKey: async key => secretOf('SELECT secret FROM draw_secret WHERE key = ?', key),
    byCommitment: async commitment => secretOf('SELECT secret FROM draw_secret WHERE commitment = ?', commitment),
    all: async () =>
      // The columns are those of the type; rows of SQLite have no prototype.
      on(() => database.prepare(EVERY).all() as KeptSecret[]).map(one => ({ ...one })),
    close: async () => database.close(),
  };
};

const EVERY = 'SELECT key, commitment, secret FROM draw_secret ORDER BY key';
