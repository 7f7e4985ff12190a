import type { Category, Ranking } from '#core/cards';
import { RANK_COUNT } from './keys.ts';
import type { RankCounts } from './rank-sets.ts';

const ACE = RANK_COUNT - 1;
const TIE_BITS = 4;
const TIES_BITS = 5 * TIE_BITS;

/** Grows with the standing of as many cards as play in the ranking; hands that tie have the same. */
export const strengthOf = (ranking: Ranking, counts: RankCounts, isSuited: boolean): number => {
  let shape = 0;
  let ties = 0;
  let groups = 0;
  const turn = ranking.shape.ace === 'low' ? ACE : 0;
  for (let count = 4, left = ranking.plays; left > 0; count--) {
    for (let rank = ACE; rank >= 0; rank--) {
      if (counts[(rank + turn) % RANK_COUNT] !== count) continue;
      shape = shape * 10 + count;
      ties = (ties << TIE_BITS) + rank;
      groups += 1;
      left -= count;
    }
  }
  const top = groups === ranking.plays ? straightTop(ranking, ties) : undefined;
  const place = placeOf(ranking, categoryOf(ranking, shape, top, isSuited));
  const high = top ?? ties;
  return (place << TIES_BITS) + (ranking.wins === 'high' ? high : (1 << TIES_BITS) - 1 - high);
};

export const categoryOfStrength = (ranking: Ranking, strength: number): Category =>
  ranking.order[ranking.order.length - 1 - (strength >> TIES_BITS)]!;

const placeOf = (ranking: Ranking, category: Category): number =>
  ranking.order.length - 1 - ranking.order.indexOf(category);

/** The highest rank, if as many different ones as play are a straight; the ace of a wheel is its lowest. */
const straightTop = ({ plays, shape }: Ranking, ties: number): number | undefined => {
  if (shape.straights === 'none') return undefined;
  const top = ties >> ((plays - 1) * TIE_BITS);
  if (ties === run(top, plays)) return top;
  const wheel = (ACE << ((plays - 1) * TIE_BITS)) + run(plays - 2, plays - 1);
  return shape.straights === 'wheel' && ties === wheel ? plays - 2 : undefined;
};

/** The ties of so many ranks in a row. */
const run = (top: number, length: number): number => {
  let ties = 0;
  for (let step = 0; step < length; step++) ties = (ties << TIE_BITS) + top - step;
  return ties;
};

const categoryOf = ({ shape: rule }: Ranking, shape: number, top: number | undefined, isSuited: boolean): Category => {
  if (isSuited && rule.flushes) {
    if (top === undefined) return 'flush';
    return top === ACE && rule.royals ? 'royal-flush' : 'straight-flush';
  }
  return top === undefined ? (BY_SHAPE[shape] ?? 'high-card') : 'straight';
};

/** By how many cards there are of each rank held, as digits. */
const BY_SHAPE: Readonly<Record<number, Category>> = {
  41: 'four-of-a-kind',
  4: 'four-of-a-kind',
  32: 'full-house',
  311: 'three-of-a-kind',
  31: 'three-of-a-kind',
  3: 'three-of-a-kind',
  221: 'two-pair',
  22: 'two-pair',
  2111: 'pair',
  211: 'pair',
  21: 'pair',
};
