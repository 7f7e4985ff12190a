import { tournamentLogOf } from '#core/house';
import { formatLog } from '#core/mechanisms/tournament';
import { onRows, placeInWords, tournamentIn } from '#server/house';
import { onJournal, readAsked } from './place.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal } from './terminal.ts';

const USAGE = 'Usage: houseway tournament log PROMOTION [--json]. "houseway tournament --help" explains it.';

/** From the journal alone, so that it can be printed for as long as the journal is kept. TRN-14 */
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
    if (values.json === true) printJson(terminal, log);
    else terminal.print(formatLog(log));
    return EXIT.ok;
  });
};
