import type { Imported } from './imported.ts';
import { type AtPlaces, atPlace, type Place } from './place.ts';
import { postgresFormat } from './postgres/format.ts';
import { importPostgres } from './postgres/import.ts';
import { readPostgres, writePostgres } from './postgres/store.ts';
import { sqliteFormat } from './sqlite/format.ts';
import { importSqlite } from './sqlite/import.ts';
import { readSqlite, writeSqlite } from './sqlite/store.ts';
import type { ReadStore, WriteStore } from './store.ts';

/** What a storage can do for a journal. */
type Storage = {
  readonly read: () => Promise<ReadStore>;
  readonly write: () => Promise<WriteStore>;
  readonly fill: (imported: Imported) => Promise<void>;
  /** Of the tables, 0 where there are none; throws when it is newer than we are. */
  readonly format: () => Promise<number>;
};

const STORAGES: AtPlaces<Storage> = {
  sqlite: ({ folder }) => ({
    read: async () => readSqlite(folder),
    write: async () => writeSqlite(folder),
    fill: imported => importSqlite(folder, imported),
    format: async () => sqliteFormat(folder),
  }),
  postgres: place => ({
    read: () => readPostgres(place),
    write: () => writePostgres(place),
    fill: imported => importPostgres(place, imported),
    format: () => postgresFormat(place),
  }),
};

export const storageAt = (place: Place): Storage => atPlace(place, STORAGES);
