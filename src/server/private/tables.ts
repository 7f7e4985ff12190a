import path from 'node:path';
import { atPlace, type Place } from '#server/journal';
import type { AddedColumn, Dialect, PrivateTables } from './database.ts';
import { postgresTables } from './postgres.ts';
import { sqliteTables } from './sqlite.ts';

/** Opens tables under a name of their own, in a file or a schema, and makes what is missing. */
export const openPrivateTables = (
  place: Place,
  name: string,
  tables: (dialect: Dialect) => string,
  added: readonly AddedColumn[] = [],
): Promise<PrivateTables> =>
  atPlace(place, {
    sqlite: async ({ folder }) => sqliteTables(privateFile(folder, name), tables, added),
    postgres: ({ url, schema }) => postgresTables({ url, schema: `${schema}_private`, name }, tables, added),
  });

export const privateFile = (folder: string, name = 'private'): string => path.join(folder, `${name}.sqlite`);
