import type { Sold } from './prizes.ts';
import type { Entrant, Tournament } from './state-shape.ts';

/** What was sold in all. */
export const soldIn = (tournament: Tournament): Sold => {
  const all = entriesIn(tournament);
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const again = sum(all.map(({ reEntries = 0 }) => reEntries));
  return {
    entries: all.length + again,
    withoutFee: all.filter(({ entry }) => entry !== 'paid').length,
    rebuys: sum(all.map(({ rebuys }) => rebuys)),
    addOns: sum(all.map(({ addOns }) => addOns)),
    players: tournament.entrants.size,
  };
};

/** Every entry: somebody whose ids were merged may have several. TRN-42 */
export const entriesIn = ({ entrants }: Pick<Tournament, 'entrants'>): readonly Entrant[] =>
  [...entrants.values()].flatMap(entriesOf);

export const entriesOf = (entrant: Entrant): readonly [Entrant, ...Entrant[]] => [entrant, ...(entrant.also ?? [])];
