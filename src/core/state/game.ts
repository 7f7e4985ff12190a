/** A table game as the whole house runs it: what is in it is the game's own. */
export type GameInHouse = { readonly game: string };

/** The play at a table of such a game: open bets, the round that is on, rounds that were settled. */
export type TablePlay = {
  readonly table: number;
  /** A round is on that the game itself settles; it ends when all of it is settled. */
  readonly isOn: boolean;
};
