import { ownTerms, type Run, type WeeklyMoment } from '#core/rulebook';

/** The best scores win the posted prizes by place. CON-1 */
export type RankedTerms = Run & {
  /** Points collected, or games whose winner was picked. */
  readonly score: 'points' | 'picks';
  /** Entries are in at this moment at the latest, or before it. */
  readonly entries?: 'until' | 'before';
  /** The moment of the week at which entries close, where the approval fixes it. */
  readonly closes?: WeeklyMoment;
  readonly hoursMin?: number;
  /** Among equal scores the nearest guess of the last game's total comes first. */
  readonly tieBreak?: 'nearest-total';
  /** Who is still equal shares the prizes of all places they take, or the prize of the one place. */
  readonly equal: 'share-their-places' | 'share-one-place';
  readonly places: number;
};

export const { write: contest, first: contestTermsOf } = ownTerms<RankedTerms>('contest');
