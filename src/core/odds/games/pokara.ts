import { inOrder } from '../counting/choose.ts';
import { rankOf, suitOf } from '../cross-check/deck.ts';
import { alike, first, isRun, isStraightFlush, isSuited } from '../cross-check/shoe.ts';
import { DECKS, PLAYERS, type Shoe, type Start, shoeGame } from './shoe-game.ts';

const [HEARTS, QUEEN, KING, ACE] = [2, 10, 11, 12];

/** A hand's first three cards. A stricter hand counts under the wider key too. */
const starts = ({ decks }: Shoe): readonly Start[] => {
  // Three different cards of one suit come in any of six orders.
  const suitedRun = 4n * 6n * BigInt(decks) ** 3n;
  return [
    {
      cards: 3,
      total: inOrder(52 * decks, 3),
      events: [
        [
          'three-aces-of-hearts',
          inOrder(decks, 3),
          cards => first(cards, 3, card => rankOf(card) === ACE && suitOf(card) === HEARTS),
        ],
        ['three-of-a-kind-suited', 52n * inOrder(decks, 3), cards => alike(cards, 3, card => card)],
        ['royal-flush', suitedRun, cards => isRun(cards, [QUEEN, KING, ACE]) && isSuited(cards, 3)],
        // Twelve runs, from ace-two-three to queen-king-ace.
        ['straight-flush', 12n * suitedRun, cards => isStraightFlush(cards, 3)],
        ['three-of-a-kind', 13n * inOrder(4 * decks, 3), cards => alike(cards, 3, rankOf)],
      ],
    },
  ];
};

export const POKARA = shoeGame({
  id: 'pokara',
  title: 'Pokara',
  what: "A hand's first three cards",
  options: { decks: DECKS, players: PLAYERS },
  starts,
  played: [{ decks: 6 }, { decks: 1 }, { decks: 8 }],
});
