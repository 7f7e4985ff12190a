import type { Card, Rank, Suit, Tile } from '#core/cards';
import type { HandRecipe } from './hand-test.ts';

/** What lay on the table when a round ended. People, wagers and fees are not in it. */
export type Deal = {
  /** The base game's slug, see `gameOf`. */
  readonly game: string;
  readonly board: readonly Card[];
  /** The two hands of baccarat, which belong to nobody and count for all. */
  readonly coup?: { readonly player: readonly Card[]; readonly banker: readonly Card[] };
  readonly hands: readonly DealtHand[];
  /** The player-dealer's cards where no seat holds them; the first is the one face up. */
  readonly dealerCards: readonly Card[];
};

/** The cards of one position. Several bettors on one position share one hand. */
export type DealtHand = {
  readonly seat: number;
  /** In the order dealt; in stud the cards dealt down come first. */
  readonly cards: readonly Card[];
  readonly tiles?: readonly Tile[];
  readonly set?: SetCards;
  /** Points of a home run, as the base game scored it. */
  readonly homeRun?: number;
  readonly isPlayerDealer?: true;
  /** Dealt in, and gone before anybody looked at the cards: it wins nothing by itself, but was part of the round. */
  readonly isUnseen?: true;
};

/** A hand as its holder set it. Tiles have no middle. */
export type SetCards = {
  readonly front: readonly (Card | Tile)[];
  readonly middle?: readonly (Card | Tile)[];
  readonly back: readonly (Card | Tile)[];
};

/** What the house posted for the day and a chart refers to. */
export type Posted = { readonly rank?: Rank; readonly suit?: Suit };

/** A deal as seen by one hand. */
export type View = {
  readonly deal: Deal;
  readonly hand: DealtHand;
  /** How the activity builds the hand in this game; absent: as the game plays it. */
  readonly construction?: HandRecipe;
  readonly posted?: Posted;
};

/** Whether a test is met and why: every condition in words, met or not, and the cards that were looked at. QLF-1 */
export type Finding = {
  readonly met: boolean;
  readonly used: readonly (Card | Tile)[];
  readonly conditions: readonly Condition[];
};
export type Condition = { readonly words: string; readonly met: boolean };
