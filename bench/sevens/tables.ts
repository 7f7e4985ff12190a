import { FIVE_OF_SEVEN } from '../../src/core/evaluator/five.ts';
import { RANK_KEYS } from '../../src/core/evaluator/keys.ts';
import { RANK_SUMS } from '../../src/core/evaluator/rank-sets.ts';
import { ensureFilled } from '../../src/core/evaluator/table.ts';

/** Many seven-card hands at once; values are those of `rankSeven`. */
export type Sevens = {
  /** `hands` are card numbers, seven bytes a hand; there is a place in `values` for each. */
  readonly rankHands: (hands: Uint8Array, values: Uint16Array) => void;
  /** `boards` are four numbers a hand: the ranks held in clubs, diamonds, hearts and spades as bits, deuces lowest. */
  readonly rankBoards: (boards: Uint16Array, values: Uint16Array) => void;
  /** How many of all 133,784,560 hands have each value, by looking at every one. */
  readonly enumerate: () => Int32Array;
};

export const PAIR_COUNT = 1_326; // C(52,2)
export const VALUE_COUNT = 7_463; // 0, which no hand has, and 1 to 7,462

// What the engines for many hands look up besides the table of `rankSeven`; empty until `fillSevensTables`.

/** By the ranks held in one suit as bits: their rank sum, and the sign bit if they are five or more. */
export const SUIT_SUMS = RANK_SUMS.slice();
/** The rank sums of all pairs of cards, by the lower card and downwards: the first C(51-n,2) are above card n. */
export const PAIR_SUMS = new Int32Array(PAIR_COUNT);
/** The ranks of each pair that are of a suit, as bits; one suit after the other. */
export const PAIR_RANKS = new Uint16Array(4 * PAIR_COUNT);

export const fillSevensTables = (): void => {
  if (PAIR_SUMS[0] !== 0) return;
  ensureFilled(FIVE_OF_SEVEN);
  const { flushes } = FIVE_OF_SEVEN;
  for (let ranks = 0; ranks < SUIT_SUMS.length; ranks++) if (flushes[ranks] !== 0) SUIT_SUMS[ranks]! |= 1 << 31;
  fillPairs();
};

const fillPairs = (): void => {
  let pair = 0;
  for (let low = 51; low >= 0; low--) {
    // Suit by suit: neighbors of one rank would make equal hands, and counting one value twice in a row is slow.
    for (let suit = 0; suit < 4; suit++) {
      for (let high = 48 + suit; high > low; high -= 4, pair++) {
        PAIR_SUMS[pair] = RANK_KEYS[high >> 2]! + RANK_KEYS[low >> 2]!;
        PAIR_RANKS[(low & 3) * PAIR_COUNT + pair]! |= 1 << (low >> 2);
        PAIR_RANKS[suit * PAIR_COUNT + pair]! |= 1 << (high >> 2);
      }
    }
  }
};
