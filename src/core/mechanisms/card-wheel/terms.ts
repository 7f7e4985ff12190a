import { ownTerms, type Run } from '#core/rulebook';

/** A wheel of cards and value awards, spun until so many different cards make a hand. WHL-1 */
export type CardWheel = Run & { readonly cards: number; readonly valueAwards: number };

export const { write: cardWheel, inForce: cardWheelTermsOf } = ownTerms<CardWheel>('card-wheel', { drawn: true });
