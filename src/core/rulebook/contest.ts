import type { WeeklyMoment } from './claims.ts';

/** How a contest is won. CON-1 */
export type ContestTerms = RankedTerms | SquaresTerms;

/** The best scores win the posted prizes by place. */
export type RankedTerms = {
  readonly type: 'ranked';
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
  readonly clause: string;
};

/** Tables on a board: the last digits of a score pick one, and those seated there win. */
export type SquaresTerms = { readonly type: 'squares'; readonly prize: string; readonly clause: string };
