import type { PoolHit } from '#core/fund';
import type { AwardDue, Call, Judged, Lock, MomentText, Seen } from '#core/state';

/** Pressing again undoes the call. */
export type CallCommand = {
  readonly type: 'CallHand';
  readonly table: number;
  readonly seat: number;
  readonly activity: string;
  readonly row: string;
};

export type VerificationCommand =
  /** The cards as seen, the deck counted, the checklist done, the seal under which the hand is kept. */
  | {
      readonly type: 'VerifyHands';
      readonly table: number;
      readonly activity: string;
      readonly seen: Seen;
      readonly deckCounted: boolean;
      readonly checked: readonly string[];
      readonly seal?: string;
    }
  /** The hands cannot be verified at all: mucked cards, nobody there. */
  | { readonly type: 'RefuseHands'; readonly table: number; readonly activity: string; readonly reason: string }
  /** The second person has seen the same sheet and agrees, or does not. */
  | { readonly type: 'AgreeToReview'; readonly review: number }
  | { readonly type: 'RejectReview'; readonly review: number; readonly reason: string };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type CallEvent =
  | ({ readonly type: 'HandCalled'; readonly by: string } & Call)
  | { readonly type: 'CallUndone'; readonly call: number; readonly by: string }
  | ({ readonly type: 'MeterLocked' } & Lock)
  | { readonly type: 'LockEnded'; readonly lock: number }
  | {
      readonly type: 'CallsRefused';
      readonly calls: readonly number[];
      readonly by: string;
      readonly reason: string;
    }
  | {
      readonly type: 'HandsVerified';
      readonly review: number;
      readonly table: number;
      readonly round: number;
      readonly activity: string;
      readonly calls: readonly number[];
      readonly by: string;
      readonly wonAt: MomentText;
      readonly seen: Seen;
      readonly checked: readonly string[];
      readonly seal?: string;
      readonly due: readonly AwardDue[];
      readonly hits: readonly PoolHit[];
      readonly judged: readonly Judged[];
      readonly needsSecond: boolean;
    }
  | { readonly type: 'ReviewAgreed'; readonly review: number; readonly by: readonly string[] }
  | { readonly type: 'ReviewRejected'; readonly review: number; readonly by: string; readonly reason: string };
