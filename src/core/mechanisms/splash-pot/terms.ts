import { ownTerms, type Run } from '#core/rulebook';

/** A prize put into the next pot of a drawn table. SPL-1 */
export type SplashTerms = Run & { readonly prize: string };

export const { write: splashPot, first: splashTermsOf } = ownTerms<SplashTerms>('splash-pot', { drawn: true });
