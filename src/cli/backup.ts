import { backUp, type Restored } from '#server/backup';
import { placeInWords } from '#server/house';
import { placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { said } from './said.ts';
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
        said('backed-up', { file, events: head.seq, place: placeInWords(place) }),
        said('backed-up-beside', { beside: besideInWords(beside) }),
      ],
    };
  },
});

/** What came along with the journal. */
export const besideInWords = ({ people, members, hasHouseFile }: Omit<Restored, 'head'>): string =>
  said(hasHouseFile ? 'beside-with-house-file' : 'beside', { people, members });
