import { rational } from '#core/base';
import { decimal, decimalRoot } from './exact.ts';

/** A chance found by dealing, with the error to expect of it; `probability` is `hits` out of `deals`. */
export type Estimate = {
  readonly probability: string;
  readonly standardError: string;
  readonly hits: number;
  readonly deals: number;
};

export const estimate = (hits: number, deals: number): Estimate => {
  const chance = rational(hits, deals);
  // The variance of a share p of n is p (1 - p) / n.
  const variance = rational(BigInt(hits) * BigInt(deals - hits), BigInt(deals) ** 3n);
  return { probability: decimal(chance), standardError: decimalRoot(variance), hits, deals };
};
