import type { HouseEvent } from '#core/house';
import type { JournalReader, Stored } from '#server/journal';
import { clockOf, dayFinder } from './house-days.ts';
import { BEGINNING, lockState, saveState, type TablesState, VERSION } from './state.ts';
import { createTable, type Database, type Gathering, type Table } from './table.ts';
import { whenFree } from './when-free.ts';

/** What is gathered from so many events is written before more is, so that memory stays bounded. */
const GATHERED_MAX = 200_000;

export type HouseReader = Pick<JournalReader<HouseEvent>, 'head' | 'read'>;

export type UpdateOptions = {
  /** Forget everything and begin with the first event. */
  readonly fromZero?: boolean;
  readonly onProgress?: (done: number, of: number) => void;
};

/** Makes the tables where there are none of this version; they begin without events. */
export const prepareTables = (database: Database, tables: readonly Table[]): Promise<void> =>
  whenFree(() =>
    database.transaction().execute(async transaction => {
      const { version } = await lockState(transaction);
      if (version === VERSION) return;
      await makeAnew(transaction, tables);
      await saveState(transaction, BEGINNING);
    }),
  );

/** Brings the tables up to the end of the journal, all of it or nothing. RPT-1 */
export const update = (
  database: Database,
  tables: readonly Table[],
  reader: HouseReader,
  options: UpdateOptions = {},
): Promise<void> =>
  whenFree(() => database.transaction().execute(transaction => catchUp(transaction, tables, reader, options)));

const catchUp = async (
  transaction: Database,
  tables: readonly Table[],
  reader: HouseReader,
  options: UpdateOptions,
): Promise<void> => {
  const reached = await lockState(transaction);
  const { seq: end } = await reader.head();
  const isKept = options.fromZero !== true && (await isGood(reader, reached));
  if (!isKept) await makeAnew(transaction, tables);
  const following = followFrom(tables, isKept ? reached : { ...BEGINNING, ...(await firstClock(reader)) });
  for await (const page of reader.read({ from: following.state().seq + 1 })) {
    following.add(page);
    options.onProgress?.(following.state().seq, Math.max(end, following.state().seq));
    if (following.gathered() >= GATHERED_MAX) await following.write(transaction);
  }
  await following.write(transaction);
  await saveState(transaction, following.state());
};

/**
 * Tables of this version and of this journal: one that was restored or replaced may have gone another way since. Days
 * that were made without the house's clock are made again.
 */
const isGood = async (reader: HouseReader, { version, zone, seq, command, at_ms }: TablesState): Promise<boolean> => {
  if (version !== VERSION || zone === '') return false;
  for await (const [last] of reader.read({ from: seq, to: seq })) {
    return last?.command === command && last.atMs === at_ms;
  }
  return false;
};

type Clock = Pick<TablesState, 'zone' | 'day_starts_at'>;

/** What happened before the first day was opened, seeds above all, belongs to a day by the same clock. RPT-2 */
const firstClock = async (reader: HouseReader): Promise<Clock | undefined> => {
  for await (const page of reader.read({ from: 1 })) {
    const named = page.map(({ event }) => clockIn(event)).find(clock => clock !== undefined);
    if (named !== undefined) return named;
  }
  return undefined;
};

const clockIn = (event: HouseEvent): Clock | undefined => {
  if (event.type !== 'DayOpened' && event.type !== 'GamingDayClosed') return undefined;
  return event.clock && { zone: event.clock.zone, day_starts_at: event.clock.dayStartsAt };
};

const makeAnew = async (transaction: Database, tables: readonly Table[]): Promise<void> => {
  for (const table of tables) {
    await transaction.schema.dropTable(table.name).ifExists().execute();
    await createTable(transaction, table);
  }
};

/** Hands events to every table, each in its gaming day. */
const followFrom = (tables: readonly Table[], begin: TablesState) => {
  const gatherings: readonly Gathering[] = tables.map(({ gather }) => gather());
  let state = begin;
  let dayOf = dayFinder(clockOf(state));
  let gathered = 0;
  const addOne = ({ seq, atMs, actor, station, event }: Stored<HouseEvent>): void => {
    const clock = clockIn(event);
    if (clock !== undefined) {
      state = { ...state, ...clock };
      dayOf = dayFinder(clockOf(clock));
    }
    const placed = { seq, atMs, actor, station, event, day: dayOf(atMs) };
    for (const gathering of gatherings) gathering.add(placed);
  };
  return {
    state: () => state,
    gathered: () => gathered,
    add: (page: readonly Stored<HouseEvent>[]): void => {
      for (const stored of page) addOne(stored);
      const { seq, command, atMs } = page.at(-1)!; // Pages are never empty.
      state = { ...state, version: VERSION, seq, command, at_ms: atMs };
      gathered += page.length;
    },
    write: async (transaction: Database): Promise<void> => {
      for (const gathering of gatherings) await gathering.write(transaction);
      gathered = 0;
    },
  };
};
