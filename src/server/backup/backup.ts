import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { defined } from '#core/base';
import {
  type BackupProof,
  CheckFailed,
  checkBackup,
  forgetHighWater,
  isDemoPlace,
  markFileOf,
  restoreBackup,
  speak,
  writeBackup,
} from '#server/house';
import { folderBeside, type Head, type Place, type Seal, sealWith } from '#server/journal';
import { hasPepper, readPepper } from '#server/private';
import { type Kept, keepAt, keptAt, keptIn } from './kept.ts';
import { type LastBackup, noteBackup } from './last-backup.ts';

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
  // Opened first: where there are records without their pepper there is no backup.
  await keptAt(place);
  const seal = sealWith(await readPepper(place, process.env));
  const besides = { isDemo: await isDemoPlace(place), ...setUp, seal, kept: () => keptAt(place) };
  const { head, kept } = await writeBackup(place, file, besides, onProgress);
  await noteBackup(folderBeside(place, path.dirname(houseFile)), {
    at: Temporal.Now.instant().toString() as LastBackup['at'],
    seq: head.seq,
  });
  return { head, ...countsOf(keptIn(kept)), hasHouseFile: 'houseFile' in setUp };
};

/** What a backup proves of itself, by the key that is kept at a place. */
export const checkAt = async (file: string, place: Place, onProgress: Progress) =>
  checkBackup(file, onProgress, await sealAt(place));

/** The key of the house whose place this is; nothing where it is not there. Another one is never made for a backup. */
const sealAt = async (place: Place): Promise<Seal | undefined> =>
  hasPepper(place, process.env) ? sealWith(await readPepper(place, process.env)) : undefined;

/** How a house is made again. */
type Restoring = {
  readonly place: Place;
  readonly houseFile: string;
  /** Also from a backup that this house has not marked, or whose mark nobody can check. */
  readonly isUnproven: boolean;
  readonly onProgress: Progress;
};

/** Makes a house from a backup where there is none, and reads back what is kept beside the journal. OPS-10, SEA-5 */
export const restore = async (
  file: string,
  { place, houseFile, isUnproven, onProgress }: Restoring,
): Promise<Restored & { readonly proof: BackupProof }> => {
  const seal = await sealAt(place);
  const accepts = (proof: BackupProof): string | undefined =>
    proof === 'this-house' || isUnproven ? undefined : speak(`backup.${proof}`, { file }).message;
  // The journal first: where there is one already, nothing of that house is touched.
  const {
    head,
    proof,
    houseFile: setUp,
    ...rest
  } = await restoreBackup(file, place, onProgress, {
    ...defined({ seal }),
    accepts,
  });
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
  return { head, proof, ...countsOf(kept), hasHouseFile: isWritten };
};

const countsOf = (kept: readonly Kept[]) => {
  const count = (kind: Kept['kept']): number => kept.filter(one => one.kept === kind).length;
  return { people: count('person'), members: count('member') };
};

/** The two databases sort letters alike, but nobody should have to rely on it. */
const sorted = (kept: readonly Kept[]): readonly string[] => kept.map(one => JSON.stringify(ordered(one))).sort();

const ordered = (row: Kept): object => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
