import { type Category, RANKINGS, type Ranking, type RankingName } from '#core/cards';
import { flushSuits, RANK_COUNT, ROW_BITS, SMALL_SUM_COUNT, SUIT_BITS } from './keys.ts';
import { PLACE_COUNT, placeSums } from './perfect-hash.ts';
import {
  forEachSet,
  indexOfSet,
  RANKS_BY_COUNT,
  type SetOrder,
  setOrder,
  smallSumOfSet,
  sumOfSet,
} from './rank-sets.ts';
import { categoryOfStrength, strengthOf } from './strength.ts';

/**
 * The values of all hands of `cardCount` cards in one ranking, 1 for the worst. A program pays only for what it uses:
 * an empty table says that every hand is a flush of no suit; the caller then fills it and asks again.
 * Looking for flushes is thus the only check a hand needs.
 */
export type Table = {
  readonly ranking: Ranking;
  readonly cardCount: number;
  /** The table for one card less, from which this one is made: the best hand leaves some card out. */
  readonly below: Table | undefined;
  /** The values of hands that aren't a flush, by their sets of ranks. */
  readonly order: SetOrder;
  readonly valuesBySet: Uint16Array;
  /** The same by rank sum, in the places of the perfect hash; or, if there are no shifts, by the small sum itself. */
  readonly shifts: Uint16Array;
  readonly values: Uint16Array;
  /** By the suits of a sum: 1 + the suit of the flush, 0 if there is none, or `UNFILLED`. */
  readonly flushSuits: Uint8Array;
  /** The value of the best suited hand, by the ranks held in the suit as bits. */
  readonly flushes: Uint16Array;
  /** The value of the best hand of different ranks that is not suited, by the ranks held as bits. */
  readonly mixed: Uint16Array;
  /** The category of each value. */
  readonly categories: Category[];
};

export const UNFILLED = 5;

export const emptyTable = (ranking: RankingName, cardCount: number, below?: Table): Table => ({
  ...unplacedTable(ranking, cardCount, below),
  shifts: new Uint16Array(1 << ROW_BITS),
  values: new Uint16Array(PLACE_COUNT),
});

/** A table of five cards by the small sums: one lookup less, for five times the room. */
export const emptyDirectTable = (ranking: RankingName): Table => ({
  ...unplacedTable(ranking, 5),
  shifts: new Uint16Array(0),
  values: new Uint16Array(SMALL_SUM_COUNT),
});

const unplacedTable = (ranking: RankingName, cardCount: number, below?: Table): Omit<Table, 'shifts' | 'values'> => {
  const order = setOrder(cardCount);
  return {
    ranking: RANKINGS[ranking],
    cardCount,
    below,
    order,
    valuesBySet: new Uint16Array(order.length),
    flushSuits: new Uint8Array(1 << SUIT_BITS).fill(UNFILLED),
    flushes: below?.flushes ?? new Uint16Array(1 << RANK_COUNT),
    mixed: below?.mixed ?? new Uint16Array(1 << RANK_COUNT),
    categories: below?.categories ?? [],
  };
};

export const fillTable = (table: Table): void => {
  const { ranking, cardCount } = table;
  ensureJudged(table);
  if (table.shifts.length === 0) placeDirectly(table);
  else placeValues(table);
  if (ranking.shape.flushes) table.flushSuits.set(flushSuits(cardCount, ranking.plays));
  else table.flushSuits.fill(0);
};

export const ensureFilled = (table: Table): void => {
  if (table.flushSuits[0] === UNFILLED) fillTable(table);
};

/** Fills all of a table but the perfect hash, which only those need who rank hands one by one. */
export const ensureJudged = (table: Table): void => {
  if (table.valuesBySet[0] !== 0) return;
  if (table.below === undefined) judgeByRanking(table);
  else judgeFromBelow(table, table.below);
};

