import { countFourOfFive, countHands, fourOfFive, fourOfSix } from '#core/evaluator';
import type { RankedClasses } from './disjoint-counts.ts';
import { handClasses } from './suit-classes.ts';

/** C(52,5) = 2,598,960. */
export const ALL_FIVE = 2_598_960n;

/** All hands of five cards up to their suits, ranked by the best four of them. */
export const fourOfFiveClasses = (ranks: number): RankedClasses => {
  const hands = handClasses(ranks, 5);
  const { cards, count } = hands;
  const values = new Uint16Array(count);
  for (let i = 0, c = 0; i < count; i++, c += 5) {
    values[i] = fourOfFive(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!, cards[c + 4]!);
  }
  return { ...hands, values };
};

/** All hands of six cards up to their suits, ranked by the best four of them. */
export const fourOfSixClasses = (ranks: number): RankedClasses => {
  const hands = handClasses(ranks, 6);
  const { cards, count } = hands;
  const values = new Uint16Array(count);
  for (let i = 0, c = 0; i < count; i++, c += 6) {
    values[i] = fourOfSix(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!, cards[c + 4]!, cards[c + 5]!);
  }
  return { ...hands, values };
};

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
