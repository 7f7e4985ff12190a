import { ownTerms, WeeklyMoment } from '#core/rulebook';
import { AtLeastOne, exactly, type Filled, object, one, optional } from '#core/shape';

/** The best scores win the posted prizes by place. CON-1 */
export const TERMS = ownTerms(
  'contest',
  run =>
    object({
      ...run,
      /** Points collected, or games whose winner was picked. */
      score: one(['points', 'picks']),
      /** Entries are in at this moment at the latest, or before it. */
      entries: optional(one(['until', 'before'])),
      /** The moment of the week at which entries close, where the approval fixes it. */
      closes: optional(WeeklyMoment),
      hoursMin: optional(AtLeastOne),
      /** Among equal scores the nearest guess of the last game's total comes first. */
      tieBreak: optional(exactly('nearest-total')),
      /** Players who still tie share the prizes of all places they take, or the prize of the one place. */
      equal: one(['share-their-places', 'share-one-place']),
      places: AtLeastOne,
    }),
  { kinds: ['contest'] },
);
export type RankedTerms = Filled<typeof TERMS.shape>;

export const { write: contest, first: contestTermsOf } = TERMS;
