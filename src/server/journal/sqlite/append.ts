import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { fault } from '../fault.ts';
import type { Row } from '../hash-chain.ts';
import type { Done } from '../store.ts';

const HASH_BYTES = 32;
/** This many rows in one statement take a fifth less time than a statement for each. */
const TOGETHER = 8;

/** Events in one transaction behind the fence, durable when it returns. */
export const appender = (database: DatabaseSync, epoch: number): ((rows: readonly Row[]) => void) => {
  // What is bound is copied: a buffer of its own for each row would cost half as much as its insert.
  const hashes = Array.from({ length: TOGETHER }, () => Buffer.alloc(HASH_BYTES));
  const bytesOf = (hash: string, at: number): Buffer => {
    const bytes = hashes[at]!;
    bytes.write(hash, 'hex');
    return bytes;
  };
  const put = (values: SQLInputValue[], row: Row, at: number): void => {
    const { seq, atMs, actor, station, command, event, result, hash } = row;
    values.push(seq, epoch, atMs, actor, station, command, event, result, bytesOf(hash, at));
  };
  const fenced = fencedInserts(database);
  const values: SQLInputValue[] = [];
  const first = (rows: readonly Row[], count: number): void => {
    values.length = 0;
    for (let at = 0; at < count; at++) put(values, rows[at]!, at);
    values.push(epoch);
    if (fenced[count - 1]!.run(...values).changes === 0) throw leaseLost(database, epoch);
  };
  const add = inserter(database, { name: 'journal', columns: COLUMNS }, put);
  const inTransaction = transactions(database);
  return rows => {
    if (rows.length <= TOGETHER) return first(rows, rows.length);
    inTransaction(() => {
      first(rows, TOGETHER);
      add(rows, TOGETHER);
    });
  };
};

/** One to several rows in one statement: by itself a transaction, which inserts nothing where the epoch is over. */
const fencedInserts = (database: DatabaseSync): readonly StatementSync[] => {
  const row = marksOf(COLUMNS);
  const columns = Array.from({ length: COLUMNS }, (_, at) => `column${at + 1}`).join();
  return Array.from({ length: TOGETHER }, (_, at) => {
    const rows = Array(at + 1)
      .fill(row)
      .join();
    return database.prepare(
      `INSERT INTO journal SELECT ${columns} FROM (VALUES ${rows}) WHERE EXISTS (SELECT 1 FROM writer WHERE epoch = ?)`,
    );
  });
};

const COLUMNS = 9;
const marksOf = (columns: number): string => `(${Array(columns).fill('?').join()})`;

/** Adds commands to the list and says how far it goes; behind the same fence. */
export const lister = (database: DatabaseSync, epoch: number): ((done: readonly Done[]) => void) => {
  const mark = database.prepare('UPDATE writer SET listed = ? WHERE epoch = ?');
  const add = inserter(database, { name: 'command', columns: 3 }, (values, { key, first, last }: Done) => {
    values.push(key, first, last);
  });
  const inTransaction = transactions(database);
  return done =>
    inTransaction(() => {
      if (mark.run(done.at(-1)!.last, epoch).changes === 0) throw leaseLost(database, epoch);
      add(done, 0);
    });
};

/** Inserts everything from a place in a list on: several at a time, and what is left one by one. */
const inserter = <Item>(
  database: DatabaseSync,
  { name, columns }: { readonly name: string; readonly columns: number },
  put: (values: SQLInputValue[], item: Item, at: number) => void,
): ((items: readonly Item[], from: number) => void) => {
  const row = marksOf(columns);
  const adding = (size: number) => database.prepare(`INSERT INTO ${name} VALUES ${Array(size).fill(row).join()}`);
  const [one, some] = [adding(1), adding(TOGETHER)];
  const values: SQLInputValue[] = [];
  return (items, from) => {
    let next = from;
    while (next < items.length) {
      const size = items.length - next >= TOGETHER ? TOGETHER : 1;
      values.length = 0;
      for (let at = 0; at < size; at++) put(values, items[next + at]!, at);
      (size === 1 ? one : some).run(...values);
      next += size;
    }
  };
};

const transactions = (database: DatabaseSync): ((work: () => void) => void) => {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  return work => {
    begin.run();
    try {
      work();
      commit.run();
    } catch (error) {
      // A full disk ends the transaction by itself; then there is none to roll back.
      if (database.isTransaction) rollback.run();
      throw error;
    }
  };
};

const leaseLost = (database: DatabaseSync, epoch: number): Error => {
  const now = database.prepare('SELECT holder FROM writer').get();
  return fault('lease-lost', { epoch, holder: String(now?.['holder']) });
};
