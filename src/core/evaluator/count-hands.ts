import { FIVE_OF_FIVE, FIVE_OF_SEVEN, FIVE_OF_SIX } from './five.ts';
import { RANK_COUNT, RANK_KEYS } from './keys.ts';
import { VALUE_COUNT } from './sevens-tables.ts';
import { ensureFilled, type Table } from './table.ts';

const TABLES = { 5: FIVE_OF_FIVE, 6: FIVE_OF_SIX, 7: FIVE_OF_SEVEN } as const;

/** How many of all hands of so many cards have each value of `rankFive`, without looking at a single one. */
export const countHands = (cardCount: 5 | 6 | 7): Int32Array => {
  const table = TABLES[cardCount];
  ensureFilled(table);
  const hands = new Int32Array(VALUE_COUNT);
  for (const shape of shapes(cardCount, 4)) addShape(table, shape, hands);
  addFlushes(table, hands);
  return hands;
};

/** How often the ranks of a hand are held, the most often first: a pair and three others are 2, 1, 1, 1. */
type Shape = readonly number[];

const shapes = (cardCount: number, countMax: number): readonly Shape[] => {
  if (cardCount === 0) return [[]];
  const counts = [4, 3, 2, 1].filter(count => count <= Math.min(countMax, cardCount));
  return counts.flatMap(count => shapes(cardCount - count, count).map(rest => [count, ...rest]));
};

/** All sets of ranks of one shape can be dealt in the same number of ways that are no flush. */
const addShape = ({ shifts, values }: Table, shape: Shape, hands: Int32Array): void => {
  const ways = waysWithoutFlush(shape);
  const last = shape.length - 1;
  const place = (index: number, below: number, taken: number, sum: number): void => {
    const count = shape[index]!;
    for (let rank = 0; rank < below; rank++) {
      if (((taken >> rank) & 1) === 1) continue;
      const full = sum + count * RANK_KEYS[rank]!;
      if (index === last) hands[values[shifts[full & 8191]! + (full >>> 13)]!]! += ways;
      // Ranks held equally often go down, lest a set is counted twice.
      else place(index + 1, shape[index + 1] === count ? rank : RANK_COUNT, taken | (1 << rank), full);
    }
  };
  place(0, RANK_COUNT, 0, 0);
};

const CHOOSE_OF_4 = [1, 4, 6, 4, 1];
const CHOOSE_OF_3 = [1, 3, 3, 1, 0];

/** The ways to give suits to the cards of a shape, less those with five or more in one suit. */
const waysWithoutFlush = (shape: Shape): number => {
  const all = shape.reduce((ways, count) => ways * CHOOSE_OF_4[count]!, 1);
  return all - 4 * waysInOneSuit(shape, 5);
};

/** The ways in which a given suit is held at least so many times; a rank's other cards are of the other three suits. */
const waysInOneSuit = ([count, ...rest]: Shape, suitedMin: number): number => {
  if (count === undefined) return suitedMin <= 0 ? 1 : 0;
  const held = CHOOSE_OF_3[count - 1]! * waysInOneSuit(rest, suitedMin - 1);
  return held + CHOOSE_OF_3[count]! * waysInOneSuit(rest, suitedMin);
};

/** Ways to choose as many cards as are left from the 39 of other suits: none of them matters beside a flush. */
const OTHERS = [1, 39, 741];

const addFlushes = ({ flushes, cardCount }: Table, hands: Int32Array): void => {
  for (let ranks = 0; ranks < flushes.length; ranks++) {
    if (flushes[ranks] === 0) continue;
    const others = OTHERS[cardCount - bitCount(ranks)];
    if (others !== undefined) hands[flushes[ranks]!]! += 4 * others;
  }
};

const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};
