import { parseArgs } from 'node:util';
import { loadDeals, SUBJECT_IDS } from '#core/odds';
import { type CrossChecked, crossCheck, isFar } from '#core/odds/cross-check';
import { progressBar } from './progress.ts';
import { said } from './said.ts';
import { textTable } from './table.ts';
import { EXIT, misuse, printJson, type Verb } from './terminal.ts';

export const simulate: Verb = {
  help: said('simulate-help', { games: SUBJECT_IDS }),

  run: async (args, terminal) => {
    const options = { rounds: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } } as const;
    let read: { values: { rounds?: string; seed?: string; json?: boolean }; positionals: string[] };
    try {
      read = parseArgs({ args: [...args], options, allowPositionals: true });
    } catch {
      return misuse(terminal, said('simulate-usage', {}));
    }
    const [game] = read.positionals;
    if (game === undefined || !SUBJECT_IDS.includes(game)) {
      return misuse(
        terminal,
        game === undefined
          ? said('simulate-what', { games: SUBJECT_IDS })
          : said('cannot-simulate', { game, games: SUBJECT_IDS }),
      );
    }
    const rounds = roundsOf(read.values.rounds ?? '1000000');
    if (rounds === undefined) return misuse(terminal, said('rounds-wrong', { rounds: `${read.values.rounds}` }));
    const seed = read.values.seed ?? '1';
    const bar = progressBar(terminal, `Playing ${game}`);
    const deals = await loadDeals(game);
    const checked = deals.flatMap((open, i) =>
      crossCheck(open(seed), rounds, (done, of) => bar.step(i * of + done, deals.length * of)),
    );
    bar.end();
    if (read.values.json === true) printJson(terminal, { game, rounds, seed, checked });
    else terminal.print(textTable(checked.map(shown)));
    return checked.some(isFar) ? EXIT.no : EXIT.ok;
  },
};

const roundsOf = (text: string): number | undefined => {
  const rounds = Number(text.replaceAll(/[,_]/g, ''));
  return Number.isSafeInteger(rounds) && rounds >= 100 && rounds <= 1e9 ? rounds : undefined;
};

const shown = ({ bet, what, exact, simulated, standardError, deviation }: CrossChecked) => ({
  bet,
  what,
  exact: digits(exact),
  simulated: digits(simulated),
  'standard error': digits(standardError),
  deviation: deviation?.toFixed(2) ?? 'too few',
});

const digits = (n: number): string => n.toFixed(Math.abs(n) < 0.001 ? 9 : 6);
