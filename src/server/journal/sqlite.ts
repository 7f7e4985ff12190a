import { hostname } from 'node:os';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Fault, fault } from './fault.ts';
import { BEGINNING, type Row } from './hash-chain.ts';
import { appender, lister } from './sqlite-append.ts';
import { onFile } from './sqlite-faults.ts';
import { journalFile, openForReading, openForWriting, takeLock } from './sqlite-files.ts';
import { checkFormat, LISTED_UP_TO } from './sqlite-schema.ts';
import type { Done, EventRow, ReadStore, StoredSnapshot, WriteStore } from './store.ts';
import type { Anchor, Head, Start } from './types.ts';
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
  const list = lister(database, epoch);
  const reads = readsOf(database, file);
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
  const format = onFile(file, () => checkFormat(database, file));
  const listedUpTo = all(`SELECT ${LISTED_UP_TO[format]}`, ([upTo]) => Number(upTo));
  const listed = all(`SELECT count(*), ${LISTED_UP_TO[format]} FROM command`, toListed);
  const snapshots = all('SELECT seq FROM snapshot WHERE fold = ? ORDER BY seq DESC', ([seq]) => Number(seq));
  const snapshot = all('SELECT fold, seq, state, hash FROM snapshot WHERE fold = ? AND seq = ?', toSnapshot);
  const anchors = all('SELECT seq, at_ms, hash, signature FROM anchor ORDER BY seq', toAnchor);
  const starts = format === 1 ? () => [] : all(STARTS, toStart);
  return {
    head: async () => head()[0] ?? BEGINNING,
    page: async (from, limit) => page(from, limit),
    events: async (from, limit) => events(from, limit),
    recall: keys => onFile(file, () => keys.flatMap(key => (done.get(key) as Done | undefined) ?? [])),
    greatestKey: async () => greatest()[0]!,
    listedUpTo: async () => listedUpTo()[0]!,
    listed: async () => listed()[0]!,
    snapshots: async function* (fold) {
      for (const seq of snapshots(fold)) yield* snapshot(fold, seq);
    },
    anchors: async () => anchors(),
    starts: async limit => starts(limit),
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
const toListed = ([count, upTo]: readonly unknown[]) => ({ count: count as number, upTo: upTo as number });
const toSnapshot = ([fold, seq, state, hash]: readonly unknown[]): StoredSnapshot =>
  ({ fold, seq, state, hash }) as StoredSnapshot;
const toAnchor = ([seq, atMs, hash, signature]: readonly unknown[]): Anchor =>
  ({ seq, atMs, hash, signature }) as Anchor;
const toStart = ([epoch, atMs, program]: readonly unknown[]): Start => ({ epoch, atMs, program }) as Start;

const STARTS = 'SELECT epoch, at_ms, program FROM start ORDER BY epoch DESC LIMIT ?';

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
    const database = openForReading(folder);
    const row = database.prepare('SELECT holder FROM writer').get();
    database.close();
    return String(row!['holder']);
  } catch {
    return 'it is just starting';
  }
};
