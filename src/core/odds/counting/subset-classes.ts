import { handClasses, SUIT_ORDERS } from './suit-classes.ts';

/**
 * Numbers the sets of up to `largest` cards so that sets alike but for their suits share a number. A set is found at
 * the sum of `steps[8 * card + i]` over its cards from the lowest, i counting them from 1.
 */
export type SubsetClasses = {
  readonly count: number;
  readonly steps: Int32Array;
  readonly classOf: Int32Array;
  /** How many cards the sets of the class hold. */
  readonly sizes: Uint8Array;
  /** 24 divided by the number of sets in the class. */
  readonly shares: Uint8Array;
};

export const subsetClasses = (ranks: number, largest: number): SubsetClasses => {
  const sizes = Array.from({ length: largest + 1 }, (_, size) => handClasses(ranks, size));
  const count = sizes.reduce((sum, classes) => sum + classes.count, 0);
  const sets = sizes.reduce((sum, { size }) => sum + choose(4 * ranks, size), 0);
  const classOf = new Int32Array(sets);
  const steps = stepsFor(4 * ranks, largest);
  const cardCounts = new Uint8Array(count);
  const shares = new Uint8Array(count);
  let number = 0;
  for (const { size, count: ofThisSize, cards, weights } of sizes) {
    for (let i = 0; i < ofThisSize; i++, number++) {
      cardCounts[number] = size;
      shares[number] = 24 / weights[i]!;
      markClass(cards.subarray(i * size, (i + 1) * size), number, steps, classOf);
    }
  }
  return { count, steps, classOf, sizes: cardCounts, shares };
};

/** The sets of one size are in order behind all smaller ones: C(card, i), and past the sets of i - 1 cards. */
const stepsFor = (cards: number, largest: number): Int32Array => {
  const steps = new Int32Array(8 * cards);
  for (let card = 0; card < cards; card++) {
    for (let i = 1; i <= largest; i++) steps[8 * card + i] = choose(card, i) + choose(cards, i - 1);
  }
  return steps;
};

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

const markClass = (cards: Uint8Array, number: number, steps: Int32Array, classOf: Int32Array): void => {
  for (let change = 0; change < SUIT_CHANGES.length; change += 4) {
    let index = 0;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      let place = i;
      const changed = (card & ~3) | SUIT_CHANGES[change + (card & 3)]!;
      for (; place > 0 && CHANGED[place - 1]! > changed; place--) CHANGED[place] = CHANGED[place - 1]!;
      CHANGED[place] = changed;
    }
    for (let i = 0; i < cards.length; i++) index += steps[8 * CHANGED[i]! + i + 1]!;
    classOf[index] = number;
  }
};

const CHANGED = new Uint8Array(8);

/** Four entries each. */
const SUIT_CHANGES = Uint8Array.from(SUIT_ORDERS.flat());
