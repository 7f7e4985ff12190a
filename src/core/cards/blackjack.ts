import { type NaturalCard, pips } from './card.ts';

/** What a blackjack hand counts. */
export type BlackjackCount = {
  readonly total: number;
  /** An ace counts eleven in the total. */
  readonly isSoft: boolean;
  /** Twenty-one in the first two cards; a hand made by splitting is for the game to tell. */
  readonly isNatural: boolean;
  readonly isBust: boolean;
};

/** Pictures ten, an ace eleven where that does not pass twenty-one, else one. BJK-1 */
export const blackjackCount = (cards: readonly NaturalCard[]): BlackjackCount => {
  const hard = cards.reduce((sum, card) => sum + hardPoints(card), 0);
  const isSoft = cards.some(isAce) && hard + 10 <= 21;
  const total = isSoft ? hard + 10 : hard;
  return { total, isSoft, isNatural: cards.length === 2 && total === 21, isBust: total > 21 };
};

const isAce = (card: NaturalCard): boolean => pips(card) === 14;
const hardPoints = (card: NaturalCard): number => (isAce(card) ? 1 : Math.min(pips(card), 10));
