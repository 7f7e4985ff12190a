import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '#core/house';
import { type AtPlaces, atPlace, type Place } from '#server/journal';
import { markSchema, schemaStands } from './demo-schema.ts';
import { HouseFileProblem } from './house-file.ts';
import { placeInWords } from './place.ts';

const SENTENCE =
  'This is a demonstration: its people, players and amounts are made up. It can never become a real house.';

/** Whether a folder holds a demonstration. */
export const isDemoFolder = (folder: string): boolean => existsSync(markIn(folder));

/** Whether a folder holds the journal of a real house. */
export const isRealFolder = (folder: string): boolean => folderStands(folder) === 'real';

/** Whether a demonstration is kept there, whatever the house file says. */
export const isDemoPlace = async (place: Place): Promise<boolean> =>
  (await atPlace(place, MARKINGS).stands()) === 'demo';

/**
 * A house is a demonstration from its first event or never. The mark is made before the journal, beside it in a folder
 * and on its schema in a database; a house file that says otherwise afterwards is refused. REG-A6
 */
export const keepDemoApart = async (place: Place, { isDemo = false }: Pick<Settings, 'isDemo'>): Promise<void> => {
  const marking = atPlace(place, MARKINGS);
  const stands = await marking.stands();
  const words = placeInWords(place);
  const where = `${words[0]!.toUpperCase()}${words.slice(1)}`;
  if (stands === 'demo' && !isDemo) {
    throw new HouseFileProblem(
      `${where} holds a demonstration, and its house file says nothing of it. Write "isDemo": true there again, or name another place.`,
    );
  }
  if (stands === 'real' && isDemo) {
    throw new HouseFileProblem(`${where} holds a real house, which cannot become a demonstration. Name another place.`);
  }
  if (stands === 'nothing' && isDemo) await marking.mark();
};

/** What is kept at a place. */
export type Stands = 'nothing' | 'demo' | 'real';

/** How it is known what is at a place, and how a demonstration is marked there. */
type Marking = { readonly stands: () => Promise<Stands>; readonly mark: () => Promise<void> };

const MARKINGS: AtPlaces<Marking> = {
  sqlite: ({ folder }) => ({ stands: async () => folderStands(folder), mark: async () => markFolder(folder) }),
  postgres: place => ({ stands: () => schemaStands(place, SENTENCE), mark: () => markSchema(place, SENTENCE) }),
};

const folderStands = (folder: string): Stands => {
  if (isDemoFolder(folder)) return 'demo';
  return existsSync(path.join(folder, 'journal.sqlite')) ? 'real' : 'nothing';
};

const markFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(markIn(folder), `${SENTENCE}\n`, { flush: true });
};

const markIn = (folder: string): string => path.join(folder, 'DEMO');
