/** Whole numbers from 0 to bound - 1. */
export type Below = (bound: number) => number;

/** Whether numbers look like chance at 99%: one of a hundred honest generators fails. REG-D3 */
export type RandomTest = (below: Below) => boolean;

const NUMBERS = 20_000;

/** The normal quantiles of 99%, one-sided and two-sided. */
const ONE_SIDED = 2.326_348;
const TWO_SIDED = 2.575_829;

/** Counts against what was to be expected; the cube root of a chi-square is nearly normal (Wilson and Hilferty). */
export const fits = (counts: readonly number[], expected: readonly number[]): boolean => {
  const chiSquare = counts.reduce((sum, count, place) => sum + (count - expected[place]!) ** 2 / expected[place]!, 0);
  const spread = 2 / (9 * (counts.length - 1));
  return (Math.cbrt(chiSquare / (counts.length - 1)) - (1 - spread)) / Math.sqrt(spread) < ONE_SIDED;
};

export const counted = (length: number, count: number, place: () => number): readonly number[] => {
  const counts = Array.from({ length }, () => 0);
  for (let i = 0; i < count; i++) counts[place()]! += 1;
  return counts;
};

/** All numbers equally often. */
const chiSquare: RandomTest = below => {
  const counts = counted(100, NUMBERS, () => below(100));
  return fits(
    counts,
    counts.map(() => NUMBERS / 100),
  );
};

/** Runs of numbers on one side of the middle: as many as chance makes (Wald and Wolfowitz). */
const runs: RandomTest = below => {
  const sides = Array.from({ length: NUMBERS }, () => below(2 ** 40) < 2 ** 39);
  const high = sides.filter(Boolean).length;
  const found = 1 + sides.filter((side, i) => i > 0 && side !== sides[i - 1]).length;
  const both = 2 * high * (NUMBERS - high);
  const mean = both / NUMBERS + 1;
  const variance = (both * (both - NUMBERS)) / (NUMBERS ** 2 * (NUMBERS - 1));
  return Math.abs(found - mean) / Math.sqrt(variance) < TWO_SIDED;
};

/** A number says nothing of the next one. */
const serialCorrelation: RandomTest = below => {
  const numbers = Array.from({ length: NUMBERS }, () => below(2 ** 40) / 2 ** 40 - 0.5);
  const products = numbers.slice(1).reduce((sum, number, i) => sum + number * numbers[i]!, 0);
  // Of two independent uniform numbers around zero the product has the variance 1/144.
  return Math.abs(products) / Math.sqrt((NUMBERS - 1) / 144) < TWO_SIDED;
};

/** From one number below a tenth to the next it is as far as chance makes it. */
const gaps: RandomTest = below => {
  const LONGEST = 30;
  const GAPS = 4_000;
  const counts = counted(LONGEST + 1, GAPS, () => {
    let gap = 0;
    while (below(10) > 0) gap++;
    return Math.min(gap, LONGEST);
  });
  const expected = counts.map((_, gap) => GAPS * 0.9 ** gap * (gap === LONGEST ? 1 : 0.1));
  return fits(counts, expected);
};

/** Four numbers are in each of their 24 orders equally often. */
const permutations: RandomTest = below => {
  const counts = counted(24, NUMBERS / 4, () => {
    const four = Array.from({ length: 4 }, () => below(2 ** 48));
    // How many later ones are smaller, as a number with the bases 4, 3, 2.
    const smaller = four.map((number, i) => four.slice(i + 1).filter(later => later < number).length);
    return smaller[0]! * 6 + smaller[1]! * 2 + smaller[2]!;
  });
  return fits(
    counts,
    counts.map(() => NUMBERS / 4 / 24),
  );
};

export const RANDOM_TESTS: Readonly<Record<string, RandomTest>> = {
  'chi-square': chiSquare,
  runs,
  'serial correlation': serialCorrelation,
  gap: gaps,
  permutation: permutations,
};
