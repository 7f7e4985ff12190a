import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { fault } from '../fault.ts';
import { onFile } from './faults.ts';
import { refuseNetworkFolder } from './file-system.ts';
import { checkFormat, prepareSchema } from './schema.ts';

export const journalFile = (folder: string): string => path.join(folder, 'journal.sqlite');

// Before it, a reset of the write-ahead log could lose a commit.
const SQLITE_MIN = [3, 51, 3];

const SETTINGS: readonly [pragma: string, wanted: string | number, inForce: string | number][] = [
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['busy_timeout', 5_000, 5_000],
  ['wal_autocheckpoint', 1_000, 1_000],
];

/** The one connection that writes: every setting on which durability rests is read back before it is used. */
export const openForWriting = (folder: string): DatabaseSync => {
  const file = journalFile(folder);
  return opened(file, {}, database => {
    for (const [pragma, wanted] of SETTINGS) database.exec(`PRAGMA ${pragma} = ${wanted}`);
    for (const [pragma, , inForce] of SETTINGS) requireSetting(database, file, pragma, inForce);
    requireVersion(database, file);
    prepareSchema(database, file);
  });
};

export const openForReading = (folder: string): DatabaseSync => {
  const file = journalFile(folder);
  if (!existsSync(file)) throw fault('no-journal', { place: file });
  return opened(file, { readOnly: true, timeout: 5_000, defensive: false }, database => {
    // Lets a truncated file be read up to the cut, so that the cut can be named.
    database.exec('PRAGMA writable_schema = ON');
    if (checkFormat(database, file) === 0) throw fault('no-journal', { place: file });
  });
};

/**
 * Taken before the journal is opened for writing and held until it is closed. It is an open exclusive transaction on a
 * file of its own: the system frees it the moment the process ends, however it ends.
 */
export const takeLock = (folder: string): DatabaseSync => {
  onFolder(folder);
  return opened(path.join(folder, 'journal.lock'), { timeout: 0 }, lock => lock.exec('BEGIN EXCLUSIVE'));
};

/** A database made ready; where that fails, it is closed again. */
const opened = (file: string, options: DatabaseSyncOptions, makeReady: (database: DatabaseSync) => void) =>
  onFile(file, () => {
    const database = new DatabaseSync(file, options);
    try {
      makeReady(database);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });

const onFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw fault('disk-failed', { place: folder, reason: String(error) }, error);
  }
  refuseNetworkFolder(folder);
};

const requireSetting = (database: DatabaseSync, file: string, setting: string, wanted: string | number): void => {
  const value = readOne(database, `PRAGMA ${setting}`);
  if (value !== wanted) throw fault('not-durable', { place: file, setting, value: String(value) });
};

const requireVersion = (database: DatabaseSync, file: string): void => {
  const value = String(readOne(database, 'SELECT sqlite_version()'));
  if (!isRecent(value)) throw fault('not-durable', { place: file, setting: 'the version of SQLite', value });
};

export const isRecent = (version: string): boolean => {
  const parts = version.split('.').map(Number);
  const at = SQLITE_MIN.findIndex((least, index) => parts[index] !== least);
  return at < 0 || parts[at]! > SQLITE_MIN[at]!;
};

const readOne = (database: DatabaseSync, sql: string): unknown => Object.values(database.prepare(sql).get()!)[0];
