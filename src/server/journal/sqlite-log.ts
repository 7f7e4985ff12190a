import { closeSync, existsSync, fdatasync, openSync } from 'node:fs';
import { onFile, sqliteFault } from './sqlite-faults.ts';

/** The write-ahead log of a journal, brought to the disk while the event loop goes on. */
export type Log = {
  /** Resolves once everything written so far is on the disk. */
  readonly sync: () => Promise<void>;
  readonly close: () => void;
};

export const openLog = (file: string): Log => {
  const log = onFile(file, () => openSync(logOf(file), 'r'));
  return {
    sync: () =>
      new Promise((resolve, reject) => {
        fdatasync(log, error => (error === null ? resolve() : reject(sqliteFault(file, error))));
      }),
    close: () => closeSync(log),
  };
};

/** For whoever reads what another process writes. Without a log everything stands in the journal itself. */
export const syncLog = async (file: string): Promise<void> => {
  if (!existsSync(logOf(file))) return;
  const log = openLog(file);
  await log.sync().finally(log.close);
};

const logOf = (file: string): string => `${file}-wal`;
