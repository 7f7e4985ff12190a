import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { onFile } from './faults.ts';
import { journalFile } from './files.ts';
import { checkFormat } from './schema.ts';

export const sqliteFormat = (folder: string): number => {
  const file = journalFile(folder);
  if (!existsSync(file)) return 0;
  return onFile(file, () => {
    using database = new DatabaseSync(file, { readOnly: true });
    return checkFormat(database, file);
  });
};
