import { fourOfFour } from '#core/evaluator';
import { LEAST_STRAIGHT } from '#core/games/table';
import { disjointPairs } from '../../counting/disjoint-pairs.ts';
import {
  fourHighest,
  hasRun,
  highCards,
  type OtherWays,
  rankSums,
  ranksToRun,
  type SuitPattern,
  suitPatterns,
} from '../../counting/high-cards.ts';
import { bitsIn } from '../../counting/suit-classes.ts';
import { DEALER_HANDS, FOLDED, PAIRS, resultsOf } from './main.ts';

/**
 * How many pairs of hands lose the Super Bonus: those beaten below a straight, and those folded that would not have
 * been beaten. Of two hands that do not tie one beats the other: so half of all pairs are beaten that are no tie, but
 * for those of two hands with which the dealer does not qualify, and those of two hands from a straight up.
 */
export const superBonusLosses = (): bigint => {
  const { unqualified, tied, foldedUnbeaten } = highCardPairs();
  const fromStraight = disjointPairs(13, fifthCardsToStraight);
  const notBeaten = unqualified + fromStraight + tied + tiedPairs() + TIED_TWO_PAIRS;
  return (PAIRS - BigInt(notBeaten)) / 2n + BigInt(foldedUnbeaten);
};

/** Pairs of hands without a pair: both unqualified; qualified and tied; folded, but not beaten. */
type HighCardPairs = { readonly unqualified: number; readonly tied: number; readonly foldedUnbeaten: number };

/**
 * Only hands without a pair are folded. Any other beats all 1,150,080 of them but those that its five cards take part
 * in, at most 5 x 4^4 x C(12,4) = 633,600, and wins against more than the quarter of the dealer's 1,533,939 hands that
 * makes playing better than folding.
 */
const highCardPairs = (): HighCardPairs => {
  const suits = allSuits();
  const ranks = highCards();
  const unqualified = ranks.filter(own => own < KING);
  const [unbeaten, earned] = [rankSums(), rankSums()];
  const pairs = { unqualified: 0, tied: 0, foldedUnbeaten: 0 };

  for (const own of unqualified) {
    unbeaten.add(own, 1);
    earned.add(own, PLAYED.notQualified - PLAYED.lost);
  }
  for (const own of unqualified) {
    pairs.unqualified += total(unbeaten.byShared(own), suits.together);
    pairs.foldedUnbeaten += foldedPairs(suits, unbeaten.byShared(own), earned.byShared(own));
  }
  for (const alike of Map.groupBy(ranks.slice(unqualified.length), fourHighest).values()) {
    for (const own of alike) {
      unbeaten.add(own, 1);
      earned.add(own, PLAYED.tied - PLAYED.lost);
    }
    for (const own of alike) {
      pairs.foldedUnbeaten += foldedPairs(suits, unbeaten.byShared(own), earned.byShared(own));
    }
    for (const own of alike) earned.add(own, PLAYED.won - PLAYED.tied);
    pairs.tied += tiesOf(alike.length, suits.together[0b11110]!, suits.together[0b11111]!);
  }
  return pairs;
};

/** [C4P 8.1] The dealer needs king high; ranks are bits. */
const KING = 1 << 11;

/** What a hand without a pair earns that is played for one ante. */
const PLAYED = resultsOf(1, -2, 0);

/** All suits that five ranks can have: what they leave another hand at least, at most, and all of them together. */
type AllSuits = {
  readonly patterns: readonly SuitPattern[];
  readonly least: OtherWays;
  readonly most: OtherWays;
  readonly together: OtherWays;
};

const allSuits = (): AllSuits => {
  const patterns = suitPatterns();
  const [least, most, together] = [new Float64Array(32).fill(Infinity), new Float64Array(32), new Float64Array(32)];
  for (const { weight, others } of patterns) {
    for (let shared = 0; shared < 32; shared++) {
      least[shared] = Math.min(least[shared]!, others[shared]!);
      most[shared] = Math.max(most[shared]!, others[shared]!);
      together[shared]! += weight * others[shared]!;
    }
  }
  return { patterns, least, most, together };
};

