import { CARD_KEYS } from './keys.ts';
import { suitedRank } from './suited-rank.ts';
import { emptyTable, fillTable, UNFILLED } from './table.ts';

const ACE_TO_FIVE = emptyTable('ace-to-five', 5);
const DEUCE_TO_SEVEN = emptyTable('deuce-to-seven', 5);

// See five.ts for why these are names of this module.
const keys = CARD_KEYS;
const { flushSuits: aceSuits, shifts: aceShifts, values: aceValues } = ACE_TO_FIVE;
const { flushSuits: deuceSuits, flushes, shifts: deuceShifts, values: deuceValues } = DEUCE_TO_SEVEN;

/**
 * Five cards for low: 1 to 6,175, the higher the better, and 5-4-3-2-A the best. Straights and flushes do not count.
 */
export const aceToFive = (a: number, b: number, c: number, d: number, e: number): number => {
  const sum = keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]!;
  if (aceSuits[sum & 255] !== 0) return firstAceToFive(a, b, c, d, e);
  return aceValues[aceShifts[(sum >>> 8) & 8191]! + (sum >>> 21)]!;
};

/**
 * Five cards for low: 1 to 7,462, the higher the better, and 7-5-4-3-2 the best. Straights and flushes count against.
 */
export const deuceToSeven = (a: number, b: number, c: number, d: number, e: number): number => {
  const sum = keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]!;
  const suit = deuceSuits[sum & 255]!;
  if (suit !== 0) return deuceToSevenFlush(suit, a, b, c, d, e);
  return deuceValues[deuceShifts[(sum >>> 8) & 8191]! + (sum >>> 21)]!;
};

const firstAceToFive = (a: number, b: number, c: number, d: number, e: number): number => {
  fillTable(ACE_TO_FIVE);
  return aceToFive(a, b, c, d, e);
};

const deuceToSevenFlush = (suit: number, a: number, b: number, c: number, d: number, e: number): number => {
  if (suit === UNFILLED) {
    fillTable(DEUCE_TO_SEVEN);
    return deuceToSeven(a, b, c, d, e);
  }
  const ranks =
    suitedRank(suit, a) | suitedRank(suit, b) | suitedRank(suit, c) | suitedRank(suit, d) | suitedRank(suit, e);
  return flushes[ranks]!;
};
