import { assert } from '#core/base';

/**
 * Hands of one size from a deck of `ranks` ranks in four suits, one for each class of hands that a change of suits
 * turns into one another. `weights` says how many hands each represents: 134,459 classes for 2,598,960 hands of five.
 */
export type HandClasses = {
  readonly ranks: number;
  readonly size: number;
  readonly count: number;
  /** `size` card numbers a class, lowest first. */
  readonly cards: Uint8Array;
  readonly weights: Uint8Array;
};

export const handClasses = (ranks: number, size: number): HandClasses => {
  const setsBySize = rankSets(ranks);
  const shapes = suitShapes(size, ranks);
  const count = shapes.reduce((sum, shape) => sum + classesOfShape(shape, setsBySize), 0);
  const cards = new Uint8Array(count * size);
  const weights = new Uint8Array(count);
  let filled = 0;
  for (const shape of shapes) {
    forEachHoldings(shape, setsBySize, (holdings, weight) => {
      writeCards(holdings, cards, filled * size);
      weights[filled++] = weight;
    });
  }
  assert(filled === count, `${filled} classes were found and ${count} expected`);
  return { ranks, size, count, cards, weights };
};

/** How many cards each suit holds, longest suit first. */
type SuitShape = readonly [number, number, number, number];
/** What each suit holds: a set of ranks, bit 0 for the lowest. */
type Holdings = [number, number, number, number];

/** The sets of ranks by how many they hold. */
const rankSets = (ranks: number): readonly (readonly number[])[] => {
  knownSets[ranks] ??= Array.from({ length: 1 << ranks }).reduce<number[][]>(
    (bySize, _, set) => {
      bySize[bitsIn(set)]!.push(set);
      return bySize;
    },
    Array.from({ length: ranks + 1 }, () => []),
  );
  return knownSets[ranks];
};
const knownSets: (readonly (readonly number[])[])[] = [];

const suitShapes = (size: number, ranks: number): readonly SuitShape[] => {
  const shapes: SuitShape[] = [];
  for (let a = Math.min(size, ranks); a >= 0; a--) {
    for (let b = Math.min(a, size - a); b >= 0; b--) {
      for (let c = Math.min(b, size - a - b); c >= 0; c--) {
        const d = size - a - b - c;
        if (d <= c) shapes.push([a, b, c, d]);
      }
    }
  }
  return shapes;
};

/** Suits of equal length are interchangeable: C(n + k - 1, k) choices for k suits out of n sets, repeats allowed. */
const classesOfShape = (shape: SuitShape, setsBySize: readonly (readonly number[])[]): number => {
  let classes = 1;
  let equal = 0;
  for (let suit = 0; suit < 4; suit++) {
    equal = suit > 0 && shape[suit] === shape[suit - 1] ? equal + 1 : 1;
    classes = (classes * (setsBySize[shape[suit]!]!.length + equal - 1)) / equal;
  }
  return classes;
};

/** Suits of equal length come in an order of their own, so that each class is met once. */
const forEachHoldings = (
  [a, b, c, d]: SuitShape,
  setsBySize: readonly (readonly number[])[],
  visit: (holdings: Holdings, weight: number) => void,
): void => {
  const [as, bs, cs, ds] = [setsBySize[a]!, setsBySize[b]!, setsBySize[c]!, setsBySize[d]!];
  const holdings: Holdings = [0, 0, 0, 0];
  for (let i = 0; i < as.length; i++) {
    holdings[0] = as[i]!;
    for (let j = a === b ? i : 0; j < bs.length; j++) {
      holdings[1] = bs[j]!;
      for (let k = b === c ? j : 0; k < cs.length; k++) {
        holdings[2] = cs[k]!;
        for (let l = c === d ? k : 0; l < ds.length; l++) {
          holdings[3] = ds[l]!;
          visit(holdings, weightOf(holdings));
        }
      }
    }
  }
};

/** 4! changes of suits, less those that only exchange suits with equal holdings, which are side by side. */
const weightOf = (holdings: Holdings): number => {
  let weight = 24;
  let equal = 1;
  for (let suit = 1; suit < 4; suit++) {
    equal = holdings[suit] === holdings[suit - 1] ? equal + 1 : 1;
    weight /= equal;
  }
  return weight;
};

const writeCards = (holdings: Holdings, cards: Uint8Array, start: number): void => {
  let end = start;
  for (let suit = 0; suit < 4; suit++) {
    for (let set = holdings[suit]!; set !== 0; set &= set - 1) {
      const card = 4 * (31 - Math.clz32(set & -set)) + suit;
      let place = end++;
      for (; place > start && cards[place - 1]! > card; place--) cards[place] = cards[place - 1]!;
      cards[place] = card;
    }
  }
};

export const bitsIn = (set: number): number => {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};

/** The 24 ways to rename the four suits. */
export const SUIT_ORDERS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap(a =>
  [0, 1, 2, 3].flatMap(b =>
    [0, 1, 2, 3].flatMap(c => {
      const order = [a, b, c, 6 - a - b - c];
      return new Set(order).size === 4 && order[3]! >= 0 ? [order] : [];
    }),
  ),
);
