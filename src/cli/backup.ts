import { backUp, type Restored } from '#server/backup';
import { houseFileOf, placeInWords } from '#server/house';
import { onJournal, PLACE_HELP, readAsked } from './place.ts';
import { progressBar } from './progress.ts';
import { EXIT, misuse, printJson, type Verb } from './terminal.ts';

export const backup: Verb = {
  help: `Usage: houseway backup FILE [--data DIR | --database-url URL] [--json]

Copies a whole house into one file, from either database and for either, beside the running server or not: the journal,
the private records of staff and members, the secrets of draws under way, and house.json. Every event is checked on the
way, and the copy is read back before it gets its name. Names and hashes of PINs are in it: only you may read the file,
and the pepper, without which no PIN can be checked, is not in it. Restore it with houseway restore.

${PLACE_HELP}
  --json               for programs

Example: houseway backup house-2026-03-02.backup
Exit codes: 0 made and checked, 1 not made, 2 not understood.`,

  run: async (args, terminal) => {
    const asked = readAsked<{ json?: boolean }>(args, { json: { type: 'boolean' } }, USAGE);
    if (typeof asked === 'string') return misuse(terminal, asked);
    const [file, ...others] = asked.positionals;
    if (file === undefined || others.length > 0) return misuse(terminal, USAGE);
    const bar = progressBar(terminal, 'Backing up');
    return onJournal(terminal, async () => {
      const houseFile = houseFileOf(asked.values, process.env);
      const { head, ...beside } = await backUp(asked.place, houseFile, file, bar.step).finally(bar.end);
      if (asked.values.json === true) printJson(terminal, { file, head, ...beside });
      else {
        const events = head.seq.toLocaleString('en');
        terminal.print(`${file} holds ${events} events of ${placeInWords(asked.place)}, and was read back.`);
        terminal.print(`With ${besideInWords(beside)}. Keep the pepper elsewhere: it is not in it.`);
      }
      return EXIT.ok;
    });
  },
};

/** What came along with the journal. */
export const besideInWords = ({ people, members, secrets, hasHouseFile }: Omit<Restored, 'head'>): string =>
  `${people} records of staff, ${members} of members, ${secrets} secrets of draws, ${hasHouseFile ? 'its' : 'no'} house.json`;

const USAGE = 'Usage: houseway backup FILE [--data DIR | --database-url URL] [--json].';
