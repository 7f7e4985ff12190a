import { handEvents, type Ways } from '../../answer/hand-events.ts';
import { wholeNumber } from '../../answer/option.ts';
import { bet, type OddsSubject } from '../../answer/subject.ts';
import { choose } from '../../counting/choose.ts';
import { ALL_FIVE_CARD_HANDS, ALL_SEVEN_CARD_HANDS, fiveCardRows } from '../../counting/five-card-hands.ts';
import { straightOrBetterWithBoth } from './both-cards.ts';

/** C(52, 2) x C(50, 5) = 2,809,475,760: hole cards and board told apart. */
export const ALL_HOLES_AND_BOARDS = choose(52, 2) * choose(50, 5);

/** The first five cards a player sees. */
export const holeAndFlopWays = (): Ways => fiveCardRows(5).map(([key, count]) => [`${key}-hole-and-flop`, count]);

export const bestOfSevenWays = (): Ways => fiveCardRows(7).map(([key, count]) => [`${key}-best-of-seven`, count]);

/** What depends on which cards are the player's own. */
export const holeAndBoardWays = (): Ways => {
  // Four royals on the board and any two hole cards; of all ways to have one among seven, the rest use a hole card.
  const onBoard = 4n * choose(47, 2);
  const anywhere = 4n * choose(47, 2) * choose(7, 2);
  return [
    ['community-royal', onBoard],
    ['royal-flush-with-a-hole-card', anywhere - onBoard],
    ['straight-or-better-with-both-hole-cards', straightOrBetterWithBoth()],
  ];
};

export const ULTIMATE_TEXAS_HOLDEM: OddsSubject = {
  id: 'ultimate-texas-holdem',
  title: "Ultimate Texas Hold'em",
  bets: [
    bet({
      id: 'events',
      title: 'Hole cards and flop; best five of seven; hole cards and board',
      options: { players: wholeNumber({ from: 1, to: 8, otherwise: 1 }) },
      compute: ({ players }) => ({
        players,
        events: [
          ...handEvents(holeAndFlopWays(), ALL_FIVE_CARD_HANDS, players),
          ...handEvents(bestOfSevenWays(), ALL_SEVEN_CARD_HANDS, players),
          ...handEvents(holeAndBoardWays(), ALL_HOLES_AND_BOARDS, players),
        ],
      }),
    }),
  ],
};
