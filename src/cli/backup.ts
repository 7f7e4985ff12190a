import { backUp, type Restored } from '#server/backup';
import { placeInWords } from '#server/house';
import { placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const backup = placeVerb({
  usage: ['backup FILE [--data DIR | --database-url URL] [--json]'],
  about: `Copies a whole house into one file, from either database and for either, beside the running server or not:
the journal, the private records of staff and members, the secrets of draws under way, and house.json. Every event is
checked on the way, and the copy is read back before it gets its name. Names and hashes of PINs are in it: only you
may read the file, and the pepper, without which no PIN can be checked, is not in it. Restore it with houseway
restore.`,
  options: FOR_PROGRAMS,
  wordsMax: 1,
  examples: ['backup house-2026-03-02.backup'],
  exits: '0 made and checked, 1 not made, 2 not understood',
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
