import { type Rational, rational } from '#core/base';
import { decimal, decimalRoot, fraction } from '../../answer/exact.ts';

/** A chance with the error to expect of it, 0 where it was counted (OPK-6). */
export type Chance = ReturnType<typeof exactChance> | Estimate;

/** A chance found by dealing. */
export type Estimate = ReturnType<typeof estimate>;

/** "1 in so many" is absent for what cannot happen. */
export const exactChance = (chance: Rational) => ({
  probability: decimal(chance),
  standardError: '0',
  fraction: fraction(chance),
  ...(chance.over !== 0n && { oneIn: decimal(rational(chance.under, chance.over)) }),
});

/** `hits` out of `deals`. */
export const estimate = (hits: number, deals: number) => {
  const chance = rational(hits, deals);
  // The variance of a share p of n is p (1 - p) / n.
  const variance = rational(BigInt(hits) * BigInt(deals - hits), BigInt(deals) ** 3n);
  return { probability: decimal(chance), standardError: decimalRoot(variance), hits, deals };
};
