import { handsBet } from '../../answer/hands-bet.ts';
import type { OddsSubject } from '../../answer/subject.ts';
import { choose } from '../../counting/choose.ts';
import { paiGowPokerWays } from './events.ts';

/** C(53, 7) = 154,143,080. */
export const ALL_PAI_GOW_HANDS = choose(53, 7);

export const PAI_GOW_POKER: OddsSubject = {
  id: 'pai-gow-poker',
  title: 'Pai Gow Poker',
  bets: [
    handsBet('Seven cards of 53, the joker an ace or to complete a straight or flush', 7, () => [
      [paiGowPokerWays(), ALL_PAI_GOW_HANDS],
    ]),
  ],
};
