import { bitsIn } from './suit-classes.ts';
import { straightRuns } from './suited-runs.ts';

/*
 * Hands of five different ranks with neither a straight nor a flush of four cards: 1,198 sets of ranks, and the same
 * 960 ways to give suits to each. Sets of ranks are bits, the lowest rank first.
 */

const RUNS = straightRuns(13)
  .filter(({ length }) => length === 4)
  .map(({ ranks }) => ranks);

/** Whether four of the ranks make a straight. */
export const hasRun = (ranks: number): boolean => RUNS.some(run => (run & ranks) === run);

/** How many others would make a straight with three of the ranks. */
export const ranksToRun = (ranks: number): number => {
  let others = 0;
  for (let i = 0; i < RUNS.length; i++) {
    const missing = RUNS[i]! & ~ranks;
    if ((missing & (missing - 1)) === 0) others |= missing;
  }
  return bitsIn(others);
};

/** What counts of a set of ranks: the four highest. */
export const fourHighest = (ranks: number): number => ranks & (ranks - 1);

/** In rising order of what they are worth. */
export const highCards = (): readonly number[] =>
  Array.from({ length: 1 << 13 }, (_, ranks) => ranks).filter(ranks => bitsIn(ranks) === 5 && !hasRun(ranks));

/**
 * The ways to give suits to another hand so that it shares no card with this one. They depend on which of this hand's
 * ranks it has, too: the bits of the index, the lowest first.
 */
export type OtherWays = Float64Array;

/** A way to give suits to five ranks, up to a change of suits, and how many ways it represents. */
export type SuitPattern = { readonly weight: number; readonly others: OtherWays };

/** All ways that aren't a flush, given the places of the suits so far, as bits. */
export const suitPatterns = (suits: readonly number[] = [], place = 0, weight = 1): readonly SuitPattern[] => {
  if (place === 5) return suits.some(places => bitsIn(places) >= 4) ? [] : [{ weight, others: othersOf(suits) }];
  const bit = 1 << place;
  return [
    ...suits.flatMap((places, suit) => suitPatterns(suits.with(suit, places | bit), place + 1, weight)),
    ...(suits.length < 4 ? suitPatterns([...suits, bit], place + 1, weight * (4 - suits.length)) : []),
  ];
};

/** For each shared rank there are three suits left and else four; then the flushes in each suit are taken out. */
const othersOf = (suits: readonly number[]): OtherWays =>
  Float64Array.from({ length: 32 }, (_, shared) => {
    const count = bitsIn(shared);
    const unused = (4 - suits.length) * flushesIn(0, shared);
    const flushes = suits.reduce((sum, places) => sum + flushesIn(places, shared), unused);
    return 3 ** count * 4 ** (5 - count) - flushes;
  });

/**
 * The ways of the other hand to have four or five cards of a suit of which this one has the cards at `places`. If none
 * of those ranks is shared: all five, or any but one, which has one of the three other suits not taken. If one is
 * shared: any but that one.
 */
const flushesIn = (places: number, shared: number): number => {
  const blocked = bitsIn(places & shared);
  return blocked === 0 ? 1 + 15 - bitsIn(shared) : blocked === 1 ? 3 : 0;
};

/** Sums over sets of five ranks. */
export type RankSums = {
  readonly add: (ranks: number, amount: number) => void;
  /** The sums by which ranks are shared with a set, as in `OtherWays`. */
  readonly byShared: (ranks: number) => Float64Array;
};

export const rankSums = (): RankSums => {
  const contain = new Float64Array(1 << 13);
  return {
    add: (ranks, amount) => {
      // Counts up through the bits of the set: none, the lowest, the next, both, and so on.
      for (let i = 0, subset = 0; i < 32; i++, subset = (subset - ranks) & ranks) contain[subset]! += amount;
    },
    byShared: ranks => {
      const sums = new Float64Array(32);
      for (let i = 0, subset = 0; i < 32; i++, subset = (subset - ranks) & ranks) sums[i] = contain[subset]!;
      for (let bit = 1; bit < 32; bit <<= 1) {
        for (let i = 0; i < 32; i++) if ((i & bit) === 0) sums[i]! -= sums[i | bit]!;
      }
      return sums;
    },
  };
};
