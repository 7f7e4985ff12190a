import { rankFive, rankSeven } from '#core/evaluator';
import { ROYAL_FLUSH } from '../counting/five-card-hands.ts';
import { ULTIMATE_TEXAS_HOLDEM } from '../games/ultimate-texas-holdem/ultimate-texas-holdem.ts';
import { TRIPLES } from '../poker/bad-beat/boards.ts';
import { eventRows } from './asked.ts';
import { deckFrom, shoeOf } from './deck.ts';
import { fiveCardEvents } from './five-card-events.ts';
import { type Rounds, watching } from './row.ts';

/** Values: the hole cards with the flop, the best of all seven cards, the board, the best with both hole cards. */
type Hand = { flop: number; seven: number; board: number; both: number };

/** The lowest straight, 5-4-3-2-A. */
const LEAST_STRAIGHT = rankFive(48, 1, 4, 8, 12);

const ultimateTable = (seed: string): Rounds =>
  watching(
    dealHand(seed),
    eventRows<Hand>(
      { subject: ULTIMATE_TEXAS_HOLDEM, bet: 'events' },
      {
        ...fiveCardEvents<Hand>(
          ({ flop }) => flop,
          key => `${key}-hole-and-flop`,
        ),
        ...fiveCardEvents<Hand>(
          ({ seven }) => seven,
          key => `${key}-best-of-seven`,
        ),
        'community-royal': ({ board }) => board === ROYAL_FLUSH,
        'royal-flush-with-a-hole-card': ({ seven, board }) => seven === ROYAL_FLUSH && board < ROYAL_FLUSH,
        'straight-or-better-with-both-hole-cards': ({ both }) => both >= LEAST_STRAIGHT,
      },
    ),
  );

/** The hole cards come first. */
const dealHand = (seed: string) => {
  const { cards, deal } = deckFrom(shoeOf(1), seed);
  const hand: Hand = { flop: 0, seven: 0, board: 0, both: 0 };
  return (): Hand => {
    deal(7);
    const [a, b, c, d, e, f, g] = [cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!, cards[5]!, cards[6]!];
    hand.flop = rankFive(a, b, c, d, e);
    hand.seven = rankSeven(a, b, c, d, e, f, g);
    hand.board = rankFive(c, d, e, f, g);
    hand.both = 0;
    // A hand with both hole cards is at most the best of all seven.
    if (hand.seven < LEAST_STRAIGHT) return hand;
    for (const [x, y, z] of TRIPLES) {
      hand.both = Math.max(hand.both, rankFive(a, b, cards[2 + x]!, cards[2 + y]!, cards[2 + z]!));
    }
    return hand;
  };
};

export const ULTIMATE_DEALS = [ultimateTable];
