import { ownTerms } from '#core/rulebook';
import { AtLeastOne, type Filled, object, one, optional, text, yes } from '#core/shape';

/** A day of any year, as in `03-31`. */
const MonthDay = text({ pattern: /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, form: 'a day such as 03-31' });

/** What play with a club card earns; entries to a drawing by seat or by hour are with that drawing. TRK-1 */
export const TERMS = ownTerms(
  'tracking',
  run =>
    object({
      ...run,
      /** An hour counts when it is completed and swiped, or when the card is scanned in it. */
      hour: one(['completed', 'scanned']),
      /** Each swipe while playing gives the posted credits. */
      credits: yes,
      /** How many hours make a player eligible. */
      hoursMin: optional(AtLeastOne),
      /** The days of the year in which play counts; both belong to it. */
      season: optional(object({ from: MonthDay, to: MonthDay })),
    }),
  { kinds: ['player-tracking'] },
);
export type TrackingTerms = Filled<typeof TERMS.shape>;

export const { write: tracking, first: trackingTermsOf } = TERMS;
