import { existsSync } from 'node:fs';
import type { Settings } from '#core/house';
import { formatLog, type LogNames, NO_NAMES, type TournamentLog, tournamentLogOf } from '#core/mechanisms/tournament';
import { logNames } from '#server/club';
import { onRows, placeInWords, tournamentIn } from '#server/house';
import { closing, type Place } from '#server/journal';
import { openPrivate, privateFile } from '#server/private';
import { said } from './said.ts';
import type { Said } from './verb.ts';

const USAGE = said('log-usage', {});

/** From the journal, as long as that is kept; names from the store beside it, where they still are. TRN-14, TRN-41 */
export const printedLog = async (
  [key, ...others]: readonly string[],
  place: Place,
  settings: () => Promise<Settings>,
): Promise<Said> => {
  if (key === undefined || others.length > 0) return USAGE;
  const kept = await onRows(place, rows => tournamentIn(rows, key));
  if (kept === undefined) return { refused: said('no-tournament', { tournament: key, place: placeInWords(place) }) };
  const log = tournamentLogOf(await settings(), kept);
  const names = await namesBeside(place, log);
  return { json: { ...log, names }, lines: [formatLog(log, names)] };
};

const namesBeside = async (place: Place, log: TournamentLog): Promise<LogNames> => {
  // A journal that was copied alone is read as it is, also where nothing can be written.
  if (place.type === 'sqlite' && !existsSync(privateFile(place.folder))) return NO_NAMES;
  await using store = closing(await openPrivate(place));
  return await logNames(store, log);
};
