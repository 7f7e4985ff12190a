import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromJson, type Of, object, Whole } from '#core/shape';
import { MomentText } from '#core/time';

/** When the last backup was made on this machine, and up to which event. */
const LastBackup = object({ at: MomentText, seq: Whole });
export type LastBackup = Of<typeof LastBackup>;

const noteIn = (folder: string): string => path.join(folder, 'last-backup.json');

/** For the office, which says how old it is. A backup without its note is as good. */
export const noteBackup = async (folder: string, backup: LastBackup): Promise<void> => {
  await writeFile(noteIn(folder), `${JSON.stringify(backup)}\n`, { mode: 0o600 }).catch(() => undefined);
};

/** Nothing where none was made here, or where the note can't be read. */
export const lastBackupBeside = async (folder: string): Promise<LastBackup | undefined> => {
  const note = await readFile(noteIn(folder), 'utf8').catch(() => undefined);
  return note === undefined ? undefined : fromJson(LastBackup, note);
};
