import type { Cents } from '#core/money';
import type { Unclaimed } from '#core/rulebook';
import type { HouseClock } from '#core/time';

/** A verified prize on its way to the winner. */
export type Claim =
  /** Not verified yet: there is nothing to claim. */
  | { readonly state: 'unverified' }
  /** Waits for ID. `idBy` ends the first period, `by` the last; before `from` nothing can be claimed. */
  | {
      readonly state: 'awaiting-id';
      readonly from: Temporal.Instant;
      readonly idBy?: Temporal.Instant;
      readonly by?: Temporal.Instant;
    }
  /** The first period is over; the winner may still come back. */
  | { readonly state: 'held'; readonly by: Temporal.Instant }
  | { readonly state: 'payable' }
  | { readonly state: 'paid' }
  | { readonly state: 'forfeited'; readonly to: Unclaimed };

export const UNVERIFIED: Claim = { state: 'unverified' };

export type ClaimCommand =
  /**
   * The hand, ticket or result stands. `wonAt` is the moment of the hand, or the end of the period it won; `posted` is
   * the posted prize, of which the winner may get a share only. CLM-1, CLM-4
   */
  | { readonly type: 'VerifyWin'; readonly wonAt: Temporal.Instant; readonly posted: Cents }
  | { readonly type: 'ShowId' }
  | { readonly type: 'PayPrize' }
  /** Looks at the clock only. */
  | { readonly type: 'LetTimePass' };

/** On disk for ever: add a member or an optional field; never rename, never reuse. */
export type ClaimEvent =
  | {
      readonly type: 'WinVerified';
      readonly needsId: boolean;
      readonly from: Temporal.Instant;
      readonly idBy?: Temporal.Instant;
      readonly by?: Temporal.Instant;
    }
  | { readonly type: 'ClaimHeld' }
  | { readonly type: 'IdShown' }
  | { readonly type: 'PrizePaid' }
  | { readonly type: 'ClaimForfeited'; readonly to: Unclaimed };

export type ClaimContext = { readonly now: Temporal.Instant; readonly clock: HouseClock };
