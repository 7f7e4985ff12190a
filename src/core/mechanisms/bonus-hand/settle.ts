import type { Fund } from '#core/fund';
import { findHits, type Played, type Rule, type Settled, settleHits } from '../round/index.ts';

/** Pays hands for themselves: meters, fixed prizes, tickets, points, entries. SET-1 to SET-7 */
export const settleBonusHands = (rule: Rule, fund: Fund, played: Played): Settled => {
  const { hits, judged } = findHits(rule, played);
  return { ...settleHits(rule, fund, hits), judged };
};
