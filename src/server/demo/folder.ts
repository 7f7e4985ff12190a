import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { houseEventFrom, type Settings } from '#core/house';
import { HouseFileProblem, isDemoFolder, isRealFolder, readHouseFile } from '#server/house';
import { Fault, openJournal, type Place } from '#server/journal';
import { HOUSE_FILE } from './plan.ts';

/** Where a demonstration is kept where nobody says otherwise. */
export const DEMO_FOLDER = path.join('data', 'demo');

/** How a demonstration was asked for. */
export type DemoAsked = {
  /** Start over, whatever was there. */
  readonly isFresh: boolean;
  readonly speed: number;
};

/** How the house of a demonstration is set up; brings its folder about, and touches nothing of a real house. REG-A6 */
export const readDemoHouse = async (place: Place, file: string, { isFresh }: DemoAsked): Promise<Settings> => {
  if (place.type !== 'sqlite') {
    throw new HouseFileProblem('A demonstration is kept in a folder of this machine. Leave the database away.');
  }
  const { folder } = place;
  if (isRealFolder(folder)) {
    throw new HouseFileProblem(`${folder} holds a real house. A demonstration needs a folder of its own: --data DIR.`);
  }
  if (isFresh && isDemoFolder(folder)) await clear(place);
  if (!existsSync(file)) {
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(HOUSE_FILE, file);
  }
  const settings = await readHouseFile(file);
  if (settings.isDemo === true) return settings;
  throw new HouseFileProblem(`${file} sets up a real house. A demonstration needs a folder of its own: --data DIR.`);
};

/** Only once nobody else writes there. */
const clear = async (place: Extract<Place, { type: 'sqlite' }>): Promise<void> => {
  try {
    const journal = await openJournal(place, houseEventFrom);
    await journal.close();
  } catch (error) {
    // What is damaged may go as well; what is in use may not.
    if (!(error instanceof Fault) || error.code === 'journal-taken') throw error;
  }
  await rm(place.folder, { recursive: true });
};
