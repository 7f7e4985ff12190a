import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '#core/house';
import type { Place } from '#server/journal';
import { HouseFileProblem } from './house-file.ts';

const SENTENCE =
  'This folder holds a demonstration: its people, players and amounts are made up. It can never become a real house.\n';

/** Whether a folder holds a demonstration. */
export const isDemoFolder = (folder: string): boolean => existsSync(markIn(folder));

/** Whether a folder holds the journal of a house that is no demonstration. */
export const isRealFolder = (folder: string): boolean =>
  existsSync(path.join(folder, 'journal.sqlite')) && !isDemoFolder(folder);

/**
 * A house is a demonstration from its first event or never. The mark lies beside the journal and is made before it; a
 * house file that says otherwise afterwards is refused. REG-A6
 */
export const keepDemoApart = (place: Place, { isDemo = false }: Pick<Settings, 'isDemo'>): void => {
  if (place.type !== 'sqlite') return;
  const { folder } = place;
  const isMarked = isDemoFolder(folder);
  if (isMarked === isDemo) return;
  if (isMarked) {
    throw new HouseFileProblem(
      `${folder} holds a demonstration, and its house file says nothing of it. Write "isDemo": true there again, or name another folder.`,
    );
  }
  if (isRealFolder(folder)) {
    throw new HouseFileProblem(
      `${folder} holds a real house, which cannot become a demonstration. Name another folder with --data.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(markIn(folder), SENTENCE, { flush: true });
};

const markIn = (folder: string): string => path.join(folder, 'DEMO');
