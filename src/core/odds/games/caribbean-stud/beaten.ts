import { categoryOfFive, rankFive } from '#core/evaluator';
import type { Ways } from '../../answer/hand-events.ts';
import { choose } from '../../counting/choose.ts';
import { disjointCounts } from '../../counting/disjoint-counts.ts';
import { rankedClasses } from '../../counting/hand-counts.ts';

/** One hand, and another from the cards it leaves: C(52, 5) x C(47, 5) in a deck of thirteen ranks. */
export const allPairsOfHands = (ranks = 13): bigint => choose(4 * ranks, 5) * choose(4 * ranks - 5, 5);

/** One given hand beaten by another given one, as the Bad Beat and the Super Jackpot ask. */
export const beatenWays = (ranks = 13): Ways => {
  const classes = rankedClasses(ranks, 5, (cards, c) =>
    rankFive(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!, cards[c + 4]!),
  );
  const against = choose(4 * ranks - 5, 5);
  const { below, tied } = disjointCounts(classes, classes);
  const ways = new Map([
    ['flush', 0n],
    ['full-house', 0n],
  ]);
  classes.values.forEach((value, i) => {
    const category = categoryOfFive(value);
    const sum = ways.get(category);
    if (sum === undefined) return;
    const better = against - BigInt(below[i]! + tied[i]!);
    ways.set(category, sum + BigInt(classes.weights[i]!) * better);
  });
  return [...ways].map(([key, count]) => [`${key}-beaten`, count]);
};
