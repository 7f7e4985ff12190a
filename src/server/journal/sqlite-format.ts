import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { onFile } from './sqlite-faults.ts';
import { journalFile } from './sqlite-files.ts';
import { checkFormat } from './sqlite-schema.ts';

export const sqliteFormat = (folder: string): number => {
  const file = journalFile(folder);
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
