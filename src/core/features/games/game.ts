import { type GameSetUp, type HiLo, TABLE_GAME_NAMES, type TableGameName } from '#core/games';
import type { Meters, ProgressiveMeter } from '#core/games/table';
import type { HouseView } from '#core/state';

export const isTableGame = (game: string): game is TableGameName => TABLE_GAME_NAMES.some(one => one === game);

/** A game as the whole house runs it. */
export type GameInHouse = GameSetUp | HiLo;

/** A set-up with those before it. */
export type GameOfHouse = GameSetUp & { readonly history?: readonly ChosenSetUp[] };
export type ChosenSetUp = { readonly setUp: GameSetUp; readonly by: readonly string[]; readonly at?: string };

type PokerSetUp = Extract<GameSetUp, { readonly meters: Meters }>;

/** As a command gives it: a meter has whole cents; parts of a cent come only from wagers. */
export type AskedSetUp = AskedPokerSetUp | Exclude<GameSetUp, PokerSetUp>;
export type AskedPokerSetUp = Omit<PokerSetUp, 'meters'> & {
  readonly meters: Readonly<Partial<Record<string, AskedMeter>>>;
};
type AskedMeter = Omit<ProgressiveMeter, 'carry'> & Partial<Pick<ProgressiveMeter, 'carry'>>;

/** A game of the house as this folder has put it there. */
export const gameIn = ({ games }: HouseView, name: string): GameInHouse | undefined =>
  games.get(name) as GameInHouse | undefined;
