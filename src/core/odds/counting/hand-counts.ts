import { countFourOfFive, countHands, fourOfFive, fourOfSix } from '#core/evaluator';
import type { RankedClasses } from './disjoint-counts.ts';
import { handClasses } from './suit-classes.ts';

/** C(52,5) = 2,598,960. */
export const ALL_FIVE = 2_598_960n;

/** All hands of a size up to their suits, with what `worth` says of the cards from a place on. */
export const rankedClasses = (
  ranks: number,
  size: number,
  worth: (cards: Uint8Array, first: number) => number,
): RankedClasses => {
  const hands = handClasses(ranks, size);
  const values = new Uint16Array(hands.count);
  for (let i = 0; i < hands.count; i++) values[i] = worth(hands.cards, i * size);
  return { ...hands, values };
};

/** Hands of five cards by the best four of them, and of six. */
export const fourOfFiveClasses = (ranks: number): RankedClasses =>
  rankedClasses(ranks, 5, (cards, c) =>
    fourOfFive(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!, cards[c + 4]!),
  );
export const fourOfSixClasses = (ranks: number): RankedClasses =>
  rankedClasses(ranks, 6, (cards, c) =>
    fourOfSix(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!, cards[c + 4]!, cards[c + 5]!),
  );

/** How many of the 2,598,960 hands are worth each four-card value from 1 to 2,535. */
export const fourCardCounts = (): Int32Array => {
  fourCards ??= countFourOfFive();
  return fourCards;
};

/** How many of them are worth each five-card value from 1 to 7,462. */
export const fiveCardCounts = (): Int32Array => {
  fiveCards ??= countHands(5);
  return fiveCards;
};

let fourCards: Int32Array | undefined;
let fiveCards: Int32Array | undefined;
