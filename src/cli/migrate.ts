import { placeInWords } from '#server/house';
import { formatAt, JOURNAL_FORMAT, openJournal } from '#server/journal';
import { placeVerb } from './place.ts';
import { said } from './said.ts';
import { EXIT } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const migrate = placeVerb({
  ...HELP.migrate,
  options: { check: { words: 'only show the format' }, ...FOR_PROGRAMS },
  run: async ({ place, values }) => {
    const before = await formatAt(place);
    // Opening for writing is what makes the tables and brings them up to date.
    if (values.check !== true && before < JOURNAL_FORMAT) await (await openJournal(place)).close();
    const format = await formatAt(place);
    return {
      json: { before, format, known: JOURNAL_FORMAT },
      lines: [inWords(placeInWords(place), before, format)],
      exit: format === JOURNAL_FORMAT ? EXIT.ok : EXIT.no,
    };
  },
});

const inWords = (place: string, before: number, format: number): string => {
  if (format === 0) return said('no-journal-yet', { place });
  if (before === format) return said('format-is-right', { place, format });
  return before === 0 ? said('journal-made', { place, format }) : said('format-changed', { place, before, format });
};
