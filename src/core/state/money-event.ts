import type { Fund, FundEvent, Parts } from '#core/fund';
import type { Cents } from '#core/money';
import type { Booking } from './books.ts';

/** What moves in the funds of a house. On disk for ever: add an optional field; never rename, never reuse. */
export type MoneyEvent =
  /** The fund's own movement, by its rules. */
  | {
      readonly type: 'FundMoved';
      readonly activity: string;
      readonly fund: FundEvent;
      readonly cause: Cause;
      readonly bookings: readonly Booking[];
    }
  /** What the house puts right in a fund: fees backed out, corrections, what came back. */
  | {
      readonly type: 'FundAdjusted';
      readonly activity: string;
      readonly change: FundChange;
      readonly cause: Cause;
      readonly bookings: readonly Booking[];
    };

/** What a movement of money belongs to, for those who ask later. */
export type Cause = {
  readonly why:
    | 'seed'
    | 'take-over'
    | 'fee'
    | 'lock'
    | 'lock-returned'
    | 'award'
    | 'unclaimed'
    | 'back-out'
    | 'daily-increase'
    | 'admin-fee'
    | 'reimbursement'
    | 'raise'
    | 'payout-structure'
    | 'correction';
  readonly table?: number;
  readonly round?: number;
  readonly lock?: number;
  readonly award?: number;
  readonly day?: string;
  readonly reason?: string;
  readonly by?: readonly string[];
};

/** By how much each account of a fund goes up or, below zero, down. */
export type FundChange = {
  readonly pools: Parts;
  readonly reserve: Cents;
  readonly advance: Cents;
  readonly daysFees: Cents;
  /** Set where a hit that did not stand had unlocked the payout structure. */
  readonly isRunning?: Fund['isRunning'];
  /** The parts of a cent that wait, as they stand afterwards; absent where they stay. */
  readonly carries?: Fund['carries'];
};

/** The fees of one activity in one round, as the fund took them. */
export type FeeTaken = {
  readonly activity: string;
  readonly amount: Cents;
  readonly change: FundChange;
  /** The parts of a cent that waited before and after it, where it left any. */
  readonly carries?: { readonly before: Fund['carries']; readonly after: Fund['carries'] };
};
