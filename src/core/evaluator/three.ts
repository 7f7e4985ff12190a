import type { Category } from '#core/cards';
import { CARD_KEYS } from './keys.ts';
import { PLACE_COUNT, placeOf } from './perfect-hash.ts';
import { RANK_SUMS, RANKS_BY_COUNT } from './rank-sets.ts';
import { emptyTable, fillTable } from './table.ts';

// Three cards have so few hands that the table is made at once and flushes are values like any other: nothing to check.
const THREE_OF_THREE = emptyTable('three-card', 3);
fillTable(THREE_OF_THREE);

// See five.ts for why these are names of this module.
const keys = CARD_KEYS;
const { flushSuits, flushes, shifts, categories } = THREE_OF_THREE;

/** By place, mixed hands first and then suited ones; and by the suits of a sum, where those of its kind begin. */
const values = new Uint16Array(2 * PLACE_COUNT);
const starts = Int32Array.from(flushSuits, suit => (suit === 0 ? 0 : PLACE_COUNT));
values.set(THREE_OF_THREE.values);
for (const ranks of RANKS_BY_COUNT[3]!) values[PLACE_COUNT + placeOf(shifts, RANK_SUMS[ranks]!)] = flushes[ranks]!;

/** The place of three cards among the 741 three-card hands: 1 to 741, the higher the better, equal is a tie. */
export const rankThree = (a: number, b: number, c: number): number => {
  const sum = keys[a]! + keys[b]! + keys[c]!;
  return values[starts[sum & 255]! + shifts[(sum >>> 8) & 8191]! + (sum >>> 21)]!;
};

export const categoryOfThree = (value: number): Category => categories[value]!;
