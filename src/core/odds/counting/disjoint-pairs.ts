import { subsetClasses } from './subset-classes.ts';
import { handClasses } from './suit-classes.ts';
import { placeSubsets } from './taken-hands.ts';

/** How many fifth cards make a hand that is meant of four; the same for cards alike but for their suits. */
export type FifthCards = (a: number, b: number, c: number, d: number) => number;

/**
 * Counts the ways to deal two hands of five cards that are both meant, one after the other. Hands that avoid each other
 * are an alternating sum over all sets of cards, of the square of how many hands contain the set.
 */
export const disjointPairs = (ranks: number, fifthCards: FifthCards): number => {
  const { count, steps, classOf, sizes, shares } = subsetClasses(ranks, 3);
  const { count: foursCount, cards, weights } = handClasses(ranks, 4);
  const contain = new Float64Array(count);
  const places = new Int32Array(16);
  let pairs = 0;
  for (let i = 0, c = 0; i < foursCount; i++, c += 4) {
    const hands = weights[i]! * fifthCards(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!);
    pairs += hands ** 2 / weights[i]!;
    placeSubsets(cards, c, 4, 4, steps, places);
    for (let subset = 0; subset < 15; subset++) contain[classOf[places[subset]!]!]! += hands;
  }
  for (let set = 0; set < count; set++) {
    // A hand that contains a set was counted with each of its own sets of four cards that contain it.
    const hands = contain[set]! / (5 - sizes[set]!);
    const squares = (hands ** 2 * shares[set]!) / 24;
    pairs += sizes[set]! % 2 === 0 ? squares : -squares;
  }
  return pairs - contain[0]! / 5; // No hand avoids itself.
};
