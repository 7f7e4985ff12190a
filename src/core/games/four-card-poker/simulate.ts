import { fourOfFive, fourOfSix, rankFive } from '#core/evaluator';
import { type DealtSeat, freshDeck, type Settlement, type Simulation, shuffleTop } from '#core/games/table';
import { NOTHING, times } from '#core/money';
import { judgesFor, type Schedules } from './judges.ts';
import { settleDealt } from './settle.ts';

/** How many times the Ante to play, by the hand's place in the four-card ranking and the dealer's up card; 0 folds. */
export type Strategy = (four: number, upCard: number) => 0 | 1 | 2 | 3;

/** A function that deals, plays and settles one more round every time it is called. */
export const rounder = (simulation: Simulation<Schedules, Strategy>): (() => Settlement) => {
  const { schedules, meters, wagers, seats: players, strategy, random } = simulation;
  const judges = judgesFor(schedules);
  const deck = freshDeck();
  const ante = wagers.ante ?? NOTHING;
  const plays = [0, 1, 2, 3].map(multiple => times(ante, multiple));
  const seatAt = (at: number, seat: number, upCard: number): DealtSeat => {
    const [a, b, c, d, e] = [deck[at]!, deck[at + 1]!, deck[at + 2]!, deck[at + 3]!, deck[at + 4]!];
    const four = fourOfFive(a, b, c, d, e);
    const multiple = ante > 0 ? strategy(four, upCard) : 0;
    const isFolded = ante > 0 && multiple === 0;
    return { seat, wagers, isFolded, play: plays[multiple]!, four, five: rankFive(a, b, c, d, e), hasMagicCard: false };
  };
  return () => {
    shuffleTop(deck, 5 * players + 6, random);
    const at = 5 * players;
    const upCard = deck[at + 5]!;
    const seats: DealtSeat[] = [];
    for (let i = 0; i < players; i += 1) seats.push(seatAt(5 * i, i + 1, upCard));
    const four = fourOfSix(deck[at]!, deck[at + 1]!, deck[at + 2]!, deck[at + 3]!, deck[at + 4]!, upCard);
    return settleDealt({ judges, meters, seats, dealer: { four } });
  };
};
