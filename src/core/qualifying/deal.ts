import { AnyCard, AnyTile, type Card, Cards, RANKS, SUITS, type Tile } from '#core/cards';
import {
  CodedText,
  Count,
  either,
  exactly,
  list,
  type Of,
  object,
  one,
  optional,
  SeatNumber,
  Text,
  yes,
} from '#core/shape';
import type { HandRecipe } from './hand-test.ts';

const SetPart = list(either(AnyCard, AnyTile), { max: 13 });
/** A hand as its holder set it. Tiles have no middle. */
const SetCards = object({ front: SetPart, middle: optional(SetPart), back: SetPart });
export type SetCards = Of<typeof SetCards>;

/** The cards of one position. Several bettors on one position share one hand. */
const Hand = object({
  seat: SeatNumber,
  /** In the order dealt; in stud the cards dealt down come first. */
  cards: Cards,
  tiles: optional(list(AnyTile, { max: 4 })),
  set: optional(SetCards),
  /** Points of a home run, as the base game scored it. */
  homeRun: optional(Count),
  isPlayerDealer: optional(exactly(true)),
  /** All thirteen cards win at once, so they were not set in parts. QLF-12 */
  isCleanSweep: optional(exactly(true)),
});
export const DealtHand = object({
  ...Hand.fields,
  /** Dealt in, and gone before anybody looked at the cards: it wins nothing by itself, but was part of the round. */
  isUnseen: optional(exactly(true)),
});
export type DealtHand = Of<typeof DealtHand>;

/** What lay on the table when a round ended. People, wagers and fees are not in it. */
export const LAY_THERE = {
  board: Cards,
  /** The two hands of baccarat, which belong to nobody and count for all. */
  coup: optional(object({ player: Cards, banker: Cards })),
  hands: list(Hand, { max: 20 }),
  /** The player-dealer's cards where no seat holds them; the first is the one face up. */
  dealerCards: Cards,
};
export const Deal = object({
  ...LAY_THERE,
  /** The base game's slug, see `gameOf`. */
  game: Text,
  hands: list(DealtHand),
});
export type Deal = Of<typeof Deal>;

/** What the house posted for the day and a chart refers to. */
export const Posted = object({ rank: optional(one(RANKS)), suit: optional(one(SUITS)) });
export type Posted = Of<typeof Posted>;

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
export const Condition = object({ words: Text, said: optional(CodedText), met: yes });
export type Condition = Of<typeof Condition>;
