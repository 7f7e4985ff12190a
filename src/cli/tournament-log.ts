import { existsSync } from 'node:fs';
import { formatLog, type LogNames, NO_NAMES, type TournamentLog, tournamentLogOf } from '#core/mechanisms/tournament';
import { logNames } from '#server/club';
import { onRows, placeInWords, tournamentIn } from '#server/house';
import type { Place } from '#server/journal';
import { openPrivate, privateFile } from '#server/private';
import { onJournal, readAsked } from './place.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal } from './terminal.ts';

const USAGE = 'Usage: houseway tournament log PROMOTION [--json]. "houseway tournament --help" explains it.';

/** From the journal, as long as that is kept; names from the store beside it, where they still are. TRN-14, TRN-41 */
export const printLog = (args: readonly string[], terminal: Terminal): Promise<Exit> | Exit => {
  const asked = readAsked<{ readonly json?: boolean }>(args, { json: { type: 'boolean' } }, USAGE);
  if (typeof asked === 'string') return misuse(terminal, asked);
  const { place, settings, values, positionals } = asked;
  const [key, ...others] = positionals;
  if (key === undefined || others.length > 0) return misuse(terminal, USAGE);
  return onJournal(terminal, async () => {
    const kept = await onRows(place, rows => tournamentIn(rows, key));
    if (kept === undefined) {
      terminal.complain(`No tournament ${key} is in ${placeInWords(place)}.`);
      return EXIT.no;
    }
    const log = tournamentLogOf(await settings(), kept);
    const names = await namesBeside(place, log);
    if (values.json === true) printJson(terminal, { ...log, names });
    else terminal.print(formatLog(log, names));
    return EXIT.ok;
  });
};

const namesBeside = async (place: Place, log: TournamentLog): Promise<LogNames> => {
  // A journal that was copied alone is read as it is, also where nothing can be written.
  if (place.type === 'sqlite' && !existsSync(privateFile(place.folder))) return NO_NAMES;
  const store = await openPrivate(place);
  try {
    return await logNames(store, log);
  } finally {
    await store.close();
  }
};
