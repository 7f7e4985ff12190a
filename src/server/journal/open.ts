import { setTimeout as sleep } from 'node:timers/promises';
import { orClose } from './closing.ts';
import { Fault } from './fault.ts';
import type { Imported } from './imported.ts';
import { readerOf, writerOf } from './journal.ts';
import type { Place } from './place.ts';
import type { Seal } from './seal.ts';
import { storageAt } from './storages.ts';
import type { EventFrom, Journal, JournalEvent, JournalReader } from './types.ts';

const TRY_EVERY_MS = 200;

/** Opens for writing, creating the journal where there is none; throws `journal-taken` while another writes. */
export const openJournal = async <Event extends JournalEvent>(
  place: Place,
  eventFrom: EventFrom<Event> = asWritten,
  seal?: Seal,
): Promise<Journal<Event>> => orClose(await storageAt(place).write(), store => writerOf(store, eventFrom, seal));

/** Waits until nobody writes, then takes over; `undefined` when it was stopped before. */
export const standBy = async <Event extends JournalEvent>(
  place: Place,
  stopped: AbortSignal,
  eventFrom: EventFrom<Event> = asWritten,
  seal?: Seal,
): Promise<Journal<Event> | undefined> => {
  while (!stopped.aborted) {
    try {
      return await openJournal(place, eventFrom, seal);
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'journal-taken') throw error;
    }
    await sleep(TRY_EVERY_MS, undefined, { signal: stopped }).catch(() => undefined);
  }
  return undefined;
};

/** Opens beside the writer, in this process or another, to read, follow and verify. */
export const readJournal = async <Event extends JournalEvent>(
  place: Place,
  eventFrom: EventFrom<Event> = asWritten,
  seal?: Seal,
): Promise<JournalReader<Event>> => readerOf(await storageAt(place).read(), eventFrom, seal);

/** Where events have had one form only: only those were ever committed. */
const asWritten = <Event extends JournalEvent>(text: string): Event => JSON.parse(text) as Event;

/** The format of the tables in a place, 0 where there are none; throws when it is newer than we are. */
export const formatAt = (place: Place): Promise<number> => storageAt(place).format();

/**
 * Makes a journal of what another held, hashes and epochs as they were, in one transaction; only where there is none.
 */
export const importJournal = (place: Place, imported: Imported): Promise<void> => storageAt(place).fill(imported);
