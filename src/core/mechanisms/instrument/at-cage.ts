import { minus, NOTHING } from '#core/money';
import type { AtCage } from '#core/state';
import type { InstrumentEvent } from './shape.ts';

/** Coupons and chips that are sold or redeemed. INS-4 */
export const atCage = (_: string, fact: InstrumentEvent): readonly AtCage[] => {
  if (fact.type === 'InstrumentRedeemed') return [{ what: 'redeemed', about: fact.id, amount: fact.amount }];
  if (fact.type !== 'InstrumentsIssued' || fact.price === undefined) return [];
  const about = fact.instruments.map(({ id }) => id).join(', ');
  return [{ what: 'sold', about, amount: minus(NOTHING, fact.price) }];
};
