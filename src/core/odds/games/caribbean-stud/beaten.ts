import { categoryOfFive, rankFive } from '#core/evaluator';
import type { Ways } from '../../answer/hand-events.ts';
import { choose } from '../../counting/choose.ts';
import { disjointCounts } from '../../counting/disjoint-counts.ts';
import { type HandClasses, handClasses } from '../../counting/suit-classes.ts';

/** One hand, and another from the cards it leaves: C(52, 5) x C(47, 5) in a deck of thirteen ranks. */
export const allPairsOfHands = (ranks = 13): bigint => choose(4 * ranks, 5) * choose(4 * ranks - 5, 5);

/** One given hand beaten by another given one, as the Bad Beat and the Super Jackpot ask. */
export const beatenWays = (ranks = 13): Ways => {
  const classes = handClasses(ranks, 5);
  const values = Uint16Array.from({ length: classes.count }, (_, i) => rankOf(classes, i));
  const against = choose(4 * ranks - 5, 5);
  const ranked = { ...classes, values };
  const { below, tied } = disjointCounts(ranked, ranked);
  const ways = new Map([
    ['flush', 0n],
    ['full-house', 0n],
  ]);
  values.forEach((value, i) => {
    const category = categoryOfFive(value);
    const sum = ways.get(category);
    if (sum === undefined) return;
    const better = against - BigInt(below[i]! + tied[i]!);
    ways.set(category, sum + BigInt(classes.weights[i]!) * better);
  });
  return [...ways].map(([key, count]) => [`${key}-beaten`, count]);
};

const rankOf = ({ cards }: HandClasses, i: number): number =>
  rankFive(cards[5 * i]!, cards[5 * i + 1]!, cards[5 * i + 2]!, cards[5 * i + 3]!, cards[5 * i + 4]!);
