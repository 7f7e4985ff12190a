import type { Category } from '#core/cards';
import { CARD_KEYS } from './keys.ts';
import { suitedRank } from './suited-rank.ts';
import { emptyTable, ensureFilled, fillTable, UNFILLED } from './table.ts';

const FOUR_OF_FOUR = emptyTable('four-card', 4);
export const FOUR_OF_FIVE = emptyTable('four-card', 5, FOUR_OF_FOUR);
const FOUR_OF_SIX = emptyTable('four-card', 6, FOUR_OF_FIVE);

// See five.ts for why these are names of this module.
const keys = CARD_KEYS;
const { flushes, categories } = FOUR_OF_FOUR;
const { flushSuits: suits4, shifts: shifts4, values: values4 } = FOUR_OF_FOUR;
const { flushSuits: suits5, shifts: shifts5, values: values5 } = FOUR_OF_FIVE;
const { flushSuits: suits6, shifts: shifts6, values: values6 } = FOUR_OF_SIX;

/** The place of four cards among the 2,535 four-card hands: 1 to 2,535, the higher the better, equal is a tie. */
export const fourOfFour = (a: number, b: number, c: number, d: number): number => {
  const sum = keys[a]! + keys[b]! + keys[c]! + keys[d]!;
  const suit = suits4[sum & 255]!;
  if (suit !== 0) return flushOfFour(suit, a, b, c, d);
  return values4[shifts4[(sum >>> 8) & 8191]! + (sum >>> 21)]!;
};

/** The best four of five cards, on the scale of `fourOfFour`. */
export const fourOfFive = (a: number, b: number, c: number, d: number, e: number): number => {
  const sum = keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]!;
  const suit = suits5[sum & 255]!;
  if (suit !== 0) return flushOfFive(suit, a, b, c, d, e);
  return values5[shifts5[(sum >>> 8) & 8191]! + (sum >>> 21)]!;
};

/** The best four of six cards, on the scale of `fourOfFour`. */
export const fourOfSix = (a: number, b: number, c: number, d: number, e: number, f: number): number => {
  const sum = keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]! + keys[f]!;
  const suit = suits6[sum & 255]!;
  const value = values6[shifts6[(sum >>> 8) & 8191]! + (sum >>> 21)]!;
  if (suit === 0) return value;
  if (suit === UNFILLED) return firstOfSix(a, b, c, d, e, f);
  const fewer = suitedRank(suit, a) | suitedRank(suit, b) | suitedRank(suit, c) | suitedRank(suit, d);
  const flush = flushes[fewer | suitedRank(suit, e) | suitedRank(suit, f)]!;
  // Two cards beside a flush may make three of a kind with one of its own, which here beats the flush.
  return flush > value ? flush : value;
};

export const categoryOfFour = (value: number): Category => {
  ensureFilled(FOUR_OF_FOUR);
  return categories[value]!;
};

const flushOfFour = (suit: number, a: number, b: number, c: number, d: number): number => {
  if (suit === UNFILLED) {
    fillTable(FOUR_OF_FOUR);
    return fourOfFour(a, b, c, d);
  }
  const ranks = suitedRank(suit, a) | suitedRank(suit, b) | suitedRank(suit, c) | suitedRank(suit, d);
  return flushes[ranks]!;
};

// One card beside a flush is too few for three of a kind.
const flushOfFive = (suit: number, a: number, b: number, c: number, d: number, e: number): number => {
  if (suit === UNFILLED) {
    fillTable(FOUR_OF_FIVE);
    return fourOfFive(a, b, c, d, e);
  }
  const ranks =
    suitedRank(suit, a) | suitedRank(suit, b) | suitedRank(suit, c) | suitedRank(suit, d) | suitedRank(suit, e);
  return flushes[ranks]!;
};

const firstOfSix = (a: number, b: number, c: number, d: number, e: number, f: number): number => {
  fillTable(FOUR_OF_SIX);
  return fourOfSix(a, b, c, d, e, f);
};
