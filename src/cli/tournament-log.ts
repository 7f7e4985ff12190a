import { existsSync } from 'node:fs';
import type { Settings } from '#core/house';
import { type LogNames, NO_NAMES, type TournamentLog, tournamentLogOf } from '#core/mechanisms/tournament';
import { logNames } from '#server/club';
import { onRows, placeInWords, tournamentIn } from '#server/house';
import { closing, folderOf, type Place } from '#server/journal';
import { openPrivate, privateFile } from '#server/private';
import { logText } from '../sheets/index.ts';
import { languageAsked } from './language.ts';
import { said } from './said.ts';
import type { Said } from './verb.ts';

const USAGE = said('log-usage', {});

/** From the journal, as long as that is kept; names from the store beside it, where they still are. TRN-14, TRN-41 */
export const printedLog = async (
  [key, ...others]: readonly string[],
  asked: string | undefined,
  place: Place,
  settings: () => Promise<Settings>,
): Promise<Said> => {
  if (key === undefined || others.length > 0) return USAGE;
  const language = languageAsked(asked);
  if (typeof language !== 'string') return language.why;
  const kept = await onRows(place, rows => tournamentIn(rows, key));
  if (kept === undefined) return { refused: said('no-tournament', { tournament: key, place: placeInWords(place) }) };
  const house = await settings();
  const log = tournamentLogOf(house, kept);
  const names = await namesBeside(place, log);
  return {
    json: { ...log, names },
    lines: [logText({ log, names, clock: house.clock, isDemo: house.isDemo === true }, language)],
  };
};

const namesBeside = async (place: Place, log: TournamentLog): Promise<LogNames> => {
  // A journal that was copied alone is read as it is, also where nothing can be written.
  const folder = folderOf(place);
  if (folder !== undefined && !existsSync(privateFile(folder))) return NO_NAMES;
  await using store = closing(await openPrivate(place));
  return await logNames(store, log);
};
