import { handEvents, type Ways } from '../answer/hand-events.ts';
import { wholeNumber } from '../answer/option.ts';
import { bet, type OddsSubject } from '../answer/subject.ts';
import { choose } from '../counting/choose.ts';

/** C(52, 13) = 635,013,559,600. */
export const ALL_THIRTEEN_CARD_HANDS = choose(52, 13);

/** What the thirteen cards show before they are set. */
export const thirteenCardWays = (): Ways => [
  ['dragon', 4n ** 13n],
  ['thirteen-of-one-color', 2n * choose(26, 13)],
  ['all-from-deuce-to-eight', choose(28, 13)],
];

export const THIRTEEN_CARD: OddsSubject = {
  id: '13-card',
  title: '13-Card (Chinese Poker)',
  bets: [
    bet({
      id: 'events',
      title: "A hand's thirteen cards",
      options: { players: wholeNumber({ from: 1, to: 4, otherwise: 1 }) },
      compute: ({ players }) => ({
        players,
        events: handEvents(thirteenCardWays(), ALL_THIRTEEN_CARD_HANDS, players),
      }),
    }),
  ],
};