/**
 * The hands of a set of ranks that are better folded, each with the dealer's hands that do not beat it. `earned` is
 * what those bring above being beaten; for most sets of ranks that decides whatever the suits.
 */
const foldedPairs = (suits: AllSuits, unbeaten: Float64Array, earned: Float64Array): number => {
  const folding = (FOLDED - PLAYED.lost) * DEALER_HANDS;
  if (total(earned, suits.least) > folding) return 0;
  if (total(earned, suits.most) <= folding) return total(unbeaten, suits.together);
  const folded = suits.patterns.filter(({ others }) => total(earned, others) <= folding);
  return sum(folded.map(({ weight, others }) => weight * total(unbeaten, others)));
};

const total = (sums: Float64Array, ways: OtherWays): number => {
  let all = 0;
  for (let shared = 0; shared < 32; shared++) all += sums[shared]! * ways[shared]!;
  return all;
};

/** Ties where the card that does not count has one of `fifths` ranks: another one in each hand, or the same. */
const tiesOf = (fifths: number, waysApart: number, waysSame: number): number =>
  fifths * (fifths - 1) * waysApart + fifths * waysSame;

/** C(13,2) values; 6 ways for each of a hand's pairs leave the other hand its own; the fifth card is of 11 ranks. */
const TIED_TWO_PAIRS = 78 * tiesOf(11, 6 * 6 * 4 * 4, 6 * 6 * 4 * 3);

/**
 * 6 ways for one pair leave the other, and each other rank that both hands have takes two suits in 4 x 3 ways. A flush
 * of one hand, in 4 suits, leaves its pair 3 ways and the other hand 3 for each of those ranks; then the other hand may
 * be a flush, too, in one of the 2 suits of its pair.
 */
const PAIRS_APART = 6 * 12 * 12 * 4 * 4 - 2 * 4 * 3 * 3 * 3 * 4 + 4 * 3 * 2;
const PAIRS_SAME = 6 * 12 * 12 * 12 - 2 * 4 * 3 * 3 * 3 * 3 + 4 * 3 * 2;

const tiedPairs = (): number => {
  let tied = 0;
  for (let pair = 0; pair < 13; pair++) {
    for (let high = 1; high < 13; high++) {
      for (let low = 0; low < high; low++) {
        if (pair !== high && pair !== low) tied += tiesOf(fifthRanks(pair, high, low), PAIRS_APART, PAIRS_SAME);
      }
    }
  }
  return tied;
};

/** How many ranks are lower than the two that count beside a pair, and make no straight with them. */
const fifthRanks = (pair: number, high: number, low: number): number => {
  const counting = (1 << pair) | (1 << high) | (1 << low);
  let count = 0;
  for (let fifth = 0; fifth < low; fifth++) if (fifth !== pair && !hasRun(counting | (1 << fifth))) count++;
  return count;
};

/** How many fifth cards make a straight or better of four: all, or those to three of a kind, a straight or a flush. */
const fifthCardsToStraight = (a: number, b: number, c: number, d: number): number => {
  if (fourOfFour(a, b, c, d) >= LEAST_STRAIGHT) return 48;
  const ranks = rankBit(a) | rankBit(b) | rankBit(c) | rankBit(d);
  const straights = ranksToRun(ranks);
  return 2 * (4 - bitsIn(ranks)) + 4 * straights + (isThreeSuited(a, b, c, d) ? 10 - straights : 0);
};

const rankBit = (card: number): number => 1 << (card >> 2);

/** The cards of each suit are counted in four bits; three is the only count with both of the lowest. */
const isThreeSuited = (a: number, b: number, c: number, d: number): boolean => {
  const counts = suitBit(a) + suitBit(b) + suitBit(c) + suitBit(d);
  return (counts & (counts >> 1) & 0x1111) !== 0;
};

const suitBit = (card: number): number => 1 << (4 * (card & 3));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
