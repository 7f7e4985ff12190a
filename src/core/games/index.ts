import { GAME as CRAZY_4_POKER } from '#core/games/crazy-4-poker';
import { GAME as FOUR_CARD_POKER } from '#core/games/four-card-poker';
import { GAME as HI_LO } from '#core/games/hi-lo-progressive';
import { GAME as PUNTO_BANCO } from '#core/games/punto-banco';
import type { TableGame } from '#core/games/table';

export type { CardStep, CardWay, DeckCommand, DeckEvent, DeckSetup, DeckState } from '#core/games/crazy-4-poker';
export type { HiLo, HiLoCommand, HiLoEvent, HiLoWin } from '#core/games/hi-lo-progressive';

/** The poker games against the dealer. A new game is its own folder and a line here. */
export const POKER_GAMES = [CRAZY_4_POKER, FOUR_CARD_POKER] as const;

const each = (names: readonly string[]): readonly string[] => [...new Set(names)];
/** Everything that is settled at their tables, the wagers that players place, and the meters. */
export const POKER_WAGERS = each(POKER_GAMES.flatMap(({ wagers }) => Object.keys(wagers)));
export const POKER_BETS = each(POKER_GAMES.flatMap(({ bets }) => bets));
export const POKER_METERS = each(POKER_GAMES.flatMap(({ meters }) => meters));

/** How the cards of a table are kept, where the rules of its game say so. C4P 1, 2, 5 */
export const CARDS = CRAZY_4_POKER.deck;
export const keepsCards = (game: string): boolean => CRAZY_4_POKER.tables.some(table => table === game);

/** Whose two hands everybody bets on. */
export const COUP_GAMES = [PUNTO_BANCO] as const;

/** The games whose rounds a house settles at its tables. */
export const TABLE_GAMES = [...POKER_GAMES, ...COUP_GAMES] as const;

/** What a house plays on its floor, beside the tables. */
export { HI_LO };

type Listed = (typeof TABLE_GAMES)[number];

/** A name under which a table deals one of them. */
export type TableGameName = Listed['tables'][number];
export const TABLE_GAME_NAMES: readonly TableGameName[] = TABLE_GAMES.flatMap(({ tables }) => [...tables]);

/** What a house chooses for a game, how a round of it was dealt, and what became of every bet. */
export type GameSetUp = Parameters<Listed['settle']>[0];
export type Deal = Parameters<Listed['settle']>[1];
export type RoundResult = Extract<ReturnType<Listed['settle']>, { readonly ok: true }>['value']['result'];

/** One of the games, whichever: it is asked about its own set-ups, and about deals of the kind it says. */
export type AnyTableGame = TableGame<TableGameName, GameSetUp, Deal, RoundResult>;

/** What a house has chosen for a poker game. */
export type PokerSetUp = Parameters<(typeof POKER_GAMES)[number]['settle']>[0];

/** A poker game by the name under which tables deal it. */
export const pokerGameNamed = (name: string): (typeof POKER_GAMES)[number] | undefined =>
  POKER_GAMES.find(({ tables }) => tables.some(table => table === name));

export const tableGameNamed = (name: string): AnyTableGame | undefined =>
  // The setup was found under the name of its game, and the kind of the deal is compared before it is settled.
  TABLE_GAMES.find(({ tables }) => tables.some(table => table === name)) as unknown as AnyTableGame | undefined;
