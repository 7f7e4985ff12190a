import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyHouse, evolveHouse, type House, type HouseEvent, houseEventFrom, type Settings } from '#core/house';
import { beginning, checkedReplay, onRows, readBackup, readHouseFile, restoreBackup } from '#server/house';
import { type Place, readJournal } from '#server/journal';
import { openReports } from '#server/reports';
import { promotionIn, reportsOf, type Section, type Sections, type Summary, summaryOf } from './summary.ts';

export const GOLDEN = import.meta.dirname;

/** A journal that some release of Houseway wrote, and what it came to by that release. */
export type Golden = { readonly name: string; readonly file: string; readonly summary: Summary };

export const goldenJournals = (): readonly Golden[] =>
  globSync('*/*.backup', { cwd: GOLDEN })
    .sort()
    .map(file => ({
      name: file.slice(0, -'.backup'.length),
      file: path.join(GOLDEN, file),
      summary: JSON.parse(readFileSync(summaryFileOf(path.join(GOLDEN, file)), 'utf8')) as Summary,
    }));

export const summaryFileOf = (file: string): string => file.replace(/\.backup$/, '.json');

export type Replayed = { readonly house: House; readonly settings: Settings; readonly ended: Section };

/** Its events, in the form of today. */
export const eventsIn = async (file: string): Promise<readonly HouseEvent[]> => {
  const { pages } = await readBackup(file);
  const rows = (await Array.fromAsync(pages)).flat();
  return rows.map(({ event }) => houseEventFrom(event));
};

/** Replayed through the core alone. */
export const replayed = async (file: string): Promise<Replayed> => {
  const settings = await settingsIn(file);
  let house = emptyHouse(settings);
  const ended: Record<string, unknown> = {};
  for (const [place, event] of (await eventsIn(file)).entries()) {
    if (event.type === 'PromotionEnded') ended[`${place + 1} ${event.promotion}`] = promotionIn(house, event.promotion);
    house = evolveHouse(house, event);
  }
  return { house, settings, ended };
};

/** Brought into a database, checked and replayed there: the state of the house, and what its reports say. */
export const throughStore = async (file: string, place: Place): Promise<Omit<Summary, 'ended'>> => {
  await restoreBackup(file, place, () => undefined, { accepts: () => undefined });
  const settings = await settingsIn(file);
  const { house } = await onRows(place, rows => checkedReplay(rows, beginning(settings), {}));
  return { house: summaryOf(house), reports: await reportsIn(place) };
};

const reportsIn = async (place: Place): Promise<Sections> => {
  const [reader, reports] = [await readJournal(place, houseEventFrom), await openReports(place)];
  try {
    await reports.update(reader);
    return await reportsOf(reports);
  } finally {
    await Promise.all([reader.close(), reports.close()]);
  }
};

/** As its house file says, which is kept with the journal. */
export const settingsIn = async (file: string): Promise<Settings> => {
  const { houseFile = '{}', pages } = await readBackup(file);
  await pages[Symbol.asyncIterator]().return?.();
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-golden-'));
  try {
    writeFileSync(path.join(folder, 'house.json'), houseFile);
    return await readHouseFile(path.join(folder, 'house.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
