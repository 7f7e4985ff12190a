import { fourOfFive, fourOfSix, rankFive } from '#core/evaluator';
import type { RankedClasses } from './disjoint-counts.ts';
import { type HandClasses, handClasses } from './suit-classes.ts';

/** C(52,5) = 2,598,960. */
export const ALL_FIVE = 2_598_960n;

/** All hands of five cards up to their suits, ranked by the best four of them. */
export const fourOfFiveClasses = (ranks: number): RankedClasses => {
  const hands = handClasses(ranks, 5);
  return { ...hands, values: valuesOf(hands, fourOfFive) };
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
  fourCards ??= tally(fourOfFiveClasses(13));
  return fourCards;
};

/** How many of them are worth each five-card value from 1 to 7,462. */
export const fiveCardCounts = (): Int32Array => {
  if (fiveCards === undefined) {
    const hands = handClasses(13, 5);
    fiveCards = tally({ ...hands, values: valuesOf(hands, rankFive) });
  }
  return fiveCards;
};

let fourCards: Int32Array | undefined;
let fiveCards: Int32Array | undefined;

const tally = ({ values, weights }: RankedClasses): Int32Array => {
  const counts = new Int32Array(values.reduce((most, value) => Math.max(most, value), 0) + 1);
  for (let i = 0; i < values.length; i++) counts[values[i]!]! += weights[i]!;
  return counts;
};

const valuesOf = (
  { cards, count }: HandClasses,
  rank: (a: number, b: number, c: number, d: number, e: number) => number,
): Uint16Array => {
  const values = new Uint16Array(count);
  for (let i = 0, c = 0; i < count; i++, c += 5) {
    values[i] = rank(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!, cards[c + 4]!);
  }
  return values;
};
