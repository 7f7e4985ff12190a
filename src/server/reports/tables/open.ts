import { type AtPlaces, atPlace, type Place } from '#server/journal';
import { postgresTables } from './postgres.ts';
import { forgetFiles, sqliteTables } from './sqlite.ts';
import { prepareState } from './state.ts';
import type { Storage } from './storage.ts';
import type { Database } from './table.ts';
import { whenFree } from './when-free.ts';

const STORAGES: AtPlaces<Storage> = { sqlite: sqliteTables, postgres: postgresTables };

/** Opens the tables of a house beside its journal, in a file or schema of their own that may be thrown away. RPT-1 */
export const openTables = async (place: Place): Promise<Database> => {
  const database = await atPlace(place, STORAGES).open();
  try {
    await whenFree(() => prepareState(database));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
};

/** Runs work on the tables; what the disk, the server or the network did to them comes out as a fault. */
export const onTables = async <Value>(place: Place, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw atPlace(place, STORAGES).faultOf(error);
  }
};

/** Throws the tables away where they are a file of their own: they are made anew from the journal. */
export const forgetTables = (place: Place): void =>
  atPlace(place, { sqlite: ({ folder }) => forgetFiles(folder), postgres: () => undefined });
