import type { Station } from './station.ts';

const HOUR_MS = 3_600_000;
/** A key is good for so long; one that is used is renewed long before. */
const GOOD_FOR_MS = 90 * 24 * HOUR_MS;
const RENEWED_AFTER_MS = 30 * 24 * HOUR_MS;
/** A new key that got lost is given again after so long: two pages of one station take none away from each other. */
const GIVEN_AGAIN_AFTER_MS = 10 * 60_000;
/** What was sent with the old key before the new one came is still heard. */
const HEARD_FOR_MS = 2 * 60_000;

const msOf = (moment: string): number => Temporal.Instant.from(moment).epochMilliseconds;

/** Until when a key is good that is given now. PPL-23 */
export const keyGoodUntil = (now: Temporal.Instant): Temporal.Instant => now.add({ milliseconds: GOOD_FOR_MS });

/** Until when the key before is still heard. PPL-23 */
export const oldKeyUntil = (now: Temporal.Instant): Temporal.Instant => now.add({ milliseconds: HEARD_FOR_MS });

export const isKeyOver = ({ keyUntil }: Pick<Station, 'keyUntil'>, nowMs: number): boolean =>
  keyUntil !== undefined && nowMs >= msOf(keyUntil);

/** Whether it is time for another key: the present one is a month old, or older than this rule. PPL-23 */
export const isKeyDue = ({ keyUntil, nextKey }: Pick<Station, 'keyUntil' | 'nextKey'>, nowMs: number): boolean => {
  if (nextKey !== undefined && nowMs - msOf(nextKey.at) < GIVEN_AGAIN_AFTER_MS) return false;
  return keyUntil === undefined || msOf(keyUntil) - nowMs <= GOOD_FOR_MS - RENEWED_AFTER_MS;
};

/** Which of its keys this is the hash of, as far as that one is still good. PPL-23 */
export const keyKnown = (station: Station, hash: string, nowMs: number): 'present' | 'next' | 'last' | undefined => {
  const { keyHash, nextKey, lastKey } = station;
  if (isKeyOver(station, nowMs)) return undefined;
  if (hash === keyHash) return 'present';
  if (hash === nextKey?.keyHash) return 'next';
  return hash === lastKey?.keyHash && nowMs < msOf(lastKey.until) ? 'last' : undefined;
};
