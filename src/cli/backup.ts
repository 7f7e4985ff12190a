import { placeInWords, writeBackup } from '#server/house';
import { onJournal, PLACE_HELP, readAsked } from './place.ts';
import { progressBar } from './progress.ts';
import { EXIT, misuse, printJson, type Verb } from './terminal.ts';

export const backup: Verb = {
  help: `Usage: houseway backup FILE [--data DIR | --database-url URL] [--json]

Copies the whole journal into one file, from either database and for either, beside the running server or not. Every
event is checked on the way, and the copy is read back before it gets its name. Restore it with houseway restore.

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
      const { head } = await writeBackup(asked.place, file, bar.step).finally(bar.end);
      if (asked.values.json === true) printJson(terminal, { file, head });
      else {
        const events = head.seq.toLocaleString('en');
        terminal.print(`${file} holds ${events} events of ${placeInWords(asked.place)}, and was read back.`);
      }
      return EXIT.ok;
    });
  },
};

const USAGE = 'Usage: houseway backup FILE [--data DIR | --database-url URL] [--json].';
