import { type GameSetUp, type HiLo, TABLE_GAME_NAMES, type TableGameName } from '#core/games';
import type { HouseView } from '#core/state';

export const isTableGame = (game: string): game is TableGameName => TABLE_GAME_NAMES.some(one => one === game);

/** A game as the whole house runs it. */
export type GameInHouse = GameSetUp | HiLo;

/** A game of the house as this folder has put it there. */
export const gameIn = ({ games }: HouseView, name: string): GameInHouse | undefined =>
  games.get(name) as GameInHouse | undefined;
