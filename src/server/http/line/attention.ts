/** What somebody has open of what waits. */
export type Opened = { readonly opened: string; readonly person: string; readonly since: string };

/** A screen says every few seconds what it has open; one that has gone says nothing more. */
const FORGOTTEN_AFTER_MS = 15_000;

/** Who has what open at which station. Only for other people's eyes: nothing is decided by it, and nothing is kept. */
export class Attention {
  readonly #at = new Map<string, Opened & { readonly lastMs: number }>();

  /** What a station has open now, or nothing; answers what the others have. */
  say(station: string, person: string, opened: string | undefined, now: Temporal.Instant): readonly Opened[] {
    const nowMs = now.epochMilliseconds;
    const before = this.#at.get(station);
    if (opened === undefined) this.#at.delete(station);
    else {
      const isSame = before?.opened === opened && before.person === person;
      this.#at.set(station, { opened, person, since: isSame ? before.since : now.toString(), lastMs: nowMs });
    }
    for (const [one, { lastMs }] of this.#at) if (nowMs - lastMs > FORGOTTEN_AFTER_MS) this.#at.delete(one);
    return [...this.#at].filter(([one]) => one !== station).map(([, { lastMs: _, ...open }]) => open);
  }
}
