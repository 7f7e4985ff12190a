import { assert } from '#core/base';
import { type Category, RANKINGS, type Ranking, type RankingName } from '#core/cards';
import { flushSuits, RANK_COUNT, RANK_KEYS, ROW_BITS, SUIT_BITS } from './keys.ts';
import { PLACE_COUNT, placeOf, shiftRows } from './perfect-hash.ts';
import { judgeRankSets } from './rank-sets.ts';
import { categoryOfStrength, strengthOf } from './strength.ts';

/**
 * The values of all hands of `cardCount` cards in one ranking, 1 for the worst. A program pays only for what it uses:
 * an empty table says that every hand is a flush, of a suit that is none, and who is told so fills it and asks again.
 * Looking for flushes is thus the only check a hand needs.
 */
export type Table = {
  readonly ranking: Ranking;
  readonly cardCount: number;
  /** The table for one card less, from which this one is made: the best hand leaves some card out. */
  readonly below: Table | undefined;
  /** The values by rank sum, in the places of the perfect hash. */
  readonly shifts: Uint16Array;
  readonly values: Uint16Array;
  /** By the suits of a sum: 1 + the suit of the flush, 0 if there is none, or `UNFILLED`. */
  readonly flushSuits: Uint8Array;
  /** The value of the best suited hand, by the ranks held in the suit as bits. */
  readonly flushes: Uint16Array;
  /** The category of each value. */
  readonly categories: Category[];
};

export const UNFILLED = 5;

export const emptyTable = (ranking: RankingName, cardCount: number, below?: Table): Table => ({
  ranking: RANKINGS[ranking],
  cardCount,
  below,
  shifts: new Uint16Array(1 << ROW_BITS),
  values: new Uint16Array(PLACE_COUNT),
  flushSuits: new Uint8Array(1 << SUIT_BITS).fill(UNFILLED),
  flushes: below?.flushes ?? new Uint16Array(1 << RANK_COUNT),
  categories: below?.categories ?? [],
});

export const fillTable = (table: Table): void => {
  const { ranking, cardCount, below } = table;
  if (below === undefined) fillFromRanking(table);
  else fillFromBelow(table, below);
  if (ranking.shape.flushes) table.flushSuits.set(flushSuits(cardCount, ranking.plays));
  else table.flushSuits.fill(0);
};

export const ensureFilled = (table: Table): void => {
  if (table.flushSuits[0] === UNFILLED) fillTable(table);
};

const fillFromRanking = (table: Table): void => {
  const { ranking, flushes, categories } = table;
  const suitedStrengths = new Int32Array(flushes.length);
  const { sums, judged: strengths } = judgeRankSets(ranking.plays, counts => {
    const ranks = ranksHeld(counts);
    if (BIT_COUNTS[ranks] === ranking.plays) suitedStrengths[ranks] = strengthOf(ranking, counts, true);
    return strengthOf(ranking, counts, false);
  });

  const byStrength = new Map<number, number>([[0, 0]]);
  for (const strength of concat(strengths, suitedStrengths).sort()) {
    if (byStrength.has(strength)) continue;
    categories[byStrength.size] = categoryOfStrength(ranking, strength);
    byStrength.set(strength, byStrength.size);
  }
  const valueByStrength = (strength: number): number => byStrength.get(strength)!;
  placeValues(table, sums, strengths.map(valueByStrength));
  flushes.set(suitedStrengths.map(valueByStrength));
  for (let ranks = 0; ranks < flushes.length; ranks++) {
    if (BIT_COUNTS[ranks]! > ranking.plays) flushes[ranks] = bestWithoutOneRank(flushes, ranks);
  }
};

const fillFromBelow = (table: Table, below: Table): void => {
  ensureFilled(below);
  const { shifts, values } = below;
  const { sums, judged } = judgeRankSets(table.cardCount, (counts, sum) => {
    let best = 0;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      if (counts[rank] === 0) continue;
      const value = values[placeOf(shifts, sum - RANK_KEYS[rank]!)]!;
      if (value > best) best = value;
    }
    return best;
  });
  placeValues(table, sums, judged);
};

const placeValues = (table: Table, sums: Int32Array, valuesBySum: Int32Array): void => {
  table.shifts.set(shiftRows(sums));
  for (let index = 0; index < sums.length; index++) {
    const place = placeOf(table.shifts, sums[index]!);
    assert(table.values[place] === 0, 'two hands have one place in a table of the evaluator');
    table.values[place] = valuesBySum[index]!;
  }
};

const BIT_COUNTS = new Uint8Array(1 << RANK_COUNT);
for (let bits = 1; bits < BIT_COUNTS.length; bits++) BIT_COUNTS[bits] = BIT_COUNTS[bits >> 1]! + (bits & 1);

/** The ranks of which there is a card, as bits. */
export const ranksHeld = (counts: Uint8Array): number => {
  let ranks = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) if (counts[rank]! > 0) ranks |= 1 << rank;
  return ranks;
};

const bestWithoutOneRank = (flushes: Uint16Array, ranks: number): number => {
  let best = 0;
  for (let left = ranks; left !== 0; left &= left - 1) {
    const value = flushes[ranks ^ (left & -left)]!;
    if (value > best) best = value;
  }
  return best;
};

const concat = (first: Int32Array, second: Int32Array): Int32Array => {
  const both = new Int32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};
