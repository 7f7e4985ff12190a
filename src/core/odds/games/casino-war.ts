import { inOrder } from '../counting/choose.ts';
import { rankOf } from '../cross-check/deck.ts';
import type { Cards } from '../cross-check/shoe.ts';
import { DECKS, PLAYERS, type Shoe, type Start, shoeGame } from './shoe-game.ts';

const isTie = (cards: Cards, first: number): boolean => rankOf(cards[first]!) === rankOf(cards[first + 1]!);

/**
 * The player's card, the dealer's, and the war cards of both, seen or not. Burnt cards between the first cards and the
 * war cards change nothing: they are any.
 */
const starts = ({ decks }: Shoe): readonly Start[] => {
  const warCards = inOrder(52 * decks - 2, 2);
  const pair = inOrder(4 * decks, 2);
  // The second tie is of the same rank as the first, or of one of the other twelve.
  const twice = 13n * (inOrder(4 * decks, 4) + 12n * pair * pair);
  return [
    {
      cards: 4,
      total: inOrder(52 * decks, 4),
      events: [
        ['war', 13n * pair * warCards, cards => isTie(cards, 0)],
        ['suited-war', 52n * inOrder(decks, 2) * warCards, cards => cards[0] === cards[1]],
        ['double-war', twice, cards => isTie(cards, 0) && isTie(cards, 2)],
      ],
    },
  ];
};

export const CASINO_WAR = shoeGame({
  id: 'casino-war',
  title: 'Casino War',
  what: "A player's cards against the dealer's",
  options: { decks: DECKS, players: PLAYERS },
  starts,
  played: [{ decks: 6 }, { decks: 1 }, { decks: 8 }],
});
