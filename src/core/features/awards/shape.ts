import type { Given } from '#core/fund';
import type { Cents } from '#core/money';
import type { Award as RoundAward, Unclaimed } from '#core/rulebook';
import type { AwardClaim, Because, Booking, FeeSpace, MomentText, PayMethod } from '#core/state';

export type PaymentCommand =
  | { readonly type: 'ShowId'; readonly award: number }
  | {
      readonly type: 'PayAward';
      readonly award: number;
      readonly method: PayMethod;
      /** The tax form that goes with a thing is filled in. */
      readonly formsDone?: boolean;
    }
  /** The slip is put on paper: once for the winner and the cage, every time after that as a copy. */
  | { readonly type: 'PrintSlip'; readonly award: number }
  /** The cage makes a tray whole that has paid prizes. */
  | { readonly type: 'ReimburseTray'; readonly table: number };

export type BackOutCommand =
  /** The slip becomes void and the award can be paid again. */
  | { readonly type: 'BackOutPayment'; readonly award: number; readonly reason: string }
  /** An award that is not paid yet goes back to the accounts that gave it. */
  | { readonly type: 'BackOutAward'; readonly award: number; readonly reason: string };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type AwardEvent =
  | {
      readonly type: 'AwardMade';
      readonly award: number;
      readonly review: number;
      readonly activity: string;
      readonly table: number;
      readonly round: number;
      readonly seat: number;
      readonly bettor?: string;
      readonly row?: string;
      readonly share?: RoundAward['share'];
      readonly on?: FeeSpace;
      readonly gives: RoundAward['gives'];
      readonly source: Given;
      readonly because: Because;
      readonly claim: AwardClaim;
      readonly wonAt: MomentText;
      readonly verifiedBy: readonly string[];
    }
  | { readonly type: 'IdShown'; readonly award: number; readonly by: string }
  | { readonly type: 'ClaimHeld'; readonly award: number; readonly until: MomentText }
  | {
      readonly type: 'AwardPaid';
      readonly award: number;
      readonly slip: number;
      readonly method: PayMethod;
      readonly amount: Cents;
      readonly by: string;
      readonly at: MomentText;
      readonly bookings: readonly Booking[];
    }
  | {
      readonly type: 'SlipPrinted';
      readonly award: number;
      readonly slip: number;
      /** How often it is on paper by now: 1 is the slip itself, the others are copies. */
      readonly print: number;
      readonly by: string;
      readonly at: MomentText;
    }
  | {
      readonly type: 'AwardForfeited';
      readonly award: number;
      readonly to: Unclaimed;
      /** The winner is excluded; else nobody claimed it in time. CLB-5 */
      readonly why?: 'excluded';
    }
  | {
      readonly type: 'PaymentBackedOut';
      readonly award: number;
      /** Void; its number is not used again. */
      readonly slip: number;
      readonly reason: string;
      readonly by: readonly string[];
      readonly bookings: readonly Booking[];
    }
  | {
      readonly type: 'AwardBackedOut';
      readonly award: number;
      readonly reason: string;
      readonly by: readonly string[];
    }
  | {
      readonly type: 'TrayReimbursed';
      readonly table: number;
      readonly amount: Cents;
      readonly bookings: readonly Booking[];
    };
