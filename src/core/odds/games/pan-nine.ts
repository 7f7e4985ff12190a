import { wholeNumber } from '../answer/option.ts';
import { inOrder } from '../counting/choose.ts';
import { isRed, rankOf, shoeOf, suitOf } from '../cross-check/deck.ts';
import { alike, type Cards, first, is, isRun } from '../cross-check/shoe.ts';
import { PLAYERS, type Shoe, type Start, type StartEvent, shoeGame } from './shoe-game.ts';

/** Points by rank from the deuce; there are no sevens, eights, nines and tens, and pictures count nothing. */
const POINTS = [2, 3, 4, 5, 6, undefined, undefined, undefined, undefined, 0, 0, 0, 1] as const;
const [TWO, THREE, FOUR, SIX] = [0, 1, 2, 4];
const pointsOf = (card: number): number => POINTS[rankOf(card)] ?? 0;

/** The 36 cards of a deck, four of each rank. */
const cardsOf = ({ decks }: Shoe): Cards => shoeOf(decks).filter(card => POINTS[rankOf(card)] !== undefined);

const isThree = (cards: Cards, rank: number): boolean => first(cards, 3, is(rank));
const isRunOf = (cards: Cards): boolean => isRun(cards, [TWO, THREE, FOUR]);
/** The first three cards are one hand's and the next three another's. */
const other = (cards: Cards): Cards => cards.subarray(3, 6);
const isBeaten = (cards: Cards): boolean => isThree(cards, SIX) && isThree(other(cards), THREE);

const starts = ({ decks }: Shoe): readonly Start[] => {
  const of = (cards: number, events: readonly StartEvent[]) => ({ cards, total: inOrder(36 * decks, cards), events });
  const three = inOrder(4 * decks, 3);
  const sameColor = 2n * inOrder(2 * decks, 3);
  // Two, three and four in any of six orders.
  const run = (copies: number): bigint => 6n * BigInt(copies) ** 3n;
  return [
    // A hand's first three cards. A stricter hand counts under the wider key too.
    of(3, [
      [
        'total-nine',
        totalNineWays(decks),
        cards => (pointsOf(cards[0]!) + pointsOf(cards[1]!) + pointsOf(cards[2]!)) % 10 === 9,
      ],
      ['three-of-a-kind-ace-to-6', 6n * three, cards => alike(cards, 3, rankOf) && pointsOf(cards[0]!) > 0],
      ['three-3s', three, cards => isThree(cards, THREE)],
      ['three-3s-same-color', sameColor, cards => isThree(cards, THREE) && alike(cards, 3, isRed)],
      ['three-3s-suited', 4n * inOrder(decks, 3), cards => isThree(cards, THREE) && alike(cards, 3, suitOf)],
      ['2-3-4', run(4 * decks), isRunOf],
      ['2-3-4-same-color', 2n * run(2 * decks), cards => isRunOf(cards) && alike(cards, 3, isRed)],
      ['2-3-4-suited', 4n * run(decks), cards => isRunOf(cards) && alike(cards, 3, suitOf)],
    ]),
    // Three picture cards make zero, and the draw brings the fourth.
    of(4, [
      [
        'four-jacks-queens-or-kings',
        3n * inOrder(4 * decks, 4),
        cards => alike(cards, 4, rankOf) && pointsOf(cards[0]!) === 0,
      ],
    ]),
    // One given hand of three 6s, eight points, beaten by another given one of three 3s, nine points.
    {
      ...of(6, [
        ['three-6s-beaten-by-three-3s', three * three, isBeaten],
        [
          'three-6s-same-color-beaten-by-three-3s',
          sameColor * three,
          cards => isBeaten(cards) && alike(cards, 3, isRed),
        ],
        [
          'three-6s-same-color-beaten-by-three-3s-same-color',
          sameColor * sameColor,
          cards => isBeaten(cards) && alike(cards, 3, isRed) && alike(other(cards), 3, isRed),
        ],
      ]),
      chances: 2,
    },
  ];
};

/** Three cards whose points end in nine. */
const totalNineWays = (decks: number): bigint => {
  const points = POINTS.filter(each => each !== undefined);
  let ways = 0n;
  for (const [a, x] of points.entries())
    for (const [b, y] of points.entries())
      for (const [c, z] of points.entries()) if ((x + y + z) % 10 === 9) ways += dealt(4 * decks, [a, b, c]);
  return ways;
};

/** Ways to be dealt these ranks one after the other, with so many cards of each rank. */
const dealt = (copies: number, ranks: readonly number[]): bigint =>
  ranks.reduce((ways, rank, place) => ways * BigInt(copies - ranks.slice(0, place).filter(r => r === rank).length), 1n);

export const PAN_NINE = shoeGame({
  id: 'pan-9',
  title: 'Pan 9',
  what: "A hand's first three cards, or four; three 6s of a player against three 3s of the player-dealer or the reverse",
  options: { decks: wholeNumber({ from: 1, to: 12, otherwise: 8 }), players: PLAYERS },
  starts,
  played: [{ decks: 8 }, { decks: 1 }, { decks: 12 }],
  cardsOf,
});
