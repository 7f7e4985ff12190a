import type { Place } from '#server/journal';
import { postgresPrivate } from './postgres.ts';
import { sqlitePrivate } from './sqlite.ts';
import type { PrivateStore } from './store.ts';

/** Opens the private records of a house, beside its journal. */
export const openPrivate = async (place: Place): Promise<PrivateStore> => {
  switch (place.type) {
    case 'sqlite':
      return sqlitePrivate(place.folder);
    case 'postgres':
      return postgresPrivate(place);
  }
};
