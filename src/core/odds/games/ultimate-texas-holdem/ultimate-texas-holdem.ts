import type { Ways } from '../../answer/hand-events.ts';
import { handsBet } from '../../answer/hands-bet.ts';
import type { OddsSubject } from '../../answer/subject.ts';
import { choose } from '../../counting/choose.ts';
import { ALL_SEVEN_CARD_HANDS, fiveCardWays } from '../../counting/five-card-hands.ts';
import { ALL_FIVE } from '../../counting/hand-counts.ts';
import { straightOrBetterWithBoth } from './both-cards.ts';

/** C(52, 2) x C(50, 5) = 2,809,475,760: hole cards and board told apart. */
export const ALL_HOLES_AND_BOARDS = choose(52, 2) * choose(50, 5);

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
    handsBet('Hole cards and flop; best five of seven; hole cards and board', 8, () => [
      [fiveCardWays(5, key => `${key}-hole-and-flop`), ALL_FIVE],
      [fiveCardWays(7, key => `${key}-best-of-seven`), ALL_SEVEN_CARD_HANDS],
      [holeAndBoardWays(), ALL_HOLES_AND_BOARDS],
    ]),
  ],
};
