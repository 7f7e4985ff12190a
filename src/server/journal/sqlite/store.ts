import { hostname } from 'node:os';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Fault, fault } from '../fault.ts';
import { type Ask, type Hashes, readsOf } from '../reads.ts';
import type { Done, ReadStore, StoredSnapshot, WriteStore } from '../store.ts';
import { WakeUps } from '../wake-ups.ts';
import { appender, lister } from './append.ts';
import { onFile } from './faults.ts';
import { journalFile, openForReading, openForWriting, takeLock } from './files.ts';
import { checkFormat } from './schema.ts';

/** How often a reader in another process looks for more. */
const LOOK_EVERY_MS = 25;

export const readSqlite = (folder: string): ReadStore => {
  const database = openForReading(folder);
  const reads = readsIn(database, journalFile(folder));
  const nobody = new WakeUps(); // The writer is another process, and SQLite sends no notification.
  return {
    ...reads,
    moreAfter: async (seq, stopped) => {
      if ((await reads.head()).seq <= seq) await nobody.next(stopped, LOOK_EVERY_MS);
    },
    close: async () => database.close(),
  };
};

/** Takes the journal for writing and begins a new epoch; throws `journal-taken` while another process holds it. */
export const writeSqlite = (folder: string): WriteStore => {
  const lock = lockFor(folder);
  try {
    return holding(lock, openForWriting(folder), journalFile(folder));
  } catch (error) {
    lock.close();
    throw error;
  }
};

const holding = (lock: DatabaseSync, database: DatabaseSync, file: string): WriteStore => {
  const epoch = onFile(file, () => beginEpoch(database));
  const append = appender(database, epoch);
  const list = lister(database, epoch);
  const reads = readsIn(database, file);
  const wakeUps = new WakeUps();
  return {
    ...reads,
    epoch,
    append: rows => {
      onFile(file, () => append(rows));
      wakeUps.wakeAll();
    },
    list: done => onFile(file, () => list(done)),
    moreAfter: async (seq, stopped) => {
      if ((await reads.head()).seq <= seq) await wakeUps.next(stopped, LOOK_EVERY_MS);
    },
    saveSnapshot: async (snapshot, keep) => onFile(file, () => saveSnapshot(database, snapshot, keep)),
    saveAnchor: async ({ seq, atMs, hash, signature }) => {
      onFile(file, () => database.prepare('INSERT INTO anchor VALUES (?, ?, ?, ?)').run(seq, atMs, hash, signature));
    },
    saveStart: async ({ atMs, program }) => {
      onFile(file, () => database.prepare('INSERT INTO start VALUES (?, ?, ?)').run(epoch, atMs, program));
    },
    onFault: () => undefined, // Without a network only our own calls can fail.
    close: async () => {
      database.close();
      lock.close();
    },
  };
};

/** Every question is prepared once; rows come back as lists of their columns. */
const readsIn = (database: DatabaseSync, file: string): Omit<ReadStore, 'moreAfter' | 'close'> => {
  const statements = new Map<string, StatementSync>();
  const prepared = (name: string, text: string): StatementSync => {
    const statement = database.prepare(text);
    statement.setReturnArrays(true);
    statements.set(name, statement);
    return statement;
  };
  const ask: Ask = (name, text, ...values) =>
    onFile(file, () => {
      const statement = statements.get(name) ?? prepared(name, text);
      // With setReturnArrays each row is a list of its columns, which the type of `all` does not say.
      return statement.all(...values) as unknown as readonly unknown[][];
    });
  const done = onFile(file, () => database.prepare('SELECT key, first, last FROM command WHERE key = ?'));
  const format = onFile(file, () => checkFormat(database, file));
  return {
    ...readsOf(ask, HASHES, format),
    recall: keys => onFile(file, () => keys.flatMap(key => (done.get(key) as Done | undefined) ?? [])),
  };
};

const HASHES: Hashes = { column: 'hash', hexOf: read => hexOf(read as Uint8Array) }; // A BLOB comes back as bytes.

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');

const saveSnapshot = (database: DatabaseSync, { fold, seq, state, hash }: StoredSnapshot, keep: number): void => {
  database.prepare('INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?)').run(fold, seq, state, hash);
  const older = 'SELECT seq FROM snapshot WHERE fold = ? ORDER BY seq DESC LIMIT -1 OFFSET ?';
  database.prepare(`DELETE FROM snapshot WHERE fold = ? AND seq IN (${older})`).run(fold, fold, keep);
};

const beginEpoch = (database: DatabaseSync): number => {
  const begun = database.prepare('UPDATE writer SET epoch = epoch + 1, holder = ? RETURNING epoch');
  return Number(begun.get(`${hostname()}, process ${process.pid}`)!['epoch']);
};

const lockFor = (folder: string): DatabaseSync => {
  try {
    return takeLock(folder);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'journal-taken') throw error;
    throw fault('journal-taken', { place: journalFile(folder), holder: holderOf(folder) }, error);
  }
};

/** The holder has written its name, unless it took the lock a moment ago. */
const holderOf = (folder: string): string => {
  try {
    using database = openForReading(folder);
    return String(database.prepare('SELECT holder FROM writer').get()!['holder']);
  } catch {
    return 'it is just starting';
  }
};
