/** How old what a sign shows may be. Nothing is shown as the truth that nobody has vouched for lately. */
export type Freshness = 'live' | 'stale' | 'old';

export const STALE_AFTER_MS = 10_000;
export const OLD_AFTER_MS = 60_000;

/** By the last heartbeat: after ten seconds it is marked with its time, after a minute no amount is there. */
export const freshnessOf = (heardAt: number | undefined, now: number): Freshness => {
  if (heardAt === undefined) return 'old';
  const age = now - heardAt;
  if (age >= OLD_AFTER_MS) return 'old';
  return age >= STALE_AFTER_MS ? 'stale' : 'live';
};
