import { handEvents, type Ways } from '../answer/hand-events.ts';
import { wholeNumber } from '../answer/option.ts';
import { bet, type OddsSubject } from '../answer/subject.ts';
import { inOrder } from '../counting/choose.ts';

/** All ways to be dealt three cards one after the other. */
export const allPokaraStarts = (decks: number): bigint => inOrder(52 * decks, 3);

/** A hand's first three cards. A stricter hand counts under the wider key too. */
export const pokaraWays = (decks: number): Ways => {
  // Three different cards of one suit come in any of six orders.
  const suitedRun = 4n * 6n * BigInt(decks) ** 3n;
  return [
    ['three-aces-of-hearts', inOrder(decks, 3)],
    ['three-of-a-kind-suited', 52n * inOrder(decks, 3)],
    ['royal-flush', suitedRun],
    // Twelve runs, from ace-two-three to queen-king-ace.
    ['straight-flush', 12n * suitedRun],
    ['three-of-a-kind', 13n * inOrder(4 * decks, 3)],
  ];
};

export const POKARA: OddsSubject = {
  id: 'pokara',
  title: 'Pokara',
  bets: [
    bet({
      id: 'events',
      title: "A hand's first three cards",
      options: {
        decks: wholeNumber({ from: 1, to: 8, otherwise: 6 }),
        players: wholeNumber({ from: 1, to: 8, otherwise: 1 }),
      },
      compute: ({ decks, players }) => ({
        decks,
        players,
        events: handEvents(pokaraWays(decks), allPokaraStarts(decks), players),
      }),
    }),
  ],
};
