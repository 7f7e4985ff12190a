/** A game of a contest as it is posted: `Raiders at Chiefs`, or in a bracket `Final: winner of A at winner of B`. */
export type Sides = {
  readonly game: string;
  /** What later games call it: `A` of `A: Duke at Kansas`, else all of it. */
  readonly key: string;
  /** A side not known yet is empty. */
  readonly sides: readonly [string, string];
  /** Whether its name tells who plays. */
  readonly isNamed: boolean;
  /** One later than the latest game it follows from; 1 where it follows from none. */
  readonly round: number;
};

type Picked = Readonly<Record<string, string>>;

const NAMED = /^(?:([^:]+):\s*)?(.+?)\s+(?:at|vs\.?|v\.?|@|-|–)\s+(.+)$/i;
const WINNER_OF = /^winner(?: of)?\s+(.+)$/i;

/**
 * Who can be picked in each game, where later ones follow from what was picked in earlier ones. A game whose name tells
 * no sides has `Home` and `Away`. CON-2
 */
export const sidesOf = (games: readonly string[], picks: Picked): readonly Sides[] => {
  const earlier = new Map<string, { readonly winner: string; readonly round: number }>();
  return games.map(game => {
    const [, key = game, first, second] = NAMED.exec(game) ?? [];
    const isNamed = first !== undefined && second !== undefined;
    const names = isNamed ? [first, second] : ['Home', 'Away'];
    const [a, b] = names.map(name => followed(name, earlier)) as [Followed, Followed]; // Two names, two sides.
    const sides = [a.side, b.side] as const;
    const round = 1 + Math.max(a.round, b.round);
    const pick = picks[game] ?? '';
    earlier.set(key, { winner: !isNamed || sides.includes(pick) ? pick : '', round });
    return { game, key, sides, isNamed, round };
  });
};

type Followed = { readonly side: string; readonly round: number };

const followed = (
  name: string,
  earlier: ReadonlyMap<string, { readonly winner: string; readonly round: number }>,
): Followed => {
  const from = earlier.get(WINNER_OF.exec(name)?.[1] ?? '');
  return from === undefined ? { side: name, round: 0 } : { side: from.winner, round: from.round };
};

/** What is still picked after a change: a side that lost an earlier game is no longer in a later one. */
export const picksLeft = (games: readonly string[], picks: Picked): Picked => {
  const kept = sidesOf(games, picks).filter(({ game, sides }) => sides.includes(picks[game] ?? ''));
  return Object.fromEntries(kept.filter(({ game }) => picks[game]).map(({ game }) => [game, picks[game]!]));
};

/** The first game for which somebody is picked who does not play in it. */
export const strayPick = (games: readonly string[], picks: Picked): Sides | undefined =>
  sidesOf(games, picks).find(({ game, sides, isNamed }) => isNamed && !sides.includes(picks[game] ?? ''));

/** How a game can end too that is not part of a bracket. */
export const TIE = 'tie';

type Stray = { readonly game: string; readonly winners: readonly string[] };

/**
 * The first game with an impossible result: its winner did not play in it. In a bracket the winners of the games before
 * play in it. CON-12
 */
export const strayResult = (games: readonly string[], results: Picked): Stray | undefined =>
  sidesOf(games, results)
    .filter(({ isNamed }) => isNamed)
    .map(({ game, key, sides, round }) => {
      const isOfBracket = round > 1 || isFollowed(games, key);
      return { game, winners: isOfBracket ? sides : [...sides, TIE] };
    })
    .find(({ game, winners }) => !winners.includes(results[game] ?? ''));

const isFollowed = (games: readonly string[], key: string): boolean =>
  games.some(game => {
    const [, , ...names] = NAMED.exec(game) ?? [];
    return names.some(name => WINNER_OF.exec(name)?.[1] === key);
  });
