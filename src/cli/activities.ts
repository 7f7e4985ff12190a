import { type Activity, activitiesOn, type Jurisdiction } from '#core/rulebook';
import { JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { type FileProblem, readHouseActivities } from '../rulebook-files/index.ts';
import { nearest } from './nearest.ts';

/** The options that name a verb's activities. */
export const FROM_RULEBOOK = {
  on: { value: 'DAY', words: "by the texts that held on a day, as in 2026-03-01; today's where nothing is said" },
  own: { value: 'FOLDER', words: "with the house's own activities, the .json files of a folder" },
} as const;

/** The rulebook of a day, else of today, with a house's own activities; or why its folder cannot be used. */
export const activitiesWith = async (
  folder: string | undefined,
  on?: string,
): Promise<readonly Activity[] | string> => {
  const day = on === undefined ? Temporal.Now.plainDateISO(JURISDICTIONS[0].zone).toString() : dayOf(on);
  if (day === undefined) return `"${on}" is not a day. Write it as in 2026-03-01.`;
  if (folder === undefined) return activitiesOn(RULEBOOK, day);
  try {
    const { activities, refused } = await readHouseActivities(folder, RULEBOOK, JURISDICTIONS);
    if (refused.length === 0) return activitiesOn([...RULEBOOK, ...activities], day);
    return refused.map(({ file, problems }) => problemLines(file, problems)).join('\n');
  } catch {
    return `The folder ${folder} cannot be read. Name a folder with the house's own activities as .json files.`;
  }
};

const dayOf = (text: string): string | undefined => {
  try {
    return Temporal.PlainDate.from(text).toString();
  } catch {
    return undefined;
  }
};

/** By the regulator's id or the key, or a sentence with the nearest names. */
export const activityNamed = (activities: readonly Activity[], name: string): Activity | string => {
  const found = activities.find(({ id, key }) => id === name || key === name);
  if (found !== undefined) return found;
  const names = [...new Set(activities.flatMap(({ id, key }) => [id, key]))];
  const near = nearest(name, names, 3).join(', ');
  return `There is no activity "${name}". The nearest are: ${near}. "houseway rulebook list" names all of them.`;
};

/** The jurisdiction of an activity. */
export const placeOf = ({ jurisdiction }: Activity): Jurisdiction =>
  JURISDICTIONS.find(({ key }) => key === jurisdiction) ?? JURISDICTIONS[0];

export const problemLines = (file: string, problems: readonly FileProblem[]): string =>
  problems.map(({ path, sentence }) => `${file}: ${path}: ${sentence}`).join('\n');
