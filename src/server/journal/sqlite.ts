import { hostname } from 'node:os';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Fault, fault } from './fault.ts';
import { BEGINNING, type Row } from './hash-chain.ts';
import { onFile } from './sqlite-faults.ts';
import { journalFile, openForReading, openForWriting, takeLock } from './sqlite-files.ts';
import type { Batch, Done, EventRow, ReadStore, StoredSnapshot, WriteStore } from './store.ts';
import type { Anchor, Head } from './types.ts';
import { WakeUps } from './wake-ups.ts';

/** How often a reader in another process looks for more. */
const LOOK_EVERY_MS = 25;

export const readSqlite = (folder: string): ReadStore => {
  const database = openForReading(folder);
  const reads = readsOf(database, journalFile(folder));
  const nobody = new WakeUps(); // The writer is another process, and SQLite sends no word.
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
  const reads = readsOf(database, file);
  const wakeUps = new WakeUps();
  return {
    ...reads,
    epoch,
    append: batch => {
      onFile(file, () => append(batch));
      wakeUps.wakeAll();
    },
    moreAfter: async (seq, stopped) => {
      if ((await reads.head()).seq <= seq) await wakeUps.next(stopped, LOOK_EVERY_MS);
    },
    saveSnapshot: async (snapshot, keep) => onFile(file, () => saveSnapshot(database, snapshot, keep)),
    saveAnchor: async ({ seq, atMs, hash, signature }) => {
      onFile(file, () => database.prepare('INSERT INTO anchor VALUES (?, ?, ?, ?)').run(seq, atMs, hash, signature));
    },
    onFault: () => undefined, // Without a network in between, nothing fails but what we do ourselves.
    close: async () => {
      database.close();
      lock.close();
    },
  };
};

const readsOf = (database: DatabaseSync, file: string): Omit<ReadStore, 'moreAfter' | 'close'> => {
  const all = prepared(database, file);
  const head = all('SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1', toHead);
  const page = all('SELECT * FROM journal WHERE seq >= ? ORDER BY seq LIMIT ?', toRow);
  const events = all(
    'SELECT seq, epoch, at_ms, actor, station, command, event FROM journal WHERE seq >= ? ORDER BY seq LIMIT ?',
    toEventRow,
  );
  const done = onFile(file, () => database.prepare('SELECT key, first, last FROM command WHERE key = ?'));
  const greatest = all("SELECT coalesce(max(key), '') FROM command", ([key]) => String(key));
  const commands = all('SELECT count(*), coalesce(max(last), 0) FROM command', toCommands);
  const snapshots = all('SELECT seq FROM snapshot WHERE fold = ? ORDER BY seq DESC', ([seq]) => Number(seq));
  const snapshot = all('SELECT fold, seq, state, hash FROM snapshot WHERE fold = ? AND seq = ?', toSnapshot);
  const anchors = all('SELECT seq, at_ms, hash, signature FROM anchor ORDER BY seq', toAnchor);
  return {
    head: async () => head()[0] ?? BEGINNING,
    page: async (from, limit) => page(from, limit),
    events: async (from, limit) => events(from, limit),
    recall: keys => onFile(file, () => keys.flatMap(key => (done.get(key) as Done | undefined) ?? [])),
    greatestKey: async () => greatest()[0]!,
    commands: async () => commands()[0]!,
    snapshots: async function* (fold) {
      for (const seq of snapshots(fold)) yield* snapshot(fold, seq);
    },
    anchors: async () => anchors(),
  };
};

const prepared =
  (database: DatabaseSync, file: string) =>
  <Value>(sql: string, from: (columns: readonly unknown[]) => Value) => {
    const statement = onFile(file, () => database.prepare(sql));
    statement.setReturnArrays(true);
    return (...values: SQLInputValue[]): readonly Value[] =>
      // With setReturnArrays each row is a list of its columns, which the type of `all` does not say.
      onFile(file, () => (statement.all(...values) as unknown as readonly unknown[][]).map(from));
  };

// The tables are strict: what a column was declared to hold is what comes back.
const toHead = ([seq, hash]: readonly unknown[]): Head => ({ seq: seq as number, hash: hexOf(hash as Uint8Array) });
const toEventRow = ([seq, epoch, atMs, actor, station, command, event]: readonly unknown[]): EventRow =>
  ({ seq, epoch, atMs, actor, station, command, event }) as EventRow;
const toRow = (columns: readonly unknown[]): Row => ({
  ...toEventRow(columns),
  result: columns[7] as string | null,
  hash: hexOf(columns[8] as Uint8Array),
});
const toCommands = ([count, last]: readonly unknown[]) => ({ count: count as number, last: last as number });
const toSnapshot = ([fold, seq, state, hash]: readonly unknown[]): StoredSnapshot =>
  ({ fold, seq, state, hash }) as StoredSnapshot;
const toAnchor = ([seq, atMs, hash, signature]: readonly unknown[]): Anchor =>
  ({ seq, atMs, hash, signature }) as Anchor;

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');

/** One transaction: the fence, the events, the keys; durable when it returns. */
const appender = (database: DatabaseSync, epoch: number): ((batch: Batch) => void) => {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const writer = database.prepare('SELECT epoch, holder FROM writer');
  const addRow = database.prepare('INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const addDone = database.prepare('INSERT INTO command VALUES (?, ?, ?)');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  return ({ rows, done }) => {
    begin.run();
    try {
      const now = writer.get() as { epoch: number; holder: string }; // As the strict table declares them.
      if (now.epoch !== epoch) throw fault('lease-lost', { epoch, holder: now.holder });
      for (const { seq, atMs, actor, station, command, event, result, hash } of rows) {
        addRow.run(seq, epoch, atMs, actor, station, command, event, result, Buffer.from(hash, 'hex'));
      }
      for (const { key, first, last } of done) addDone.run(key, first, last);
      commit.run();
    } catch (error) {
      // A full disk ends the transaction by itself; then there is none to roll back.
      if (database.isTransaction) rollback.run();
      throw error;
    }
  };
};

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
    const database = openForReading(folder);
    const row = database.prepare('SELECT holder FROM writer').get();
    database.close();
    return String(row!['holder']);
  } catch {
    return 'it is just starting';
  }
};
