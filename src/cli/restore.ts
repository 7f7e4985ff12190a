import { checkBackup, placeInWords, restoreBackup } from '#server/house';
import { onJournal, PLACE_HELP, readAsked } from './place.ts';
import { progressBar } from './progress.ts';
import { EXIT, misuse, printJson, type Verb } from './terminal.ts';

export const restore: Verb = {
  help: `Usage: houseway restore FILE [--data DIR | --database-url URL] [--check] [--json]

Makes a journal from a backup, in a place where there is none, all of it or nothing: the file is read to its end first,
and the new journal is verified afterwards. This is also how a house moves from SQLite to PostgreSQL or back.

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
      const done = values.check === true ? checkBackup(file, bar.step) : restoreBackup(file, place, bar.step);
      const { head } = await done.finally(bar.end);
      const events = head.seq.toLocaleString('en');
      if (values.json === true) printJson(terminal, { file, head });
      else if (values.check === true) terminal.print(`${file} is whole: ${events} events.`);
      else terminal.print(`The ${events} events of ${file} are now in ${placeInWords(place)}, and were verified.`);
      return EXIT.ok;
    });
  },
};

const USAGE = 'Usage: houseway restore FILE [--data DIR | --database-url URL] [--check] [--json].';
