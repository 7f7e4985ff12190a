import { ownTerms } from '#core/rulebook';
import { AtLeastOne, Count, type Filled, object } from '#core/shape';

/** A wheel of cards and value awards, spun until so many different cards make a hand. WHL-1 */
export const TERMS = ownTerms('card-wheel', run => object({ ...run, cards: AtLeastOne, valueAwards: Count }), {
  drawn: true,
});
export type CardWheel = Filled<typeof TERMS.shape>;

export const { write: cardWheel, inForce: cardWheelTermsOf } = TERMS;
