import { backUp, type Restored } from '#server/backup';
import { placeInWords } from '#server/house';
import { placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const backup = placeVerb({
  ...HELP.backup,
  options: FOR_PROGRAMS,
  wordsMax: 1,
  run: async ({ words: [file], place, houseFile, terminal }) => {
    if (file === undefined) return undefined;
    const bar = progressBar(terminal, 'Backing up');
    const { head, ...beside } = await backUp(place, houseFile, file, bar.step).finally(bar.end);
    return {
      json: { file, head, ...beside },
      lines: [
        `${file} holds ${head.seq.toLocaleString('en')} events of ${placeInWords(place)}, and was read back.`,
        `With ${besideInWords(beside)}. Keep the pepper elsewhere: it is not in it.`,
      ],
    };
  },
});

/** What came along with the journal. */
export const besideInWords = ({ people, members, secrets, hasHouseFile }: Omit<Restored, 'head'>): string =>
  `${people} records of staff, ${members} of members, ${secrets} secrets of draws, ${hasHouseFile ? 'its' : 'no'} house.json`;
