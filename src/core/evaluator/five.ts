import type { Category } from '#core/cards';
import { CARD_KEYS, SMALL_CARD_KEYS } from './keys.ts';
import { suitedRank } from './suited-rank.ts';
import { emptyDirectTable, emptyTable, ensureFilled, fillTable, UNFILLED } from './table.ts';

export const FIVE_OF_FIVE = emptyDirectTable('five-card');
export const FIVE_OF_SIX = emptyTable('five-card', 6, FIVE_OF_FIVE);
export const FIVE_OF_SEVEN = emptyTable('five-card', 7, FIVE_OF_SIX);

// Names of this module: the compiler of the engine takes them for constants, which it does not do with imported ones.
const keys = CARD_KEYS;
const smallKeys = SMALL_CARD_KEYS;
const { flushes, categories } = FIVE_OF_FIVE;
const { flushSuits: suits5, values: values5 } = FIVE_OF_FIVE;
const { flushSuits: suits6, shifts: shifts6, values: values6 } = FIVE_OF_SIX;
const { flushSuits: suits7, shifts: shifts7, values: values7 } = FIVE_OF_SEVEN;

/** The place of five cards among the 7,462 hands: 1 to 7,462, the higher the better, equal is a tie. */
export const rankFive = (a: number, b: number, c: number, d: number, e: number): number => {
  const sum = smallKeys[a]! + smallKeys[b]! + smallKeys[c]! + smallKeys[d]! + smallKeys[e]!;
  if (suits5[sum & 255] !== 0) return flushOfFive(a, b, c, d, e);
  return values5[sum >>> 8]!;
};

/** The best five of six cards, on the scale of `rankFive`. */
export const rankSix = (a: number, b: number, c: number, d: number, e: number, f: number): number => {
  const sum = keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]! + keys[f]!;
  const suit = suits6[sum & 255]!;
  if (suit !== 0) return flushOfSix(suit, a, b, c, d, e, f);
  return values6[shifts6[(sum >>> 8) & 8191]! + (sum >>> 21)]!;
};

/** The best five of seven cards, on the scale of `rankFive`. */
export const rankSeven = (a: number, b: number, c: number, d: number, e: number, f: number, g: number): number => {
  const sum = keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]! + keys[f]! + keys[g]!;
  const suit = suits7[sum & 255]!;
  if (suit !== 0) return flushOfSeven(suit, a, b, c, d, e, f, g);
  return values7[shifts7[(sum >>> 8) & 8191]! + (sum >>> 21)]!;
};

export const categoryOfFive = (value: number): Category => {
  ensureFilled(FIVE_OF_FIVE);
  return categories[value]!;
};

// A flush leaves at most two cards, too few for a full house or four of a kind: only its suit counts.

const flushOfFive = (a: number, b: number, c: number, d: number, e: number): number =>
  suits5[0] === UNFILLED
    ? firstOfFive(a, b, c, d, e)
    : flushes[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))]!;

const firstOfFive = (a: number, b: number, c: number, d: number, e: number): number => {
  fillTable(FIVE_OF_FIVE);
  return rankFive(a, b, c, d, e);
};

const flushOfSix = (suit: number, a: number, b: number, c: number, d: number, e: number, f: number): number => {
  if (suit === UNFILLED) {
    fillTable(FIVE_OF_SIX);
    return rankSix(a, b, c, d, e, f);
  }
  const ranks =
    suitedRank(suit, a) |
    suitedRank(suit, b) |
    suitedRank(suit, c) |
    suitedRank(suit, d) |
    suitedRank(suit, e) |
    suitedRank(suit, f);
  return flushes[ranks]!;
};

const flushOfSeven = (
  suit: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number => {
  if (suit === UNFILLED) {
    fillTable(FIVE_OF_SEVEN);
    return rankSeven(a, b, c, d, e, f, g);
  }
  const ranks =
    suitedRank(suit, a) |
    suitedRank(suit, b) |
    suitedRank(suit, c) |
    suitedRank(suit, d) |
    suitedRank(suit, e) |
    suitedRank(suit, f) |
    suitedRank(suit, g);
  return flushes[ranks]!;
};
