import { parseArgs } from 'node:util';
import { loadDeals, SUBJECT_IDS } from '#core/odds';
import { type CrossChecked, crossCheck, isFar } from '#core/odds/cross-check';
import { progressBar } from './progress.ts';
import { said } from './said.ts';
import { textTable } from './table.ts';
import { EXIT, misuse, printJson, type Verb } from './terminal.ts';

export const simulate: Verb = {
  help: `Usage: houseway simulate GAME [--rounds 1000000] [--seed 1] [--json]

Deals rounds, settles them by the evaluators, the pay tables and, where there is one, the real engine, and sets what
came out beside every exact answer of "houseway odds GAME", with the distance in standard errors. An event expected
fewer than 1,000 times is judged by Poisson: the distance then has the same tail. An amount whose rarest prize is
expected fewer than 10 times has no distance; play more rounds.
The same seed plays the same rounds on every machine.

Games: ${SUBJECT_IDS.join(', ')}
Example: houseway simulate four-card-poker --rounds 2000000 --seed 7
Exit codes: 0 all within 4 standard errors, 1 not, 2 not understood.`,

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
