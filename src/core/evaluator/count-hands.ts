import { FIVE_OF_FIVE, FIVE_OF_SEVEN, FIVE_OF_SIX } from './five.ts';
import { FOUR_OF_FIVE } from './four.ts';
import { RANK_COUNT } from './keys.ts';
import { BIT_COUNTS, RANKS_BY_COUNT, type SetOrder } from './rank-sets.ts';
import { ensureJudged, type Table } from './table.ts';

const TABLES = { 5: FIVE_OF_FIVE, 6: FIVE_OF_SIX, 7: FIVE_OF_SEVEN } as const;

/** How many of all hands of so many cards have each value of `rankFive`, without looking at a single one. */
export const countHands = (cardCount: 5 | 6 | 7): Int32Array => countAll(TABLES[cardCount]);

/** How many of all hands of five cards have each value of `fourOfFive`. */
export const countFourOfFive = (): Int32Array => countAll(FOUR_OF_FIVE);

/** For tables in which nothing beats a flush but a better one. */
const countAll = (table: Table): Int32Array => {
  ensureJudged(table);
  const { order, valuesBySet, categories, ranking } = table;
  const hands = new Int32Array(categories.length);
  addSets(hands, valuesBySet, order, [], ranking.plays);
  const besideFours = order.besideFours!;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const start = order.foursStart + rank * besideFours.length;
    addSets(hands, valuesBySet.subarray(start, start + besideFours.length), besideFours, [4], ranking.plays);
  }
  hands[0] = 0; // The value of sets with more than four cards of a rank, of which there are no hands.
  addFlushes(table, hands);
  return hands;
};

/** How often the ranks of a hand are held: a pair and three others are 2, 1, 1, 1. */
type Shape = readonly number[];

/** All sets of ranks of one shape can be dealt in the same number of ways that aren't a flush. */
const addSets = (hands: Int32Array, values: Uint16Array, { size }: SetOrder, fours: Shape, flushSize: number): void => {
  let start = 0;
  for (let count = 0; 2 * count <= size; count++) {
    const onesCount = size - 2 * count;
    const waysByThrees = Array.from({ length: Math.min(count, onesCount) + 1 }, (_, threes) =>
      waysWithoutFlush(
        [
          ...fours,
          ...Array<number>(threes).fill(3),
          ...Array<number>(count - threes).fill(2),
          ...Array<number>(onesCount - threes).fill(1),
        ],
        flushSize,
      ),
    );
    const [rows, columns] = [RANKS_BY_COUNT[count]!, RANKS_BY_COUNT[onesCount]!];
    addRows(hands, values.subarray(start), rows, columns, waysByThrees);
    start += rows.length * columns.length;
  }
};

const addRows = (
  hands: Int32Array,
  values: Uint16Array,
  rows: Uint16Array,
  columns: Uint16Array,
  waysByThrees: readonly number[],
): void => {
  let index = 0;
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < columns.length; column++, index++) {
      hands[values[index]!]! += waysByThrees[BIT_COUNTS[rows[row]! & columns[column]!]!]!;
    }
  }
};

const CHOOSE_OF_4 = [1, 4, 6, 4, 1];
const CHOOSE_OF_3 = [1, 3, 3, 1, 0];

/** The ways to give suits to the cards of a shape, less those with a flush; there are too few cards for two. */
const waysWithoutFlush = (shape: Shape, flushSize: number): number => {
  const all = shape.reduce((ways, count) => ways * CHOOSE_OF_4[count]!, 1);
  return all - 4 * waysInOneSuit(shape, flushSize);
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
    const others = OTHERS[cardCount - BIT_COUNTS[ranks]!];
    if (others !== undefined) hands[flushes[ranks]!]! += 4 * others;
  }
};
