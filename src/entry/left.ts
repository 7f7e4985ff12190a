import { type Card, isJoker, type Tile } from '#core/cards';
import type { Layout } from '#core/qualifying';
import type { SeenDraft } from './draft.ts';

/** How many of a card or tile the game has, less those that are in front of somebody. */
export const copiesLeft = ({ deck }: Layout, entered: readonly (Card | Tile)[], piece: Card | Tile): number => {
  const copies = isJoker(piece as Card) ? deck.decks * deck.jokersEach : deck.decks; // A tile is no joker either.
  return copies - entered.filter(one => one === piece).length;
};

export const leftIn = (layout: Layout, { cards }: SeenDraft, piece: Card | Tile): number =>
  copiesLeft(layout, Object.values(cards).flat(), piece);

/** Whether a card can be entered in this field: there is room for it, and the deck still has it. */
export const fits = (
  layout: Layout,
  draft: SeenDraft,
  { key, max }: { readonly key: string; readonly max: number },
  piece: Card | Tile,
): boolean => (draft.cards[key] ?? []).length < max && leftIn(layout, draft, piece) > 0;
