import { handEvents } from '../../answer/hand-events.ts';
import { wholeNumber } from '../../answer/option.ts';
import { bet, type OddsSubject } from '../../answer/subject.ts';
import { choose } from '../../counting/choose.ts';
import { paiGowPokerWays } from './events.ts';

/** C(53, 7) = 154,143,080. */
export const ALL_PAI_GOW_HANDS = choose(53, 7);

export const PAI_GOW_POKER: OddsSubject = {
  id: 'pai-gow-poker',
  title: 'Pai Gow Poker',
  bets: [
    bet({
      id: 'events',
      title: 'Seven cards of 53, the joker an ace or to complete a straight or flush',
      options: { players: wholeNumber({ from: 1, to: 7, otherwise: 1 }) },
      compute: ({ players }) => ({ players, events: handEvents(paiGowPokerWays(), ALL_PAI_GOW_HANDS, players) }),
    }),
  ],
};
