import { handEvents, type Ways } from '../answer/hand-events.ts';
import { wholeNumber } from '../answer/option.ts';
import { bet, type OddsSubject } from '../answer/subject.ts';
import { inOrder } from '../counting/choose.ts';

/** The 36 cards of a Pan 9 deck, four of each rank: no sevens, eights, nines and tens. */
const RANK_POINTS = [1, 2, 3, 4, 5, 6, 0, 0, 0] as const;
const cardsIn = (decks: number): number => 4 * RANK_POINTS.length * decks;

/** All ways to be dealt so many cards one after the other. */
export const allPanDeals = (decks: number, cards: number): bigint => inOrder(cardsIn(decks), cards);

/** A hand's first three cards. A stricter hand counts under the wider key too. */
export const panStartWays = (decks: number): Ways => {
  const three = inOrder(4 * decks, 3);
  const threeSameColor = 2n * inOrder(2 * decks, 3);
  const threeSuited = 4n * inOrder(decks, 3);
  // Two, three and four in any of six orders.
  const run = (copies: number): bigint => 6n * BigInt(copies) ** 3n;
  return [
    ['total-nine', totalNineWays(decks)],
    ['three-of-a-kind-ace-to-6', 6n * three],
    ['three-3s', three],
    ['three-3s-same-color', threeSameColor],
    ['three-3s-suited', threeSuited],
    ['2-3-4', run(4 * decks)],
    ['2-3-4-same-color', 2n * run(2 * decks)],
    ['2-3-4-suited', 4n * run(decks)],
  ];
};

/** Three cards whose points end in nine. */
const totalNineWays = (decks: number): bigint => {
  let ways = 0n;
  for (const [a, x] of RANK_POINTS.entries())
    for (const [b, y] of RANK_POINTS.entries())
      for (const [c, z] of RANK_POINTS.entries()) if ((x + y + z) % 10 === 9) ways += dealt(4 * decks, [a, b, c]);
  return ways;
};

/** Ways to be dealt these ranks one after the other, with so many cards of each rank. */
const dealt = (copies: number, ranks: readonly number[]): bigint =>
  ranks.reduce((ways, rank, place) => ways * BigInt(copies - ranks.slice(0, place).filter(r => r === rank).length), 1n);

/** Four jacks, four queens or four kings: three picture cards are no points, and the draw brings the fourth. */
export const panFourWays = (decks: number): Ways => [['four-jacks-queens-or-kings', 3n * inOrder(4 * decks, 4)]];

/** One given hand of three 6s, eight points, beaten by another given one of three 3s, nine points. */
export const panBeatenWays = (decks: number): Ways => {
  const three = inOrder(4 * decks, 3);
  const sameColor = 2n * inOrder(2 * decks, 3);
  return [
    ['three-6s-beaten-by-three-3s', three * three],
    ['three-6s-same-color-beaten-by-three-3s', sameColor * three],
    ['three-6s-same-color-beaten-by-three-3s-same-color', sameColor * sameColor],
  ];
};

const decks = wholeNumber({ from: 1, to: 12, otherwise: 8 });

export const PAN_NINE: OddsSubject = {
  id: 'pan-9',
  title: 'Pan 9',
  bets: [
    bet({
      id: 'events',
      title:
        "A hand's first three cards, or four; three 6s of a player against three 3s of the player-dealer or the reverse",
      options: { decks, players: wholeNumber({ from: 1, to: 8, otherwise: 1 }) },
      compute: given => ({
        ...given,
        events: [
          ...handEvents(panStartWays(given.decks), allPanDeals(given.decks, 3), given.players),
          ...handEvents(panFourWays(given.decks), allPanDeals(given.decks, 4), given.players),
          ...handEvents(panBeatenWays(given.decks), allPanDeals(given.decks, 6), 2 * given.players),
        ],
      }),
    }),
  ],
};
