import type { Refusal } from '#core/base';
import { refuse } from './refusals.ts';

/** The number at once, and the number a second after that. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** Senders who were quiet this long are forgotten; their bucket would be full again. */
const FORGET_MS = 60_000;

type Bucket = { left: number; atMs: number };

/** A bucket of permissions for each name, filled by time. API-6 */
export class RateLimit {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #sweptMs = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes one; answers how many seconds to wait where there is none, else 0. */
  take(name: string, nowMs: number): number {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#bucketOf(name, nowMs);
    const passed = Math.max(0, nowMs - bucket.atMs);
    bucket.left = Math.min(burst, bucket.left + (passed / 1_000) * perSecond);
    bucket.atMs = nowMs;
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perSecond);
    bucket.left -= 1;
    return 0;
  }

  /** What is left of a name's, and what there is of it at most. */
  standing(name: string): { readonly left: number; readonly burst: number; readonly perSecond: number } {
    const left = this.#buckets.get(name)?.left ?? this.#rate.burst;
    return { left: Math.floor(left), ...this.#rate };
  }

  #bucketOf(name: string, nowMs: number): Bucket {
    if (nowMs - this.#sweptMs > FORGET_MS) this.#sweep(nowMs);
    const known = this.#buckets.get(name);
    if (known !== undefined) return known;
    const fresh = { left: this.#rate.burst, atMs: nowMs };
    this.#buckets.set(name, fresh);
    return fresh;
  }

  #sweep(nowMs: number): void {
    this.#sweptMs = nowMs;
    const { burst, perSecond } = this.#rate;
    const fullAfterMs = Math.max(FORGET_MS, (burst / perSecond) * 1_000);
    for (const [name, { atMs }] of this.#buckets) if (nowMs - atMs > fullAfterMs) this.#buckets.delete(name);
  }
}

/** Takes one of the permissions of a name, or says how long to wait. */
export const tooOften = (limit: RateLimit, name: string, now: Temporal.Instant): Refusal | undefined => {
  const seconds = limit.take(name, now.epochMilliseconds);
  return seconds > 0 ? refuse('too-many-requests', { seconds }, 'API-6') : undefined;
};

/** How much a station may still ask, as headers. MCH-4 */
export const rateHeaders = (limit: RateLimit, name: string): { readonly now: string; readonly policy: string } => {
  const { left, burst, perSecond } = limit.standing(name);
  const seconds = Math.max(1, Math.ceil(burst / perSecond));
  return {
    now: `"station";r=${left};t=${Math.ceil((burst - left) / perSecond)}`,
    policy: `"station";q=${burst};w=${seconds}`,
  };
};
