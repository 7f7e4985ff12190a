import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const TRY_EVERY_MS = 25;

/** Tries until nobody else writes the tables: SQLite itself would wait with the whole process. */
export const whenFree = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    }
    await sleep(TRY_EVERY_MS);
  }
};
