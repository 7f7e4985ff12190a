import { rational } from '#core/base';
import { forOne, type PayTable, percentOfMeter } from '#core/games/table';
import { handEvents } from '../../answer/hand-events.ts';
import { handsBet } from '../../answer/hands-bet.ts';
import { dollars, wholeNumber } from '../../answer/option.ts';
import { bet, type OddsSubject } from '../../answer/subject.ts';
import { fiveCardWays } from '../../counting/five-card-hands.ts';
import { ALL_FIVE } from '../../counting/hand-counts.ts';
import { fiveCardLines } from '../../wagers/pay-lines.ts';
import { progressiveAnswer } from '../../wagers/progressive.ts';
import { allPairsOfHands, beatenWays } from './beaten.ts';

/** The progressive as tables commonly offer it, for $1. */
export const CARIBBEAN_PROGRESSIVE: PayTable = {
  clause: 'Caribbean Stud progressive',
  rows: [
    { hand: 'royal-flush', pays: percentOfMeter(100) },
    { hand: 'straight-flush', pays: percentOfMeter(10) },
    { hand: 'four-of-a-kind', pays: forOne(500) },
    { hand: 'full-house', pays: forOne(100) },
    { hand: 'flush', pays: forOne(50) },
  ],
};

export const CARIBBEAN_STUD: OddsSubject = {
  id: 'caribbean-stud',
  title: 'Caribbean Stud Poker',
  bets: [
    handsBet("A player's five cards", 8, () => [[fiveCardWays(5, key => key), ALL_FIVE]]),
    bet({
      id: 'beaten',
      title: 'One hand beaten by another, at a table of so many hands',
      options: { hands: wholeNumber({ from: 2, to: 9, otherwise: 2 }) },
      // Each hand can lose to each other one. Three such hands in a round make more than one pair, so the average is
      // also a close upper bound of the chance of the jackpot.
      compute: ({ hands }) => ({
        hands,
        events: handEvents(beatenWays(), allPairsOfHands(), hands * (hands - 1)),
      }),
    }),
    bet({
      id: 'progressive',
      title: '$1 on the progressive: royal 100%, straight flush 10%, then $500, $100 and $50',
      options: { meter: dollars() },
      compute: ({ meter }) =>
        progressiveAnswer({ lines: fiveCardLines(CARIBBEAN_PROGRESSIVE), wager: rational(1), meter }),
    }),
  ],
};
