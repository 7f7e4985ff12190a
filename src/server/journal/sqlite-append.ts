import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { fault } from './fault.ts';
import type { Row } from './hash-chain.ts';
import type { Done } from './store.ts';

const HASH_BYTES = 32;
/** So many rows in one statement take a fifth less than a statement for each. */
const TOGETHER = 8;

/** Events in one transaction behind the fence, durable when it returns. */
export const appender = (database: DatabaseSync, epoch: number): ((rows: readonly Row[]) => void) => {
  // A statement by itself is a transaction, and nothing is inserted where the epoch is over.
  const addFirst = database.prepare(
    'INSERT INTO journal SELECT ?, epoch, ?, ?, ?, ?, ?, ?, ? FROM writer WHERE epoch = ?',
  );
  const one = inserter(database, epoch, 1);
  const some = inserter(database, epoch, TOGETHER);
  const bytes = Buffer.alloc(HASH_BYTES);
  const first = ({ seq, atMs, actor, station, command, event, result, hash }: Row): void => {
    bytes.write(hash, 'hex');
    const { changes } = addFirst.run(seq, atMs, actor, station, command, event, result, bytes, epoch);
    if (changes === 0) throw leaseLost(database, epoch);
  };
  const others = (rows: readonly Row[]): void => {
    let next = 1;
    for (; next + TOGETHER <= rows.length; next += TOGETHER) some(rows, next);
    for (; next < rows.length; next++) one(rows, next);
  };
  const inTransaction = transactions(database);
  return rows => {
    if (rows.length === 1) return first(rows[0]!);
    inTransaction(() => {
      first(rows[0]!);
      others(rows);
    });
  };
};

/** Inserts so many rows at a time, from a place in a list on. */
const inserter = (database: DatabaseSync, epoch: number, size: number) => {
  const places = Array(size).fill('(?, ?, ?, ?, ?, ?, ?, ?, ?)').join();
  const add = database.prepare(`INSERT INTO journal VALUES ${places}`);
  // What is bound is copied: a buffer of its own for each row would cost half as much as its insert.
  const hashes = Array.from({ length: size }, () => Buffer.alloc(HASH_BYTES));
  const values: SQLInputValue[] = [];
  return (rows: readonly Row[], from: number): void => {
    values.length = 0;
    for (let at = 0; at < size; at++) {
      const { seq, atMs, actor, station, command, event, result, hash } = rows[from + at]!;
      const bytes = hashes[at]!;
      bytes.write(hash, 'hex');
      values.push(seq, epoch, atMs, actor, station, command, event, result, bytes);
    }
    add.run(...values);
  };
};

/** Adds commands to the list and says how far it goes; behind the same fence. */
export const lister = (database: DatabaseSync, epoch: number): ((done: readonly Done[]) => void) => {
  const mark = database.prepare('UPDATE writer SET listed = ? WHERE epoch = ?');
  const add = database.prepare('INSERT INTO command VALUES (?, ?, ?)');
  const inTransaction = transactions(database);
  return done =>
    inTransaction(() => {
      if (mark.run(done.at(-1)!.last, epoch).changes === 0) throw leaseLost(database, epoch);
      for (const { key, first, last } of done) add.run(key, first, last);
    });
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
