import type { Holding } from './command-shape.ts';
import type { Raced } from './event-shape.ts';

/** Small chips that do not make a large one. */
export const oddChips = ({ small }: Holding, perLarge: number): number => small % perLarge;

/**
 * Takes small chips out of play. Whole large chips are changed; odd ones race, with a number for each: the highest have
 * a large chip, at most one for each player; ties go to the lower seat. A part of a chip rounds up, and a player
 * left without any chip keeps one. `added` is the growth of all chips: nothing else is made or lost. TRN-24
 */
export const chipRace = (
  { small, large }: { readonly small: number; readonly large: number },
  holdings: readonly Holding[],
  numbers: readonly number[],
): { readonly raced: readonly Raced[]; readonly added: number } => {
  const perLarge = large / small;
  const best = bestNumbers(holdings, perLarge, numbers);
  const odd = holdings.reduce((sum, holding) => sum + oddChips(holding, perLarge), 0);
  const racers = [...best].toSorted(([, a], [, b]) => b - a).map(([player]) => player);
  const lucky = new Set(racers.slice(0, Math.ceil(odd / perLarge)));
  const raced = holdings.map(holding => {
    const { player, rest } = holding;
    const kept = rest + Math.floor(holding.small / perLarge) * large + (lucky.has(player) ? large : 0);
    return { player, before: rest + holding.small * small, after: kept === 0 && holding.small > 0 ? large : kept };
  });
  return { raced, added: raced.reduce((sum, { before, after }) => sum + after - before, 0) };
};

/** The highest number of each player who has odd chips, in the order of the seats. */
const bestNumbers = (
  holdings: readonly Holding[],
  perLarge: number,
  numbers: readonly number[],
): Map<string, number> => {
  let next = 0;
  return new Map(
    holdings.flatMap(holding => {
      const own = numbers.slice(next, next + oddChips(holding, perLarge));
      next += own.length;
      return own.length === 0 ? [] : [[holding.player, Math.max(...own)] as const];
    }),
  );
};
