import { restore as restoreHouse } from '#server/backup';
import { checkBackup, placeInWords } from '#server/house';
import { besideInWords } from './backup.ts';
import { placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const restore = placeVerb({
  ...HELP.restore,
  options: { check: { words: 'only read the file and say whether it is whole' }, ...FOR_PROGRAMS },
  wordsMax: 1,
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
