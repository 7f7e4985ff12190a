import { restore as restoreHouse } from '#server/backup';
import { checkBackup, houseFileOf, placeInWords } from '#server/house';
import { besideInWords } from './backup.ts';
import { onJournal, PLACE_HELP, readAsked } from './place.ts';
import { progressBar } from './progress.ts';
import { EXIT, misuse, printJson, type Verb } from './terminal.ts';

export const restore: Verb = {
  help: `Usage: houseway restore FILE [--data DIR | --database-url URL] [--check] [--json]

Makes a house from a backup, in a place where there is none: the file is read to its end first, the journal is written
whole or not at all and verified afterwards, private records, secrets of draws and house.json come with it. PINs are
right again once the pepper is back. This is also how a house moves from SQLite to PostgreSQL or back.

${PLACE_HELP}
  --check              only read the file and say whether it is whole
  --json               for programs

Example: houseway restore house-2026-03-02.backup --database-url postgres://houseway@db/house
Exit codes: 0 restored and verified, 1 not, 2 not understood.`,

  run: async (args, terminal) => {
    const options = { check: { type: 'boolean' }, json: { type: 'boolean' } } as const;
    const asked = readAsked<{ check?: boolean; json?: boolean }>(args, options, USAGE);
    if (typeof asked === 'string') return misuse(terminal, asked);
    const { place, values } = asked;
    const [file, ...others] = asked.positionals;
    if (file === undefined || others.length > 0) return misuse(terminal, USAGE);
    const bar = progressBar(terminal, values.check === true ? 'Checking' : 'Restoring');
    return onJournal(terminal, async () => {
      if (values.check === true) {
        const { head } = await checkBackup(file, bar.step).finally(bar.end);
        if (values.json === true) printJson(terminal, { file, head });
        else terminal.print(`${file} is whole: ${head.seq.toLocaleString('en')} events.`);
        return EXIT.ok;
      }
      const houseFile = houseFileOf(values, process.env);
      const { head, ...beside } = await restoreHouse(file, place, houseFile, bar.step).finally(bar.end);
      const events = head.seq.toLocaleString('en');
      if (values.json === true) printJson(terminal, { file, head, ...beside });
      else {
        terminal.print(`The ${events} events of ${file} are now in ${placeInWords(place)}, and were verified.`);
        terminal.print(`With ${besideInWords(beside)}. PINs need the pepper of before.`);
      }
      return EXIT.ok;
    });
  },
};

const USAGE = 'Usage: houseway restore FILE [--data DIR | --database-url URL] [--check] [--json].';
