import { FIVE_OF_SEVEN } from './five.ts';
import { RANK_COUNT, RANK_KEYS } from './keys.ts';
import { ensureFilled } from './table.ts';

export const PAIR_COUNT = 1_326; // C(52,2)
export const VALUE_COUNT = 7_463; // 0, which no hand has, and 1 to 7,462

// What the engines for many hands look up besides the table of `rankSeven`; empty until `fillSevensTables`.

/** By the ranks held in one suit as bits: their rank sum, and the sign bit if they are five or more. */
export const SUIT_SUMS = new Int32Array(1 << RANK_COUNT);
/** The rank sums of all pairs of cards in the order of the higher card: those below card n are the first C(n,2). */
export const PAIR_SUMS = new Int32Array(PAIR_COUNT);
/** The ranks of each pair that are of a suit, as bits; one suit after the other. */
export const PAIR_RANKS = new Uint16Array(4 * PAIR_COUNT);

export const fillSevensTables = (): void => {
  if (PAIR_RANKS[0] !== 0) return;
  ensureFilled(FIVE_OF_SEVEN);
  fillSuitSums(FIVE_OF_SEVEN.flushes);
  fillPairs();
};

const fillSuitSums = (flushes: Uint16Array): void => {
  for (let ranks = 1; ranks < SUIT_SUMS.length; ranks++) {
    const top = 31 - Math.clz32(ranks);
    const sum = (SUIT_SUMS[ranks ^ (1 << top)]! & ~SIGN) + RANK_KEYS[top]!;
    SUIT_SUMS[ranks] = flushes[ranks] === 0 ? sum : sum | SIGN;
  }
};

const SIGN = 1 << 31;

const fillPairs = (): void => {
  let pair = 0;
  for (let high = 0; high < 4 * RANK_COUNT; high++) {
    // Suit by suit: neighbours of one rank would make equal hands, and counting one value twice in a row is slow.
    for (let suit = 0; suit < 4; suit++) {
      for (let low = suit; low < high; low += 4, pair++) {
        PAIR_SUMS[pair] = RANK_KEYS[high >> 2]! + RANK_KEYS[low >> 2]!;
        PAIR_RANKS[(high & 3) * PAIR_COUNT + pair]! |= 1 << (high >> 2);
        PAIR_RANKS[suit * PAIR_COUNT + pair]! |= 1 << (low >> 2);
      }
    }
  }
};
