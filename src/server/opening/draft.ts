import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OpeningDraft } from '#api/schemas';
import { fromJson } from '#core/shape';

/** Beside the journal that is to be: what was entered so far. It holds no person and no PIN. */
export const draftFile = (folder: string): string => path.join(folder, 'opening.json');

/** What was entered before; a file that nobody can read begins anew. */
export const readDraft = async (folder: string): Promise<OpeningDraft> => {
  try {
    return fromJson(OpeningDraft, await readFile(draftFile(folder), 'utf8')) ?? {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

/** Whole or not at all. */
export const keepDraft = async (folder: string, draft: OpeningDraft): Promise<void> => {
  const aside = `${draftFile(folder)}.new`;
  await writeFile(aside, `${JSON.stringify(draft, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(aside, draftFile(folder));
};

export const dropDraft = (folder: string): Promise<void> => rm(draftFile(folder), { force: true });
