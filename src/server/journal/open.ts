import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from './fault.ts';
import { readerOf, writerOf } from './journal.ts';
import { readPostgres, writePostgres } from './postgres.ts';
import { readSqlite, writeSqlite } from './sqlite.ts';
import type { ReadStore, WriteStore } from './store.ts';
import type { EventFrom, Journal, JournalEvent, JournalReader } from './types.ts';

/** Where a house keeps its journal: a folder of this machine, or a schema of a PostgreSQL database. */
export type Place =
  | { readonly type: 'sqlite'; readonly folder: string }
  | {
      readonly type: 'postgres';
      readonly url: string;
      /** One house, one schema. */
      readonly schema: string;
      /** How long a writer that says nothing stays the writer. */
      readonly leaseMs: number;
    };

const TRY_EVERY_MS = 200;

/** Opens for writing, creating the journal where there is none; throws `journal-taken` while another writes. */
export const openJournal = async <Event extends JournalEvent>(
  place: Place,
  eventFrom: EventFrom<Event> = asWritten,
): Promise<Journal<Event>> => {
  const store = await openForWriting(place);
  try {
    return await writerOf(store, eventFrom);
  } catch (error) {
    await store.close();
    throw error;
  }
};

/** Waits until nobody writes, then takes over; `undefined` when it was stopped before. */
export const standBy = async <Event extends JournalEvent>(
  place: Place,
  stopped: AbortSignal,
  eventFrom: EventFrom<Event> = asWritten,
): Promise<Journal<Event> | undefined> => {
  while (!stopped.aborted) {
    try {
      return await openJournal(place, eventFrom);
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
): Promise<JournalReader<Event>> => readerOf(await openForReading(place), eventFrom);

/** Where events have had one form only. */
const asWritten = <Event extends JournalEvent>(text: string): Event => JSON.parse(text) as Event; // Only those were ever committed.

export const openForReading = async (place: Place): Promise<ReadStore> => {
  switch (place.type) {
    case 'sqlite':
      return readSqlite(place.folder);
    case 'postgres':
      return readPostgres(place);
  }
};

const openForWriting = async (place: Place): Promise<WriteStore> => {
  switch (place.type) {
    case 'sqlite':
      return writeSqlite(place.folder);
    case 'postgres':
      return writePostgres(place);
  }
};
