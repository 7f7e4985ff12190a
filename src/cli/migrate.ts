import { placeInWords } from '#server/house';
import { formatAt, JOURNAL_FORMAT, openJournal } from '#server/journal';
import { placeVerb } from './place.ts';
import { EXIT } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const migrate = placeVerb({
  ...HELP.migrate,
  options: { check: { words: 'only say which format it is' }, ...FOR_PROGRAMS },
  run: async ({ place, values }) => {
    const before = await formatAt(place);
    // Opening for writing is what makes the tables and brings them up to date.
    if (values.check !== true && before < JOURNAL_FORMAT) await (await openJournal(place)).close();
    const format = await formatAt(place);
    return {
      json: { before, format, known: JOURNAL_FORMAT },
      lines: [`The journal in ${placeInWords(place)}: ${inWords(before, format)}`],
      exit: format === JOURNAL_FORMAT ? EXIT.ok : EXIT.no,
    };
  },
});

const inWords = (before: number, format: number): string => {
  if (format === 0) return 'there is none yet.';
  if (before === format) return `format ${format}, nothing to do.`;
  return before === 0 ? `made, in format ${format}.` : `brought from format ${before} to format ${format}.`;
};
