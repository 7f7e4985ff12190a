import { placeInWords } from '#server/house';
import { formatAt, JOURNAL_FORMAT, openJournal } from '#server/journal';
import { onJournal, PLACE_HELP, readAsked } from './place.ts';
import { EXIT, misuse, printJson, type Verb } from './terminal.ts';

export const migrate: Verb = {
  help: `Usage: houseway migrate [--data DIR | --database-url URL] [--check] [--json]

Brings the tables of a journal to the format of this version; makes them where there are none. Events are never
changed. Stop the server first and make a backup. A journal of a newer version is left as it is.

${PLACE_HELP}
  --check              only say which format it is
  --json               for programs

Exit codes: 0 the format of this version, 1 not, 2 not understood.`,

  run: async (args, terminal) => {
    const options = { check: { type: 'boolean' }, json: { type: 'boolean' } } as const;
    const asked = readAsked<{ check?: boolean; json?: boolean }>(args, options, USAGE);
    if (typeof asked === 'string' || asked.positionals.length > 0) {
      return misuse(terminal, typeof asked === 'string' ? asked : USAGE);
    }
    const { place, values } = asked;
    return onJournal(terminal, async () => {
      const before = await formatAt(place);
      // Opening for writing is what makes the tables and brings them up to date.
      if (values.check !== true && before < JOURNAL_FORMAT) await (await openJournal(place)).close();
      const format = await formatAt(place);
      if (values.json === true) printJson(terminal, { before, format, known: JOURNAL_FORMAT });
      else terminal.print(`The journal in ${placeInWords(place)}: ${inWords(before, format)}`);
      return format === JOURNAL_FORMAT ? EXIT.ok : EXIT.no;
    });
  },
};

const USAGE = 'Usage: houseway migrate [--data DIR | --database-url URL] [--check] [--json].';

const inWords = (before: number, format: number): string => {
  if (format === 0) return 'there is none yet.';
  if (before === format) return `format ${format}, nothing to do.`;
  return before === 0 ? `made, in format ${format}.` : `brought from format ${before} to format ${format}.`;
};