/** All hands sorted by strength; a hand is a number, the strength and below it the slot that is to have its value. */
const judgeByRanking = (table: Table): void => {
  const { ranking, order, valuesBySet, flushes, categories } = table;
  const different = RANKS_BY_COUNT[ranking.plays]!;
  const hands = new Float64Array(order.length + different.length);
  let count = 0;
  forEachSet(order, (index, ones, twos, fours) => {
    hands[count++] = strengthOf(ranking, ones, twos, fours, false) * SLOTS + index;
  });
  for (const ranks of different) hands[count++] = strengthOf(ranking, ranks, 0, 0, true) * SLOTS + order.length + ranks;
  hands.subarray(0, count).sort();

  let value = 0;
  let last = -1;
  for (let index = 0; index < count; index++) {
    const strength = Math.floor(hands[index]! / SLOTS);
    const slot = hands[index]! - strength * SLOTS;
    if (strength !== last) categories[++value] = categoryOfStrength(ranking, strength);
    if (slot < order.length) valuesBySet[slot] = value;
    else flushes[slot - order.length] = value;
    last = strength;
  }
  judgeMoreRanks(table);
};

/** Enough for the sets of five ranks and then, as bits, the ranks in one suit. */
const SLOTS = 2 ** 14;

/** More different ranks than play are as good as the best of them, which are the same for mixed suits and for one. */
const judgeMoreRanks = ({ ranking, order, valuesBySet, flushes, mixed }: Table): void => {
  for (const ranks of RANKS_BY_COUNT[ranking.plays]!) mixed[ranks] = valuesBySet[indexOfSet(order, ranks, 0, 0)]!;
  for (const more of RANKS_BY_COUNT.slice(ranking.plays + 1)) {
    for (const ranks of more) {
      const best = bestWithoutOne(mixed, ranks);
      mixed[ranks] = mixed[best]!;
      flushes[ranks] = flushes[best]!;
    }
  }
};

/** The ranks that are best without one of them, by the values of those. */
const bestWithoutOne = (values: Uint16Array, ranks: number): number => {
  let best = 0;
  for (let left = ranks; left !== 0; left &= left - 1) {
    const others = ranks ^ lowest(left);
    if (best === 0 || values[others]! > values[best]!) best = others;
  }
  return best;
};

const lowest = (ranks: number): number => ranks & -ranks;

/**
 * The best hand leaves out some card. If it has different ranks, as a straight has, it is the best of such hands; if
 * not, the card may be one of the lowest rank among those held as often.
 */
const judgeFromBelow = ({ order, valuesBySet, mixed }: Table, below: Table): void => {
  ensureJudged(below);
  const { order: orderBelow, valuesBySet: valuesBelow } = below;
  forEachSet(order, (index, ones, twos, fours) => {
    const threes = ones & twos;
    let best = mixed[ones | twos | fours]!;
    let lowestOfEach = lowest(ones ^ threes) | lowest(twos ^ threes) | lowest(threes) | fours;
    for (; lowestOfEach !== 0; lowestOfEach &= lowestOfEach - 1) {
      // One card less of a rank is a subtraction in binary, with its borrowing.
      const one = lowest(lowestOfEach);
      const two = one & ~ones;
      const value = valuesBelow[indexOfSet(orderBelow, ones ^ one, twos ^ two, fours ^ (two & ~twos))]!;
      if (value > best) best = value;
    }
    valuesBySet[index] = best;
  });
};

const placeValues = ({ order, valuesBySet, shifts, values }: Table): void => {
  const sums = new Int32Array(order.length);
  const valuesBySum = new Uint16Array(order.length);
  let count = 0;
  forEachSet(order, (index, ones, twos, fours) => {
    sums[count] = sumOfSet(ones, twos, fours);
    valuesBySum[count++] = valuesBySet[index]!;
  });
  placeSums(sums.subarray(0, count), valuesBySum, shifts, values);
};

const placeDirectly = ({ order, valuesBySet, values }: Table): void =>
  forEachSet(order, (index, ones, twos, fours) => {
    values[smallSumOfSet(ones, twos, fours)] = valuesBySet[index]!;
  });
