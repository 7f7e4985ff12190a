import { ownTerms } from '#core/rulebook';
import { type Filled, Key, object } from '#core/shape';

/** Tables on a board: the last digits of a score pick one, and those seated there win. CON-1 */
export const TERMS = ownTerms('squares', run => object({ ...run, prize: Key }));
export type SquaresTerms = Filled<typeof TERMS.shape>;

export const { write: squares, first: squaresTermsOf } = TERMS;
