import type { Activity } from '#core/rulebook';
import { RULEBOOK } from '../../rulebook/index.ts';
import { type ActivityProblem, readHouseActivities } from '../rulebook-files/index.ts';
import { nearest } from './nearest.ts';

/** The rulebook with a house's own activities, or the sentences that say why its folder cannot be used. */
export const activitiesWith = async (folder: string | undefined): Promise<readonly Activity[] | string> => {
  if (folder === undefined) return RULEBOOK;
  try {
    const { activities, refused } = await readHouseActivities(folder, RULEBOOK);
    if (refused.length === 0) return [...RULEBOOK, ...activities];
    return refused.map(({ file, problems }) => problemLines(file, problems)).join('\n');
  } catch {
    return `The folder ${folder} cannot be read. Name a folder with the house's own activities as .json files.`;
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

export const problemLines = (file: string, problems: readonly ActivityProblem[]): string =>
  problems.map(({ path, sentence }) => `${file}: ${path}: ${sentence}`).join('\n');
