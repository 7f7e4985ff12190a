import type { Card } from '#core/cards';
import type { HandRecipe, Posted, View } from '#core/qualifying';
import type { Row } from '#core/rulebook';

/** What the rows of an activity are asked by in one game. */
export type Question = {
  readonly game: string;
  /** Best first; of those a hand meets it is paid the best of each family. SET-1 */
  readonly rows: readonly Row[];
  readonly recipe: HandRecipe | undefined;
  readonly posted: Posted;
};

/** A deal as one hand sees it. */
export const viewOf = (
  { game, recipe, posted }: Question,
  cards: { readonly own: readonly Card[]; readonly board: readonly Card[]; readonly dealer: readonly Card[] },
): View => {
  const hand = { seat: 1, cards: cards.own };
  const deal = { game, board: cards.board, hands: [hand], dealerCards: cards.dealer };
  return { deal, hand, posted, ...(recipe === undefined ? {} : { construction: recipe }) };
};
