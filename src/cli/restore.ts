import { restore as restoreHouse } from '#server/backup';
import { checkBackup, placeInWords } from '#server/house';
import { besideInWords } from './backup.ts';
import { placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { said } from './said.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const restore = placeVerb({
  ...HELP.restore,
  options: { check: { words: 'only check the file' }, ...FOR_PROGRAMS },
  wordsMax: 1,
  run: async ({ words: [file], values, place, houseFile, terminal }) => {
    if (file === undefined) return undefined;
    const bar = progressBar(terminal, values.check === true ? 'Checking' : 'Restoring');
    if (values.check === true) {
      const { head } = await checkBackup(file, bar.step).finally(bar.end);
      return { json: { file, head }, lines: [said('backup-whole', { file, events: head.seq })] };
    }
    const { head, ...beside } = await restoreHouse(file, place, houseFile, bar.step).finally(bar.end);
    return {
      json: { file, head, ...beside },
      lines: [
        said('restored', { events: head.seq, file, place: placeInWords(place) }),
        said('restored-beside', { beside: besideInWords(beside) }),
      ],
    };
  },
});
