import { parseArgs } from 'node:util';
import { CROSS_CHECKS, crossCheck } from '#core/odds/cross-check';
import { progressBar } from './progress.ts';
import { textTable } from './table.ts';
import { EXIT, misuse, printJson, type Verb } from './terminal.ts';

const games = Object.keys(CROSS_CHECKS);

export const simulate: Verb = {
  help: `Usage: houseway simulate GAME [--rounds 1000000] [--seed 1] [--json]

Plays the real engine and sets what came out beside the exact odds, with the distance in standard errors.
The same seed plays the same rounds on every machine.

Games: ${games.join(', ')}
Example: houseway simulate four-card-poker --rounds 2000000 --seed 7
Exit codes: 0 all within 4 standard errors, 1 not, 2 not understood.`,

  run: (args, terminal) => {
    const options = { rounds: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } } as const;
    let read: { values: { rounds?: string; seed?: string; json?: boolean }; positionals: string[] };
    try {
      read = parseArgs({ args: [...args], options, allowPositionals: true });
    } catch {
      return misuse(terminal, 'Usage: houseway simulate GAME [--rounds N] [--seed S] [--json].');
    }
    const [game] = read.positionals;
    if (game === undefined || !Object.hasOwn(CROSS_CHECKS, game)) {
      return misuse(terminal, `${game ?? 'Nothing'} cannot be simulated. There are: ${games.join(', ')}.`);
    }
    const rounds = roundsOf(read.values.rounds ?? '1000000');
    if (rounds === undefined)
      return misuse(terminal, `${read.values.rounds} is no number of rounds. Give 100 to 1000000000.`);
    const bar = progressBar(terminal, `Playing ${game}`);
    const checked = crossCheck(CROSS_CHECKS[game]!(read.values.seed ?? '1'), rounds, bar.step);
    bar.end();
    if (read.values.json === true) printJson(terminal, { game, rounds, seed: read.values.seed ?? '1', checked });
    else terminal.print(textTable(checked.map(row => ({ ...row, ...shown(row) }))));
    return checked.every(({ deviation }) => Math.abs(deviation) <= 4) ? EXIT.ok : EXIT.no;
  },
};

const roundsOf = (text: string): number | undefined => {
  const rounds = Number(text.replaceAll(/[,_]/g, ''));
  return Number.isSafeInteger(rounds) && rounds >= 100 && rounds <= 1e9 ? rounds : undefined;
};

const shown = (row: { exact: number; simulated: number; standardError: number; deviation: number }) => ({
  exact: row.exact.toFixed(6),
  simulated: row.simulated.toFixed(6),
  standardError: row.standardError.toFixed(6),
  deviation: row.deviation.toFixed(2),
});
