import { type AtPlaces, atPlace, type Place } from '#server/journal';
import { postgresPrivate } from './postgres.ts';
import { sqlitePrivate } from './sqlite.ts';
import type { PrivateStore } from './store.ts';

const STORES: AtPlaces<Promise<PrivateStore>> = {
  sqlite: async ({ folder }) => sqlitePrivate(folder),
  postgres: postgresPrivate,
};

/** Opens the private records of a house, beside its journal. */
export const openPrivate = (place: Place): Promise<PrivateStore> => atPlace(place, STORES);
