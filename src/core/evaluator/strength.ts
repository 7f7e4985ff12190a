import type { Category, Ranking } from '#core/cards';
import { RANK_COUNT } from './keys.ts';
import { BIT_COUNTS, COLUMNS } from './rank-sets.ts';

const DEUCE = 1;
const ACE = 1 << (RANK_COUNT - 1);
const TIES_BITS = 22;

/** Grows with the standing of a set of as many cards as play in the ranking; hands that tie have the same. */
export const strengthOf = (ranking: Ranking, ones: number, twos: number, fours: number, isSuited: boolean): number => {
  const threes = ones & twos;
  const pairs = twos ^ threes;
  const singles = ones ^ threes;
  const isFlush = isSuited && ranking.shape.flushes;
  const category = isStraight(ranking, singles)
    ? straightCategory(ranking, singles, isFlush)
    : otherCategory(isFlush, fours, threes, pairs);
  const ties = isWheel(ranking, singles) ? 0 : 1 + tiesOf(ranking, fours | threes, pairs, singles);
  return (placeOf(ranking, category) << TIES_BITS) + (ranking.wins === 'high' ? ties : (1 << TIES_BITS) - 1 - ties);
};

export const categoryOfStrength = (ranking: Ranking, strength: number): Category =>
  ranking.order[ranking.order.length - 1 - (strength >> TIES_BITS)]!;

const placeOf = (ranking: Ranking, category: Category): number =>
  ranking.order.length - 1 - ranking.order.indexOf(category);

/**
 * Of as many ranks as bits, the greater number has the higher rank where they first differ, and so ties are broken.
 * Four bits for the rank held most often, 7 for at most two pairs, 11 for at most five others.
 */
const tiesOf = ({ shape }: Ranking, most: number, pairs: number, singles: number): number =>
  shape.ace === 'low'
    ? (COLUMNS[aceLow(most)]! << 18) + (COLUMNS[aceLow(pairs)]! << 11) + COLUMNS[aceLow(singles)]!
    : (COLUMNS[most]! << 18) + (COLUMNS[pairs]! << 11) + COLUMNS[singles]!;

const aceLow = (ranks: number): number => ((ranks & ~ACE) << 1) | (ranks >> (RANK_COUNT - 1));

const isStraight = (ranking: Ranking, singles: number): boolean => {
  if (ranking.shape.straights === 'none' || BIT_COUNTS[singles] !== ranking.plays) return false;
  return singles === (singles & -singles) * ((1 << ranking.plays) - 1) || isWheel(ranking, singles);
};

/** The ace of a wheel is its lowest card, which makes it the lowest straight. */
const isWheel = ({ shape, plays }: Ranking, singles: number): boolean =>
  shape.straights === 'wheel' && singles === ACE + (1 << (plays - 1)) - 1;

const straightCategory = ({ shape }: Ranking, singles: number, isFlush: boolean): Category => {
  if (!isFlush) return 'straight';
  const isRoyal = shape.royals && (singles & ACE) !== 0 && (singles & DEUCE) === 0;
  return isRoyal ? 'royal-flush' : 'straight-flush';
};

const otherCategory = (isFlush: boolean, fours: number, threes: number, pairs: number): Category => {
  if (isFlush) return 'flush';
  if (fours !== 0) return 'four-of-a-kind';
  if (threes !== 0) return pairs === 0 ? 'three-of-a-kind' : 'full-house';
  if (pairs === 0) return 'high-card';
  return BIT_COUNTS[pairs] === 1 ? 'pair' : 'two-pair';
};
