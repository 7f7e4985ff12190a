import { handEvents, type Ways } from '../answer/hand-events.ts';
import { wholeNumber } from '../answer/option.ts';
import { bet, type OddsSubject } from '../answer/subject.ts';
import { inOrder } from '../counting/choose.ts';

/** All ways to deal two cards to a player and two to the dealer; the second ones are the war cards, seen or not. */
export const allWars = (decks: number): bigint => inOrder(52 * decks, 4);

/** Burnt cards between the first cards and the war cards change nothing: they are any. */
export const casinoWarWays = (decks: number): Ways => {
  const warCards = inOrder(52 * decks - 2, 2);
  const pair = inOrder(4 * decks, 2);
  return [
    ['war', 13n * pair * warCards],
    ['suited-war', 52n * inOrder(decks, 2) * warCards],
    // The second tie is of the same rank as the first, or of one of the other twelve.
    ['double-war', 13n * (inOrder(4 * decks, 4) + 12n * pair * pair)],
  ];
};

export const CASINO_WAR: OddsSubject = {
  id: 'casino-war',
  title: 'Casino War',
  bets: [
    bet({
      id: 'events',
      title: "A player's cards against the dealer's",
      options: {
        decks: wholeNumber({ from: 1, to: 8, otherwise: 6 }),
        players: wholeNumber({ from: 1, to: 8, otherwise: 1 }),
      },
      compute: ({ decks, players }) => ({
        decks,
        players,
        events: handEvents(casinoWarWays(decks), allWars(decks), players),
      }),
    }),
  ],
};
