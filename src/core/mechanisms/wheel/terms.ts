import { ownTerms, type Run } from '#core/rulebook';

/** A wheel with a pointer whose spots are prizes; their amounts and their number are settings. WHL-1 */
export type SpotWheel = Run & {
  /** Complete turns of a valid spin. */
  readonly rotationsMin: number;
  /** A spot that doubles the next one; landed on twice it pays the prize of this key. */
  readonly double?: { readonly jackpot: string };
  /** Spots may hold prizes without a cash value. */
  readonly goods: boolean;
  /** The house may post a least value at posted times. */
  readonly guarantee: boolean;
};

export const { write: wheel, inForce: wheelTermsOf } = ownTerms<SpotWheel>('wheel', { drawn: true });
