import { FIVE_OF_SEVEN, rankSeven } from './five.ts';
import { RANK_KEYS } from './keys.ts';
import type { Sevens } from './sevens.ts';
import { fillSevensTables, PAIR_COUNT, PAIR_RANKS, PAIR_SUMS, SUIT_SUMS, VALUE_COUNT } from './sevens-tables.ts';
import { suitedRank } from './suited-rank.ts';

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

/** The first five cards go down from any highest one; the last two are every pair below them. */
const enumerate = (): Int32Array => {
  const hands = new Int32Array(VALUE_COUNT);
  for (let a = 6; a < 52; a++) {
    for (let b = 5; b < a; b++) {
      for (let c = 4; c < b; c++) enumerateBelow(hands, a, b, c);
    }
  }
  return hands;
};

const enumerateBelow = (hands: Int32Array, a: number, b: number, c: number): void => {
  for (let d = 3; d < c; d++) {
    for (let e = 2; e < d; e++) {
      const sum = rankKey(a) + rankKey(b) + rankKey(c) + rankKey(d) + rankKey(e);
      const pairCount = (e * (e - 1)) >> 1;
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
