export type Idle =
  | { readonly type: 'here' }
  /** The page asks whether somebody is still there; this many seconds are left. */
  | { readonly type: 'asked'; readonly seconds: number }
  | { readonly type: 'gone' };

/** A session of a minute asks after three quarters of it. CLB-11 */
const ASKS_AFTER = 0.75;

/** Whether somebody still is here, by the moment of the last touch. */
export const idleOf = (touchedMs: number, nowMs: number, staysMs: number): Idle => {
  const leftMs = touchedMs + staysMs - nowMs;
  if (leftMs <= 0) return { type: 'gone' };
  if (leftMs > staysMs * (1 - ASKS_AFTER)) return { type: 'here' };
  return { type: 'asked', seconds: Math.ceil(leftMs / 1_000) };
};
