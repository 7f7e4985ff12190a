/*
 * A perfect hash by row displacement: a sum has a row (its low bits) and a column (the rest), and every row is shifted
 * along one shared table until its columns fall on free places. Reading it takes one addition and two look-ups.
 */
import { assert } from '#core/base';
import { ROW_BITS } from './keys.ts';

const ROW_COUNT = 1 << ROW_BITS;
const SHIFT_COUNT = 1 << 16;
/** One more than the farthest place a reader could ask for: any shift plus any column of 11 bits. */
export const PLACE_COUNT = SHIFT_COUNT + (1 << 11);

/** The place of a rank sum, once its row has been shifted. */
export const placeOf = (shifts: Uint16Array, sum: number): number =>
  shifts[sum & (ROW_COUNT - 1)]! + (sum >>> ROW_BITS);

/** Finds a shift for each row such that all the sums have places of their own, and puts their values there. */
export const placeSums = (sums: Int32Array, values: Uint16Array, shifts: Uint16Array, places: Uint16Array): void => {
  const { starts, columns, values: valuesByRow } = sortIntoRows(sums, values);
  const order = longestFirst(starts);
  const taken = new Int32Array(PLACE_COUNT >>> 4);
  let word = 0;
  let lastLength = 0;
  for (let next = 0; next < order.length; next++) {
    const row = order[next]! & (ROW_COUNT - 1);
    const start = starts[row]!;
    const end = starts[row + 1]!;
    // Rows of one length go on where the last one stopped: looking again at what was refused takes ten times as long.
    if (end - start !== lastLength) word = 0;
    lastLength = end - start;
    let refused = refusedShifts(taken, columns, start, end, word);
    while (refused === -1) refused = refusedShifts(taken, columns, start, end, ++word);
    const shift = word * 32 + lowestZero(refused);
    assert(shift < SHIFT_COUNT, 'a table of the evaluator is too small for its hands');
    shifts[row] = shift;
    for (let index = start; index < end; index++) {
      const place = shift + columns[index]!;
      taken[place >>> 5]! |= 1 << (place & 31);
      places[place] = valuesByRow[index]!;
    }
  }
};

/** The columns and values of all rows, row after row, and where each row starts. */
type Rows = { readonly starts: Int32Array; readonly columns: Uint16Array; readonly values: Uint16Array };

const sortIntoRows = (sums: Int32Array, values: Uint16Array): Rows => {
  const starts = new Int32Array(ROW_COUNT + 2);
  for (let index = 0; index < sums.length; index++) starts[(sums[index]! & (ROW_COUNT - 1)) + 2]! += 1;
  for (let row = 0; row < ROW_COUNT; row++) starts[row + 1]! += starts[row]!;
  const rows = { starts, columns: new Uint16Array(sums.length), values: new Uint16Array(sums.length) };
  // A row is filled from where it starts; where that leaves off, the next one starts.
  for (let index = 0; index < sums.length; index++) {
    const at = starts[(sums[index]! & (ROW_COUNT - 1)) + 1]!++;
    rows.columns[at] = sums[index]! >>> ROW_BITS;
    rows.values[at] = values[index]!;
  }
  return rows;
};

/** The rows that are not empty, with their length above the bits of their number. */
const longestFirst = (starts: Int32Array): Int32Array => {
  const rows = new Int32Array(ROW_COUNT);
  let count = 0;
  for (let row = 0; row < ROW_COUNT; row++) {
    const length = starts[row + 1]! - starts[row]!;
    if (length > 0) rows[count++] = row - length * ROW_COUNT;
  }
  return rows.subarray(0, count).sort();
};

/** Of the 32 shifts from `word * 32` on, a bit for each that would put a column of the row on a taken place. */
const refusedShifts = (taken: Int32Array, columns: Uint16Array, start: number, end: number, word: number): number => {
  let refused = 0;
  for (let index = start; index < end && refused !== -1; index++) {
    const at = word + (columns[index]! >>> 5);
    const bit = columns[index]! & 31;
    refused |= (taken[at]! >>> bit) | ((taken[at + 1]! << 1) << (31 - bit));
  }
  return refused;
};

const lowestZero = (bits: number): number => 31 - Math.clz32(~bits & (bits + 1));
