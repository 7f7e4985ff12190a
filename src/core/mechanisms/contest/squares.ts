import type { Person } from '#core/eligibility';
import type { Cents } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import type { SquaresTerms } from '../squares/terms.ts';
import type { Score } from './contest.ts';

/** Tables on a board of ten by ten, the prizes that wait for a winner, and the periods scored so far. */
export type Squares = {
  readonly board: readonly Square[];
  readonly carried: Prizes;
  readonly periods: readonly string[];
  readonly isOver: boolean;
};

/** A table under the digits that head its column (top) and its row (left). */
export type Square = { readonly table: number; readonly top: number; readonly left: number };

/** Money is divided among those seated; goods go to each of them. */
export type Prizes = {
  readonly cash: Cents;
  readonly items: readonly string[];
  /** What a thing is worth, where it is declared. */
  readonly values?: Readonly<Record<string, Cents>>;
};

export type SquaresRule = { readonly activity: Activity; readonly offering: Offering; readonly terms: SquaresTerms };

export type SeatedPlayer = { readonly seat: number; readonly person: Person };

export type SquaresCommand =
  | { readonly type: 'SetBoard'; readonly board: readonly Square[] }
  | {
      readonly type: 'ScorePeriod';
      readonly period: string;
      /** Of the team along the top and the team along the left. */
      readonly score: Score;
      readonly prizes: Prizes;
      readonly isFinal: boolean;
      /** Who sits where as the period ends. */
      readonly seated: Readonly<Record<number, readonly SeatedPlayer[]>>;
      /** Tables in the order drawn from the bowl, for a final score that finds nobody. */
      readonly bowl: readonly number[];
    };

export type SquarePayout = {
  readonly seat: number;
  readonly amount?: Cents;
  readonly item?: string;
  readonly value?: Cents;
};

/** On disk for ever: add a member or an optional field; never rename, never reuse. */
export type SquaresEvent =
  | { readonly type: 'BoardSet'; readonly board: readonly Square[] }
  | {
      readonly type: 'PeriodScored';
      readonly period: string;
      readonly score: Score;
      /** Absent when nobody has won. */
      readonly table?: number;
      readonly payouts: readonly SquarePayout[];
      readonly carried: Prizes;
      readonly isFinal: boolean;
    };
