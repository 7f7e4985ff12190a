/** A table game as the whole house runs it: what is in it is the game's own. */
export type GameInHouse = { readonly game: string };
