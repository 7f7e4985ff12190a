import { ownTerms, type Run } from '#core/rulebook';

/** What play with a club card earns; entries to a drawing by seat or by hour stand with that drawing. TRK-1 */
export type TrackingTerms = Run & {
  /** An hour counts when it is completed and swiped, or when the card is scanned in it. */
  readonly hour: 'completed' | 'scanned';
  /** Each swipe while playing gives the posted credits. */
  readonly credits: boolean;
  /** How many hours make a player eligible. */
  readonly hoursMin?: number;
  /** The days of the year in which play counts, as in `03-01`; both belong to it. */
  readonly season?: { readonly from: string; readonly to: string };
};

export const { write: tracking, first: trackingTermsOf } = ownTerms<TrackingTerms>('tracking');
