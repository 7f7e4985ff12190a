import { ownTerms } from '#core/rulebook';
import { Count, type Filled, Key, object, optional, yes } from '#core/shape';

/** A wheel with a pointer whose spots are prizes; their amounts and their number are settings. WHL-1 */
export const TERMS = ownTerms(
  'wheel',
  run =>
    object({
      ...run,
      /** Complete turns of a valid spin. */
      rotationsMin: Count,
      /** A spot that doubles the next one; landed on twice it pays the prize of this key. */
      double: optional(object({ jackpot: Key })),
      /** Spots may hold prizes without a cash value. */
      goods: yes,
      /** The house may post a least value at posted times. */
      guarantee: yes,
    }),
  { drawn: true, kinds: ['wheel'] },
);
export type SpotWheel = Filled<typeof TERMS.shape>;

export const { write: wheel, inForce: wheelTermsOf } = TERMS;
