import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  CheckFailed,
  forgetHighWater,
  isDemoPlace,
  markFileOf,
  restoreBackup,
  speak,
  writeBackup,
} from '#server/house';
import type { Head, Place } from '#server/journal';
import { type Kept, keepAt, keptAt, keptIn } from './kept.ts';

type Progress = (done: number, of: number) => void;

/** What a backup held, or what was restored of it. */
export type Restored = {
  readonly head: Head;
  readonly people: number;
  readonly members: number;
  /** How the house is set up is in it too. */
  readonly hasHouseFile: boolean;
};

/** Copies a whole house into one file: journal, private records and the house file. OPS-10 */
export const backUp = async (
  place: Place,
  houseFile: string,
  file: string,
  onProgress: Progress,
): Promise<Restored> => {
  const setUp = existsSync(houseFile) ? { houseFile: await readFile(houseFile, 'utf8') } : {};
  const besides = { isDemo: await isDemoPlace(place), ...setUp, kept: () => keptAt(place) };
  const { head, kept } = await writeBackup(place, file, besides, onProgress);
  return { head, ...countsOf(keptIn(kept)), hasHouseFile: 'houseFile' in setUp };
};

/** Makes a house from a backup where there is none, and reads back what is kept beside the journal. OPS-10 */
export const restore = async (
  file: string,
  place: Place,
  houseFile: string,
  onProgress: Progress,
): Promise<Restored> => {
  // The journal first: where there is one already, nothing of that house is touched.
  const { head, houseFile: setUp, ...rest } = await restoreBackup(file, place, onProgress);
  forgetHighWater(markFileOf(place, path.dirname(houseFile)));
  const kept = keptIn(rest.kept);
  await keepAt(place, kept);
  const records = kept.filter(row => row.kept !== 'secret');
  if (!isDeepStrictEqual(sorted(await keptAt(place)), sorted(records))) {
    throw new CheckFailed([speak('check.records-differ', {}).message]);
  }
  const isWritten = setUp !== undefined && !existsSync(houseFile);
  if (isWritten) {
    await mkdir(path.dirname(houseFile), { recursive: true });
    await writeFile(houseFile, setUp, { flush: true });
  }
  return { head, ...countsOf(kept), hasHouseFile: isWritten };
};

const countsOf = (kept: readonly Kept[]) => {
  const count = (kind: Kept['kept']): number => kept.filter(one => one.kept === kind).length;
  return { people: count('person'), members: count('member') };
};

/** The two databases sort letters alike, but nobody should have to rely on it. */
const sorted = (kept: readonly Kept[]): readonly string[] => kept.map(one => JSON.stringify(ordered(one))).sort();

const ordered = (row: Kept): object => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
