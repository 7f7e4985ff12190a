import { type HouseEvent, tournamentLogFrom } from '#core/house';
import { formatLog } from '#core/mechanisms/tournament';
import { onRows, placeInWords } from '#server/house';
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
    const found: HouseEvent[] = [];
    await onRows(place, async rows => {
      for await (const page of rows.pages({ from: 1, to: rows.head.seq })) {
        const texts = page.map(({ event }) => event).filter(text => MARK.test(text));
        found.push(...texts.map(text => JSON.parse(text) as HouseEvent)); // As the house wrote it.
      }
    });
    const log = tournamentLogFrom(await settings(), key, found);
    if (log === undefined) {
      terminal.complain(`No tournament ${key} is in ${placeInWords(place)}.`);
      return EXIT.no;
    }
    if (values.json === true) printJson(terminal, log);
    else terminal.print(formatLog(log));
    return EXIT.ok;
  });
};

const MARK = /"type":"Promotion(Opened|Moved)"/;
