import { restore as restoreHouse } from '#server/backup';
import { checkBackup, placeInWords } from '#server/house';
import { besideInWords } from './backup.ts';
import { placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const restore = placeVerb({
  usage: ['restore FILE [--data DIR | --database-url URL] [--check] [--json]'],
  about: `Makes a house from a backup, in a place where there is none: the file is read to its end first, the journal
is written whole or not at all and verified afterwards, private records, secrets of draws and house.json come with it.
PINs are right again once the pepper is back. This is also how a house moves from SQLite to PostgreSQL or back.`,
  options: { check: { words: 'only read the file and say whether it is whole' }, ...FOR_PROGRAMS },
  wordsMax: 1,
  examples: ['restore house-2026-03-02.backup --database-url postgres://houseway@db/house'],
  exits: '0 restored and verified, 1 not, 2 not understood',
  run: async ({ words: [file], values, place, houseFile, terminal }) => {
    if (file === undefined) return undefined;
    const bar = progressBar(terminal, values.check === true ? 'Checking' : 'Restoring');
    if (values.check === true) {
      const { head } = await checkBackup(file, bar.step).finally(bar.end);
      return { json: { file, head }, lines: [`${file} is whole: ${head.seq.toLocaleString('en')} events.`] };
    }
    const { head, ...beside } = await restoreHouse(file, place, houseFile, bar.step).finally(bar.end);
    const events = head.seq.toLocaleString('en');
    return {
      json: { file, head, ...beside },
      lines: [
        `The ${events} events of ${file} are now in ${placeInWords(place)}, and were verified.`,
        `With ${besideInWords(beside)}. PINs need the pepper of before.`,
      ],
    };
  },
});
