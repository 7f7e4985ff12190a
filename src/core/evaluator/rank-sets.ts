import { RANK_COUNT, RANK_KEYS, SMALL_RANK_KEYS } from './keys.ts';

/*
 * A set of ranks is what a hand is without its suits. It is written as three numbers, whose bits are ranks, deuces
 * lowest: how often a rank is held, in binary, is a digit of `fours`, one of `twos` and one of `ones`.
 *
 * Sets of one size are in an order that needs no searching: those without fours first, then those with four deuces
 * and so on; among them those with the fewest bits in `twos` first. What is left is a row for each `twos` and in it a
 * column for each `ones`, all rows with as many bits being equally long.
 */

const RANKS_LENGTH = 1 << RANK_COUNT;

/** By ranks as bits: how many they are, the sum of their keys, and how many lower numbers have as many bits. */
export const BIT_COUNTS = new Uint8Array(RANKS_LENGTH);
export const RANK_SUMS = new Int32Array(RANKS_LENGTH);
export const COLUMNS = new Uint16Array(RANKS_LENGTH);

/** All numbers with so many bits, the lowest first. */
export const RANKS_BY_COUNT: readonly Uint16Array[] = [1, 13, 78, 286, 715, 1_287, 1_716, 1_716].map(
  length => new Uint16Array(length), // C(13,0) to C(13,7)
);

for (let ranks = 0, found = new Uint16Array(RANK_COUNT + 1); ranks < RANKS_LENGTH; ranks++) {
  const top = 31 - Math.clz32(ranks);
  const below = ranks & ~(1 << top);
  if (ranks !== 0) {
    BIT_COUNTS[ranks] = BIT_COUNTS[below]! + 1;
    RANK_SUMS[ranks] = RANK_SUMS[below]! + RANK_KEYS[top]!;
  }
  const count = BIT_COUNTS[ranks]!;
  const column = found[count]!++;
  COLUMNS[ranks] = column;
  if (count < RANKS_BY_COUNT.length) RANKS_BY_COUNT[count]![column] = ranks;
}

/** The order of the sets of one size. */
export type SetOrder = {
  readonly size: number;
  /** Where the sets without fours have the row of each `twos`. */
  readonly rowStarts: Uint16Array;
  /** Where the sets with fours begin, and the order of what is held beside them. */
  readonly foursStart: number;
  readonly besideFours: SetOrder | undefined;
  /** One more than the last index. */
  readonly length: number;
};

export const setOrder = (size: number): SetOrder => {
  const rowStarts = new Uint16Array(RANKS_LENGTH);
  let foursStart = 0;
  for (let count = 0; 2 * count <= size; count++) {
    for (const twos of RANKS_BY_COUNT[count]!) {
      rowStarts[twos] = foursStart;
      foursStart += RANKS_BY_COUNT[size - 2 * count]!.length;
    }
  }
  const besideFours = size < 4 ? undefined : setOrder(size - 4);
  const length = foursStart + (besideFours === undefined ? 0 : RANK_COUNT * besideFours.length);
  return { size, rowStarts, foursStart, besideFours, length };
};

export const indexOfSet = (order: SetOrder, ones: number, twos: number, fours: number): number => {
  const { rowStarts, foursStart, besideFours } = order;
  if (fours === 0 || besideFours === undefined) return rowStarts[twos]! + COLUMNS[ones]!;
  const rank = 31 - Math.clz32(fours);
  return foursStart + rank * besideFours.length + besideFours.rowStarts[twos]! + COLUMNS[ones]!;
};

export const sumOfSet = (ones: number, twos: number, fours: number): number =>
  RANK_SUMS[ones]! + 2 * RANK_SUMS[twos]! + 4 * RANK_SUMS[fours]!;

/** The sum by the small keys, of five ranks. */
export const smallSumOfSet = (ones: number, twos: number, fours: number): number =>
  SMALL_RANK_KEYS.reduce<number>((sum, key, rank) => sum + key * heldIn(ones, twos, fours, rank), 0);

const heldIn = (ones: number, twos: number, fours: number, rank: number): number =>
  ((ones >> rank) & 1) + 2 * ((twos >> rank) & 1) + 4 * ((fours >> rank) & 1);

type Visit = (index: number, ones: number, twos: number, fours: number) => void;

/** Visits all sets in their order. Indices of sets that hold a rank more than four times are left out. */
export const forEachSet = (order: SetOrder, visit: Visit): void => {
  visitBeside(0, order, 0, visit);
  if (order.besideFours === undefined) return;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    visitBeside(order.foursStart + rank * order.besideFours.length, order.besideFours, 1 << rank, visit);
  }
};

const visitBeside = (start: number, { size }: SetOrder, fours: number, visit: Visit): void => {
  let index = start;
  for (let count = 0; 2 * count <= size; count++) {
    const columns = RANKS_BY_COUNT[size - 2 * count]!;
    const rows = RANKS_BY_COUNT[count]!;
    for (let row = 0; row < rows.length; row++) {
      const twos = rows[row]!;
      for (let column = 0; column < columns.length; column++, index++) {
        const ones = columns[column]!;
        if (((ones | twos) & fours) === 0) visit(index, ones, twos, fours);
      }
    }
  }
};
