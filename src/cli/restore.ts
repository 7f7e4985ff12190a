import { checkAt, restore as restoreHouse } from '#server/backup';
import { placeInWords } from '#server/house';
import { besideInWords } from './backup.ts';
import { placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { said } from './said.ts';
import { EXIT } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const restore = placeVerb({
  ...HELP.restore,
  options: {
    check: { words: 'only check the file' },
    unproven: { words: 'also from a file without the mark of this house' },
    ...FOR_PROGRAMS,
  },
  wordsMax: 1,
  run: async ({ words: [file], values, place, houseFile, terminal }) => {
    if (file === undefined) return undefined;
    const bar = progressBar(terminal, values.check === true ? 'Checking' : 'Restoring');
    if (values.check === true) {
      const { head, proof } = await checkAt(file, place, bar.step).finally(bar.end);
      return {
        json: { file, head, proof },
        lines: [said('backup-whole', { file, events: head.seq }), said(`proof.${proof}`, {})],
        exit: proof === 'not-this-house' ? EXIT.no : EXIT.ok,
      };
    }
    const how = { place, houseFile, isUnproven: values.unproven === true, onProgress: bar.step };
    const { head, proof, ...beside } = await restoreHouse(file, how).finally(bar.end);
    return {
      json: { file, head, proof, ...beside },
      lines: [
        said('restored', { events: head.seq, file, place: placeInWords(place) }),
        said('restored-beside', { beside: besideInWords(beside) }),
        said(`proof.${proof}`, {}),
      ],
    };
  },
});
