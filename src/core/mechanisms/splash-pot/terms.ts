import { ownTerms } from '#core/rulebook';
import { type Filled, Key, object } from '#core/shape';

/** A prize put into the next pot of a drawn table. SPL-1 */
export const TERMS = ownTerms('splash-pot', run => object({ ...run, prize: Key }), {
  drawn: true,
  kinds: ['splash-pot'],
});
export type SplashTerms = Filled<typeof TERMS.shape>;

export const { write: splashPot, first: splashTermsOf } = TERMS;
