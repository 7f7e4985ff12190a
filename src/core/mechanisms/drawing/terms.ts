import { ownTerms, type Run } from '#core/rulebook';

/**
 * How a drawing runs; how long a drawn player has stands with the claims, who may win and how often with the
 * eligibility. DRW-1
 */
export type DrawingTerms = Run & {
  readonly entries: readonly EntryWay[];
  /** What a drawn player shows besides photo ID. */
  readonly proof: 'stub' | 'club-card' | 'none';
  readonly gives: Gives;
  /** An entry drawn in vain: another is drawn, or the prize is added to that of the next drawing. */
  readonly inVain: 'redraw' | 'carry-over';
  /** Who lacks ID is drawn in vain, or may bring it until the second stage; after that the prize has no winner. */
  readonly idUntil: 'claim' | 'second-stage';
  /** The drum after a drawing. `as-posted`: the house says so beforehand, else it is emptied. */
  readonly drum: 'kept' | 'as-posted';
  /** The setting that says how many days after the start, or the last emptying, the drum is emptied. */
  readonly emptiedAfterDays?: string;
  /** When its drawings are held, where the approval says so. */
  readonly schedule?: DrawingSchedule;
  /** One prize for each person in the whole promotion, whatever the limit of the eligibility. */
  readonly onePerPerson?: true;
};

export type DrawingSchedule =
  /** One drawing at each of these times of the last day, which comes so many weeks after the start. */
  | { readonly type: 'last-day'; readonly times: readonly string[]; readonly weeks: string }
  /** One drawing a day on so many days, all of them within so many days. */
  | { readonly type: 'days'; readonly drawings: number; readonly withinDays: number };

/** How an entry is earned. */
export type EntryWay =
  /** By a hand: as many tickets as its row gives. */
  | { readonly type: 'hand' }
  /** One ticket for each player seated at a posted time; `times` where the approval fixes them. */
  | { readonly type: 'seat'; readonly times?: readonly string[] }
  /** One entry point on the player's card for each completed hour of play. */
  | { readonly type: 'hour' };

/** What one drawing gives. */
export type Gives =
  /** One of `keys` is posted, else it is `orElse`; without `count` the house announces how many. */
  | { readonly type: 'one-of'; readonly keys: readonly string[]; readonly orElse?: string; readonly count?: number }
  /** These prizes, in this order, in the drawing of their game. */
  | { readonly type: 'list'; readonly prizes: readonly { readonly key: string; readonly game: string }[] };

export const {
  write: drawing,
  all: drawingsOf,
  inForce: drawingTermsOf,
} = ownTerms<DrawingTerms>('drawing', { drawn: true });
