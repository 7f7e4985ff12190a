import { oneMoreFailure } from '#core/house';

type Tried = { readonly failures: number; readonly waitsUntil?: string };

/** More than a kiosk can type in a day; the oldest is forgotten first. */
const CARDS_MOST = 10_000;

/**
 * Unknown cards that were tried. They wait like real ones, so that waiting doesn't show which are real.
 * In memory only: a mistyped number doesn't belong in the journal. CLB-10
 */
export class Strangers {
  readonly #tried = new Map<string, Tried>();

  of(card: string): Tried {
    return this.#tried.get(card) ?? { failures: 0 };
  }

  failed(card: string, now: Temporal.Instant): void {
    const tried = oneMoreFailure(this.of(card), now);
    this.#tried.delete(card); // Set again it is the newest.
    this.#tried.set(card, tried);
    const [oldest] = this.#tried.keys();
    if (this.#tried.size > CARDS_MOST && oldest !== undefined) this.#tried.delete(oldest);
  }
}
