import type { Card } from '#core/cards';
import type { Deal, DealtHand, HandRecipe, Posted, View } from '#core/qualifying';
import type { Row } from '#core/rulebook';

/** What the rows of an activity are asked by in one game. */
export type Question = {
  readonly game: string;
  /** Best first; of those a hand meets it is paid the best of each family. SET-1 */
  readonly rows: readonly Row[];
  readonly recipe: HandRecipe | undefined;
  readonly posted: Posted;
};

/** A deal as one of its hands sees it. */
export const seenFrom = ({ recipe, posted }: Question, deal: Deal, hand: DealtHand): View => ({
  deal,
  hand,
  posted,
  ...(recipe !== undefined && { construction: recipe }),
});

/** As the only hand sees it. */
export const viewOf = (
  question: Question,
  cards: { readonly own: readonly Card[]; readonly board: readonly Card[]; readonly dealer: readonly Card[] },
): View => {
  const hand = { seat: 1, cards: cards.own };
  return seenFrom(
    question,
    { game: question.game, board: cards.board, hands: [hand], dealerCards: cards.dealer },
    hand,
  );
};
