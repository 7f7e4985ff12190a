import { type Rational, rational } from '#core/base';
import { decimal, decimalRoot, fraction } from '../../answer/exact.ts';

/** A chance with the error to expect of it, 0 where it was counted (OPK-6). */
export type Chance = ExactChance | Estimate;

export type ExactChance = {
  readonly probability: string;
  readonly standardError: '0';
  readonly fraction: string;
  /** Absent for what cannot happen. */
  readonly oneIn?: string;
};

/** A chance found by dealing: `probability` is `hits` out of `deals`. */
export type Estimate = {
  readonly probability: string;
  readonly standardError: string;
  readonly hits: number;
  readonly deals: number;
};

export const exactChance = (chance: Rational): ExactChance => {
  const exact = { probability: decimal(chance), standardError: '0', fraction: fraction(chance) } as const;
  return chance.over === 0n ? exact : { ...exact, oneIn: decimal(rational(chance.under, chance.over)) };
};

export const estimate = (hits: number, deals: number): Estimate => {
  const chance = rational(hits, deals);
  // The variance of a share p of n is p (1 - p) / n.
  const variance = rational(BigInt(hits) * BigInt(deals - hits), BigInt(deals) ** 3n);
  return { probability: decimal(chance), standardError: decimalRoot(variance), hits, deals };
};
