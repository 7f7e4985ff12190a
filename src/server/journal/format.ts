import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Place } from './open.ts';
import { onDatabase } from './postgres-faults.ts';
import { connect, nameOf, ourName } from './postgres-line.ts';
import { formatOf } from './postgres-schema.ts';
import { onFile } from './sqlite-faults.ts';
import { journalFile } from './sqlite-files.ts';
import { checkFormat } from './sqlite-schema.ts';

/** The format of the tables in a place, 0 where there are none; throws when it is newer than we are. */
export const formatAt = async (place: Place): Promise<number> => {
  if (place.type === 'sqlite') return formatOfFile(journalFile(place.folder));
  const line = await connect(place, ourName(), () => undefined);
  try {
    return await onDatabase(nameOf(place.url), () => formatOf(line.client, place.schema));
  } finally {
    await line.close();
  }
};

const formatOfFile = (file: string): number => {
  if (!existsSync(file)) return 0;
  return onFile(file, () => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return checkFormat(database, file);
    } finally {
      database.close();
    }
  });
};
