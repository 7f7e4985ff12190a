import { FIVE_OF_SEVEN, rankSeven } from '../../src/core/evaluator/five.ts';
import { RANK_KEYS } from '../../src/core/evaluator/keys.ts';
import { suitedRank } from '../../src/core/evaluator/suited-rank.ts';
import type { Sevens } from './tables.ts';
import { fillSevensTables, PAIR_COUNT, PAIR_RANKS, PAIR_SUMS, SUIT_SUMS, VALUE_COUNT } from './tables.ts';

// See five.ts for why these are names of this module.
const { shifts, values: valuesByPlace, flushes } = FIVE_OF_SEVEN;
const suitSums = SUIT_SUMS;
const pairSums = PAIR_SUMS;
const pairRanks = PAIR_RANKS;

export const jsSevens = (): Sevens => {
  fillSevensTables();
  return { rankHands, rankBoards, enumerate };
};

const rankHands: Sevens['rankHands'] = (hands, values) => {
  for (let hand = 0, at = 0; at + 7 <= hands.length; hand++, at += 7) {
    values[hand] = rankSeven(
      hands[at]!,
      hands[at + 1]!,
      hands[at + 2]!,
      hands[at + 3]!,
      hands[at + 4]!,
      hands[at + 5]!,
      hands[at + 6]!,
    );
  }
};

const rankBoards: Sevens['rankBoards'] = (boards, values) => {
  for (let hand = 0, at = 0; at + 4 <= boards.length; hand++, at += 4) {
    const clubs = boards[at]!;
    const diamonds = boards[at + 1]!;
    const hearts = boards[at + 2]!;
    const spades = boards[at + 3]!;
    const sum = suitSums[clubs]! + suitSums[diamonds]! + suitSums[hearts]! + suitSums[spades]!;
    values[hand] =
      sum < 0
        ? flushes[clubs]! | flushes[diamonds]! | flushes[hearts]! | flushes[spades]!
        : valuesByPlace[shifts[sum & 8191]! + (sum >>> 13)]!;
  }
};

/**
 * The first five cards are the lowest, the last two every pair above them: were these the lowest, they would seldom
 * matter, and counting one value twice in a row is slow.
 */
const enumerate = (): Int32Array => {
  const hands = new Int32Array(VALUE_COUNT);
  for (let a = 0; a < 46; a++) {
    for (let b = a + 1; b < 47; b++) {
      for (let c = b + 1; c < 48; c++) enumerateAbove(hands, a, b, c);
    }
  }
  return hands;
};

const enumerateAbove = (hands: Int32Array, a: number, b: number, c: number): void => {
  for (let d = c + 1; d < 49; d++) {
    for (let e = d + 1; e < 50; e++) {
      const sum = rankKey(a) + rankKey(b) + rankKey(c) + rankKey(d) + rankKey(e);
      const pairCount = ((51 - e) * (50 - e)) >> 1;
      const suit = suitHeldThrice(a, b, c, d, e);
      if (suit === 0) addPairs(hands, sum, pairCount);
      else addPairsOrFlushes(hands, sum, pairCount, suit, ranksHeld(suit, a, b, c, d, e));
    }
  }
};

/** Counts the hands that five cards make with each of the first pairs, if none can be a flush. */
const addPairs = (hands: Int32Array, sum: number, pairCount: number): void => {
  for (let pair = 0; pair < pairCount; pair++) {
    const full = sum + pairSums[pair]!;
    hands[valuesByPlace[shifts[full & 8191]! + (full >>> 13)]!]! += 1;
  }
};

/** The same if they may be flushes in the suit of which the five cards hold `ranks`. */
const addPairsOrFlushes = (hands: Int32Array, sum: number, pairCount: number, suit: number, ranks: number): void => {
  const inSuit = (suit - 1) * PAIR_COUNT;
  for (let pair = 0; pair < pairCount; pair++) {
    const flush = flushes[ranks | pairRanks[inSuit + pair]!]!;
    const full = sum + pairSums[pair]!;
    hands[flush !== 0 ? flush : valuesByPlace[shifts[full & 8191]! + (full >>> 13)]!]! += 1;
  }
};

const rankKey = (card: number): number => RANK_KEYS[card >> 2]!;

/** 1 + the suit held three times or more by five cards, or 0. */
const suitHeldThrice = (a: number, b: number, c: number, d: number, e: number): number => {
  const counts = oneOfSuit(a) + oneOfSuit(b) + oneOfSuit(c) + oneOfSuit(d) + oneOfSuit(e);
  const thrice = (counts + 0x5555) & 0x8888;
  return (35 - Math.clz32(thrice)) >> 2;
};

/** A one in the card's suit of four hexadecimal digits. */
const oneOfSuit = (card: number): number => 1 << ((card & 3) * 4);

const ranksHeld = (suit: number, a: number, b: number, c: number, d: number, e: number): number =>
  suitedRank(suit, a) | suitedRank(suit, b) | suitedRank(suit, c) | suitedRank(suit, d) | suitedRank(suit, e);
