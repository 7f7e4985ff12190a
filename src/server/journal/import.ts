import type { Imported } from './imported.ts';
import type { Place } from './open.ts';
import { importPostgres } from './postgres-import.ts';
import { importSqlite } from './sqlite-import.ts';

/**
 * Makes a journal of what another held, hashes and epochs as they were, in one transaction; only where there is none.
 */
export const importJournal = async (place: Place, imported: Imported): Promise<void> => {
  switch (place.type) {
    case 'sqlite':
      return importSqlite(place.folder, imported);
    case 'postgres':
      return importPostgres(place, imported);
  }
};
