import { ownTerms, type Run } from '#core/rulebook';

/** Tables on a board: the last digits of a score pick one, and those seated there win. CON-1 */
export type SquaresTerms = Run & { readonly prize: string };

export const { write: squares, first: squaresTermsOf } = ownTerms<SquaresTerms>('squares');
