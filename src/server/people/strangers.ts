type Tried = { readonly failures: number; readonly waitsUntil?: string };
type OneMore = (before: Tried, now: Temporal.Instant) => Tried;

/** More than people can type in a day; the oldest is forgotten first. */
const KNOWN_MOST = 10_000;

/**
 * Unknown cards and badges that were tried. They wait like real ones, so that waiting doesn't show which are real.
 * In memory only: a mistyped number doesn't belong in the journal. PPL-6, CLB-10
 */
export class Strangers {
  readonly #tried = new Map<string, Tried>();
  readonly #oneMore: OneMore;

  constructor(oneMore: OneMore) {
    this.#oneMore = oneMore;
  }

  of(name: string): Tried {
    return this.#tried.get(name) ?? { failures: 0 };
  }

  failed(name: string, now: Temporal.Instant): void {
    const tried = { ...this.#oneMore(this.of(name), now), failedAt: now.toString() };
    this.#tried.delete(name); // Set again it is the newest.
    this.#tried.set(name, tried);
    const [oldest] = this.#tried.keys();
    if (this.#tried.size > KNOWN_MOST && oldest !== undefined) this.#tried.delete(oldest);
  }
}
