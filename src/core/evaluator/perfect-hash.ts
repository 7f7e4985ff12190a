/*
 * A perfect hash by row displacement: a sum has a row (its low bits) and a column (the rest), and every row is shifted
 * along one shared table until its columns fall on free places. Reading it takes one addition and two look-ups.
 */
import { ROW_BITS } from './keys.ts';

const ROW_COUNT = 1 << ROW_BITS;
/** One more than the farthest place a reader could ask for: any shift of 16 bits plus any column of 11. */
export const PLACE_COUNT = (1 << 16) + (1 << 11);

/** The place of a rank sum, once its row has been shifted. */
export const placeOf = (shifts: Uint16Array, sum: number): number =>
  shifts[sum & (ROW_COUNT - 1)]! + (sum >>> ROW_BITS);

/** Finds a shift for each row such that all the sums have places of their own. */
export const shiftRows = (sums: Int32Array): Uint16Array => {
  const { starts, columns, longest } = sortIntoRows(sums);
  const shifts = new Uint16Array(ROW_COUNT);
  const taken = new Int32Array(PLACE_COUNT >>> 4);
  for (let length = longest; length > 0; length--) {
    // Rows of one length go on where the last one stopped: looking again at what was refused takes ten times as long.
    let word = 0;
    for (let row = 0; row < ROW_COUNT; row++) {
      const start = starts[row]!;
      if (starts[row + 1]! - start !== length) continue;
      let refused = refusedShifts(taken, columns, start, length, word);
      while (refused === -1) refused = refusedShifts(taken, columns, start, length, ++word);
      const shift = word * 32 + lowestZero(refused);
      for (let index = start; index < start + length; index++) take(taken, shift + columns[index]!);
      shifts[row] = shift;
    }
  }
  return shifts;
};

/** The columns of all rows, row after row, where each row starts, and the length of the longest. */
const sortIntoRows = (sums: Int32Array): { starts: Int32Array; columns: Int32Array; longest: number } => {
  const starts = new Int32Array(ROW_COUNT + 1);
  for (let index = 0; index < sums.length; index++) starts[(sums[index]! & (ROW_COUNT - 1)) + 1]! += 1;
  let longest = 0;
  for (let row = 0; row < ROW_COUNT; row++) {
    if (starts[row + 1]! > longest) longest = starts[row + 1]!;
    starts[row + 1]! += starts[row]!;
  }
  const next = starts.slice();
  const columns = new Int32Array(sums.length);
  for (let index = 0; index < sums.length; index++) {
    columns[next[sums[index]! & (ROW_COUNT - 1)]!++] = sums[index]! >>> ROW_BITS;
  }
  return { starts, columns, longest };
};

const take = (taken: Int32Array, place: number): void => {
  taken[place >>> 5]! |= 1 << (place & 31);
};

/** Of the 32 shifts from `word * 32` on, a bit for each that would put a column of the row on a taken place. */
const refusedShifts = (taken: Int32Array, columns: Int32Array, start: number, length: number, word: number): number => {
  let refused = 0;
  for (let index = start; index < start + length && refused !== -1; index++) {
    const at = word + (columns[index]! >>> 5);
    const bit = columns[index]! & 31;
    refused |= (taken[at]! >>> bit) | ((taken[at + 1]! << 1) << (31 - bit));
  }
  return refused;
};

const lowestZero = (bits: number): number => 31 - Math.clz32(~bits & (bits + 1));
