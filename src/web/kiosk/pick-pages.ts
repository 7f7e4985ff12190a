import type { Sides } from '#core/views/on-screen';

/** Games that are on one page: all of one round. */
export type PickPage = { readonly round: number; readonly games: readonly Sides[] };

/** As many as have keys of twenty millimeters on the smallest kiosk. */
export const GAMES_ON_PAGE = 6;

/** Rounds in order, so that the sides of later games are already picked. */
export const pickPages = (games: readonly Sides[]): readonly PickPage[] => {
  const rounds = [...Map.groupBy(games, ({ round }) => round)].toSorted(([a], [b]) => a - b);
  return rounds.flatMap(([round, all]) => {
    const parts = Math.ceil(all.length / GAMES_ON_PAGE);
    return Array.from({ length: parts }, (_, part) => ({
      round,
      games: all.slice(part * GAMES_ON_PAGE, (part + 1) * GAMES_ON_PAGE),
    }));
  });
};

/** The first page with a game that is not picked; the number of pages where all are. */
export const firstUnpicked = (pages: readonly PickPage[], picks: Readonly<Record<string, string>>): number => {
  const at = pages.findIndex(({ games }) => games.some(({ game }) => picks[game] === undefined));
  return at < 0 ? pages.length : at;
};
