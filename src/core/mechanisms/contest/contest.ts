import type { Person } from '#core/eligibility';
import type { Cents } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import type { HouseClock } from '#core/time';
import type { RankedTerms } from './terms.ts';

/** A contest with prizes by place: who has entered, and how it ended. */
export type Contest = {
  /** By player. `evolveContest` owns this map and changes it in place. */
  readonly entries: ReadonlyMap<string, ContestEntry>;
  /** The awards of hands that have become points; changed in place as well. */
  readonly fromAwards: ReadonlySet<number>;
  readonly result?: ContestResult;
};

export type ContestEntry = {
  readonly player: string;
  /** The winner picked for each game. */
  readonly picks: Picks;
  /** The guessed final score of the last game. */
  readonly guess?: Score;
  readonly points: number;
  /** When it was handed in; points have no such moment. */
  readonly at?: string;
};

export type Picks = Readonly<Record<string, string>>;
export type Score = readonly [number, number];

export type ContestRule = {
  readonly activity: Activity;
  readonly offering: Offering;
  readonly terms: RankedTerms;
  /** When entries close; points have no such moment. */
  readonly deadline?: Temporal.Instant;
  /** The games to be picked. */
  readonly games: readonly string[];
  /** What is given for a posted amount, where that is a thing: `1st` is a pickup truck. CON-11 */
  readonly things?: Readonly<Record<string, string>>;
};

/** What a place gives: an amount, or a thing of that value. */
export type PlacePrize = { readonly amount: Cents; readonly thing?: string };

export type ContestContext = { readonly now: Temporal.Instant; readonly clock: HouseClock };

export type ContestCommand =
  | {
      readonly type: 'SubmitEntry';
      readonly player: string;
      readonly person: Person;
      readonly picks: Picks;
      readonly guess?: Score;
    }
  | {
      readonly type: 'AddPoints';
      readonly player: string;
      readonly person: Person;
      readonly points: number;
      /** What the verified hand has earned, where the house knows it. */
      readonly award?: number;
    }
  | {
      readonly type: 'SettleContest';
      /** The winner of each game. */
      readonly results: Picks;
      readonly final?: Score;
      /** Tracked hours of each player; somebody not listed has none. */
      readonly hours: Readonly<Record<string, number>>;
    };

export type ContestResult = {
  /** The best first; players who are equal have the same place. */
  readonly standings: readonly Standing[];
  /** Entries that fell short of the hours. */
  readonly outForHours: readonly string[];
  readonly payouts: readonly ({ readonly player: string; readonly place: number } & PlacePrize)[];
};

export type Standing = {
  readonly player: string;
  readonly place: number;
  readonly score: number;
  /** How far the guess was from the total, where that decides. */
  readonly off?: number;
};

/** On disk for ever: add a member or an optional field; never rename, never reuse. Moments are ISO instants. */
export type ContestEvent =
  | ({ readonly type: 'EntrySubmitted'; readonly at: string } & Omit<ContestEntry, 'points' | 'at'>)
  | { readonly type: 'PointsAdded'; readonly player: string; readonly points: number; readonly award?: number }
  | ({ readonly type: 'ContestSettled' } & ContestResult);
