import { oneOf, wholeNumber } from '../../answer/option.ts';
import { longBet, type OddsBet } from '../../answer/subject.ts';
import type { PokerGame } from '../bad-beat/simulated.ts';
import { dealBestHands, type HighHandRow, HOLE_CARDS_USED, highHand } from './high-hand.ts';

/** The high hand of an hour (or of a period with this many deals at all tables together). */
export const highHandBet = (game: PokerGame): OddsBet =>
  longBet({
    id: 'high-hand',
    title: 'The high hand of a period of play',
    options: {
      players: wholeNumber({ from: 2, to: 10, otherwise: 9 }),
      tables: wholeNumber({ from: 1, to: 1000, otherwise: 10 }),
      'deals-per-hour': wholeNumber({ from: 1, to: 1000, otherwise: 30 }),
      hours: wholeNumber({ from: 1, to: 168, otherwise: 1 }),
      'hole-cards': oneOf(HOLE_CARDS_USED),
      deals: wholeNumber({ from: 1000, to: 100_000_000, otherwise: 200_000 }),
      seed: wholeNumber({ from: 0, to: 999_999_999, otherwise: 1 }),
    },
    work: ({ players, deals, seed, 'hole-cards': holeCards }, part, progress) =>
      dealBestHands({ game, players, deals, seed, holeCards }, part, progress),
    join: (asked, found) => {
      const dealsInPeriod = asked.tables * asked['deals-per-hour'] * asked.hours;
      const { players, deals, seed } = asked;
      const rows = highHand({ game, players, deals, seed, dealsInPeriod }, found);
      return { ...asked, method: 'simulated', dealsInPeriod, hands: rows.map(written) };
    },
  });

/** Digits to the fifteenth place; how many of them count, the error says. */
const written = ({ category, perDeal, perPeriod, standardError }: HighHandRow) => ({
  category,
  perDeal: perDeal.toFixed(15),
  perPeriod: perPeriod.toFixed(15),
  standardError: standardError.toFixed(15),
});
