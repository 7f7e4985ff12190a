import type { Cents } from '#core/money';
import { Unclaimed } from '#core/rulebook';
import { choiceBy, type Of, optional } from '#core/shape';
import { MomentText } from '#core/time';

/** A verified prize on its way to the winner. On disk forever: add a member or an optional field. */
export const AwardClaim = choiceBy('state', {
  /** Waits for ID. `idBy` ends the first period, `by` the last; before `from` nothing can be claimed. */
  'awaiting-id': { from: MomentText, idBy: optional(MomentText), by: optional(MomentText) },
  /** The first period is over; the winner may still come back. */
  held: { by: MomentText },
  payable: {},
  paid: {},
  forfeited: { to: Unclaimed },
});
export type AwardClaim = Of<typeof AwardClaim>;

/** Not verified yet: there is nothing to claim. */
export const UNVERIFIED = { state: 'unverified' } as const;
export type Claim = typeof UNVERIFIED | AwardClaim;

/**
 * A verified win. `wonAt` is the moment of the hand, or the end of the period it won; `posted` is
 * the posted prize, of which the winner may get a share only. CLM-1, CLM-4
 */
export type VerifiedWin = { readonly wonAt: Temporal.Instant; readonly posted: Cents };

export type ClaimCommand =
  | ({ readonly type: 'VerifyWin' } & VerifiedWin)
  | { readonly type: 'ShowId' }
  | { readonly type: 'PayPrize' }
  /** Looks at the clock only. */
  | { readonly type: 'LetTimePass' };
