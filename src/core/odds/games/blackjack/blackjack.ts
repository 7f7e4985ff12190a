import { type HandEvent, handEvents, type Ways } from '../../answer/hand-events.ts';
import { wholeNumber } from '../../answer/option.ts';
import { bet, type OddsSubject } from '../../answer/subject.ts';
import { inOrder } from '../../counting/choose.ts';
import { cardsIn, type Shoe } from '../../counting/shoe.ts';
import { MOST_CARDS, waysToTwentyOne } from './draws.ts';

/** The first two cards. A stricter hand counts under the wider key too. */
export const firstTwoWays = ({ decks }: Shoe): Ways => {
  const pair = inOrder(4 * decks, 2);
  const suitedPair = inOrder(decks, 2);
  const copies = BigInt(decks);
  return [
    ['pair-of-aces', pair],
    ['suited-aces', 4n * suitedPair],
    ['suited-aces-of-hearts', suitedPair],
    ['pair-of-aces-kings-or-queens', 3n * pair],
    ['pair-of-aces-to-tens', 5n * pair],
    ['suited-pair', 52n * suitedPair],
    // Either card first, in four suits; the ten is a ten, jack, queen or king.
    ['suited-natural', 2n * 4n * copies * 4n * copies],
    ['king-queen-suited', 2n * 4n * copies * copies],
  ];
};

export const firstThreeWays = ({ decks }: Shoe): Ways => [
  ['three-sevens', inOrder(4 * decks, 3)],
  ['three-sevens-same-color', 2n * inOrder(2 * decks, 3)],
  ['three-sevens-suited', 4n * inOrder(decks, 3)],
];

export const firstFourWays = ({ decks, jokers }: Shoe): Ways => [['four-jokers', inOrder(jokers * decks, 4)]];

/** Two to six come in any of 120 orders. */
export const firstFiveWays = ({ decks, jokers }: Shoe): Ways => [
  ['2-to-6-straight', 120n * BigInt(4 * decks) ** 5n],
  ['2-to-6-straight-flush', 4n * 120n * BigInt(decks) ** 5n],
  ['five-jokers', inOrder(jokers * decks, 5)],
];

/** A player who always draws below 21; cards after the last one needed are any. */
export const twentyOneWays = (shoe: Shoe): Ways => {
  const ways = waysToTwentyOne(shoe.decks).map(
    (count, cards) => count * inOrder(cardsIn(shoe) - cards, MOST_CARDS - cards),
  );
  return [
    ['21-with-seven-cards', ways[7]!],
    ['21-with-eight-or-more-cards', ways.slice(8).reduce((sum, count) => sum + count, 0n)],
  ];
};

const blackjackEvents = (shoe: Shoe, players: number): readonly HandEvent[] => {
  const byCards = [
    [2, firstTwoWays],
    [3, firstThreeWays],
    [4, firstFourWays],
    [5, firstFiveWays],
    [MOST_CARDS, twentyOneWays],
  ] as const;
  return byCards.flatMap(([cards, ways]) => handEvents(ways(shoe), inOrder(cardsIn(shoe), cards), players));
};

export const BLACKJACK: OddsSubject = {
  id: 'blackjack',
  title: 'Blackjack starts',
  bets: [
    bet({
      id: 'events',
      title: "A hand's first cards, and 21 with many",
      options: {
        decks: wholeNumber({ from: 1, to: 8, otherwise: 6 }),
        jokers: wholeNumber({ from: 0, to: 4, otherwise: 0 }),
        players: wholeNumber({ from: 1, to: 8, otherwise: 1 }),
      },
      compute: ({ players, ...shoe }) => ({ ...shoe, players, events: blackjackEvents(shoe, players) }),
    }),
  ],
};
