import { fourOfFive, rankFive } from '#core/evaluator';
import {
  type DealtSeat,
  freshDeck,
  LEAST_KING_QUEEN_EIGHT_FOUR,
  LEAST_PAIR_OF_ACES,
  type Settlement,
  type Simulation,
  shuffleTop,
} from '#core/games/table';
import { NOTHING, times } from '#core/money';
import { judgesFor, type Schedules } from './judges.ts';
import { settleDealt } from './settle.ts';

/** How many times the Ante to play with a hand of that place in the four-card ranking; 0 folds. */
export type Strategy = (four: number) => 0 | 1 | 2 | 3;

/** Three times from a pair of aces, once from king-queen-eight-four, else fold. */
export const plainStrategy: Strategy = four => {
  if (four >= LEAST_PAIR_OF_ACES) return 3;
  return four >= LEAST_KING_QUEEN_EIGHT_FOUR ? 1 : 0;
};

/** A function that deals, plays and settles one more round every time it is called. */
export const rounder = (simulation: Simulation<Schedules, Strategy>): (() => Settlement) => {
  const { schedules, meters, wagers, seats: players, strategy, random } = simulation;
  const judges = judgesFor(schedules);
  const deck = freshDeck();
  const plays = [NOTHING, ...[1, 2, 3].map(multiple => times(wagers.ante ?? NOTHING, multiple))];
  const hand = (at: number, magicCard: number) => {
    const [a, b, c, d, e] = [deck[at]!, deck[at + 1]!, deck[at + 2]!, deck[at + 3]!, deck[at + 4]!];
    const hasMagicCard = a === magicCard || b === magicCard || c === magicCard || d === magicCard || e === magicCard;
    return { four: fourOfFive(a, b, c, d, e), five: rankFive(a, b, c, d, e), hasMagicCard };
  };
  return () => {
    shuffleTop(deck, 5 * (players + 1), random);
    const magicCard = random(deck.length);
    const lucky = random(players + 1);
    const seats: DealtSeat[] = [];
    for (let i = 0; i < players; i += 1) {
      const { four, five, hasMagicCard } = hand(5 * i, magicCard);
      const play = plays[strategy(four)]!;
      seats.push({ seat: i + 1, wagers, isFolded: play === 0, play, four, five, hasMagicCard });
    }
    const dealer = hand(5 * players, magicCard);
    return settleDealt({ judges, meters, seats, dealer, luckySeat: lucky === 0 ? 'dealer' : lucky });
  };
};
