import { setTimeout as sleep } from 'node:timers/promises';
import type { HouseEvent } from '#core/house';
import { type Place, readJournal } from '#server/journal';
import { openReports } from './reports.ts';

/** A reader that never rests keeps SQLite from clearing its log, which then grows without end. */
const REST_MS = 250;

/** Keeps the reports up to date behind the journal until it is stopped. RPT-14 */
export const keepUp = async (place: Place, stopped: AbortSignal): Promise<void> => {
  const reader = await readJournal<HouseEvent>(place);
  try {
    const reports = await openReports(place);
    try {
      for (let reached = 0; !stopped.aborted; ) {
        const { seq } = await reader.head();
        if (seq !== reached) await reports.update(reader);
        reached = seq;
        await sleep(REST_MS, undefined, { signal: stopped }).catch(() => undefined);
      }
    } finally {
      await reports.close();
    }
  } finally {
    await reader.close();
  }
};
