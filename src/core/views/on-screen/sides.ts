/** A game of a contest as it is posted: `Raiders at Chiefs`, or in a bracket `Final: winner of A at winner of B`. */
export type Sides = { readonly game: string; readonly key: string; readonly sides: readonly [string, string] };

const NAMED = /^(?:([^:]+):\s*)?(.+?)\s+(?:at|vs\.?|v\.?|@|-|–)\s+(.+)$/i;
const WINNER_OF = /^winner(?: of)?\s+(.+)$/i;

/**
 * Who can be picked in each game, where later ones follow from what was picked in earlier ones. A side not known yet is
 * empty; a game whose name tells no sides has `Home` and `Away`. CLB-12
 */
export const sidesOf = (games: readonly string[], picks: Readonly<Record<string, string>>): readonly Sides[] => {
  const winners = new Map<string, string>();
  return games.map(game => {
    const [, key = game, first, second] = NAMED.exec(game) ?? [];
    const known = (side: string): string => {
      const earlier = WINNER_OF.exec(side)?.[1];
      return earlier === undefined ? side : (winners.get(earlier) ?? '');
    };
    const sides: Sides['sides'] =
      first === undefined || second === undefined ? ['Home', 'Away'] : [known(first), known(second)];
    const pick = picks[game];
    if (pick !== undefined && sides.includes(pick)) winners.set(key, pick);
    return { game, key, sides };
  });
};

/** What is still picked after a change: whoever lost an earlier game is no longer in a later one. */
export const picksLeft = (
  games: readonly string[],
  picks: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const kept = sidesOf(games, picks).filter(({ game, sides }) => sides.includes(picks[game] ?? ''));
  return Object.fromEntries(kept.filter(({ game }) => picks[game]).map(({ game }) => [game, picks[game]!]));
};
