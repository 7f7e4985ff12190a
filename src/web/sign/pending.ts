import type { MetersOfActivity, MeterView, PendingView } from '#core/views';

/** What a called hand has locked of a meter, with the meter it was locked in. */
export type Locked = { readonly of: MetersOfActivity; readonly meter: MeterView; readonly pending: PendingView };

export const lockedIn = (meters: readonly MetersOfActivity[]): readonly Locked[] =>
  meters.flatMap(of =>
    of.pools.flatMap(meter => (meter.pending === undefined ? [] : [{ of, meter, pending: meter.pending }])),
  );

/** From here on a room stops to look: what is pending has the whole sign for as long as it is. SGN-9 */
const HOLDS_FROM = 100_000;
const EVERY_MS = 10_000;

/** The pending jackpot that has the sign at this moment; several take turns, the largest first. */
export const holdingAt = (locked: readonly Locked[], now: number): Locked | undefined => {
  const large = locked
    .filter(({ pending }) => pending.amount >= HOLDS_FROM)
    .toSorted((a, b) => b.pending.amount - a.pending.amount);
  return large[Math.floor(now / EVERY_MS) % Math.max(1, large.length)];
};
