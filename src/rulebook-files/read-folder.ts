import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Activity, Jurisdiction } from '#core/rulebook';
import { type FileProblem, ofWholeFile, speak } from './problems.ts';
import { readActivity } from './read-activity.ts';

/** A file that cannot be used, and why. */
export type FileProblems = { readonly file: string; readonly problems: readonly FileProblem[] };

/** Where a house may be; one that does not say so is in the first. */
type Places = readonly [Jurisdiction, ...Jurisdiction[]];

type Read = { readonly activities: readonly Activity[]; readonly refused: readonly FileProblems[] };

/** A house's own activities: every `.json` file of its folder, none of which may take an id that is taken. */
export const readHouseActivities = async (
  folder: string,
  taken: readonly Activity[],
  places: Places,
): Promise<Read> => {
  const files = (await readdir(folder)).filter(file => file.endsWith('.json')).toSorted();
  const activities: Activity[] = [];
  const refused: FileProblems[] = [];
  for (const name of files) {
    const file = path.join(folder, name);
    const read = await readActivityFile(file, [...taken, ...activities], places);
    if (Array.isArray(read)) refused.push({ file, problems: read });
    else activities.push(read);
  }
  return { activities, refused };
};

/** The activity of one file, or what is wrong with it. */
export const readActivityFile = async (
  file: string,
  taken: readonly Activity[],
  places: Places,
): Promise<Activity | FileProblem[]> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [ofWholeFile(speak('file.not-opened', {}).message)];
  return readActivityText(text, taken, places);
};

/** The activity that a text describes, or what is wrong with it. */
export const readActivityText = (
  text: string,
  taken: readonly Activity[],
  places: Places,
): Activity | FileProblem[] => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : '';
    return [ofWholeFile(speak('file.not-json', { reason }).message)];
  }
  const read = readActivity(json, places);
  if (!read.ok) return [...read.problems];
  const { id, key, approved } = read.activity;
  // The same activity from another day on is an amendment.
  const isTaken = taken.some(
    other => [other.id, other.key].some(name => name === id || name === key) && other.approved?.from === approved?.from,
  );
  return isTaken ? [{ path: 'id', sentence: speak('file.name-taken', { id, key }).message }] : read.activity;
};
