import type { HouseEvent } from '#core/house';

/**
 * Hears what happens to a house, in order. The state may be ahead of the disk: what was applied counts only once
 * `durable` has reached it. A watcher never throws, since it is called between a decision and its answer.
 */
export type Watcher = {
  /** Opened again, following, or out of service. What was applied before and had not become durable is gone. */
  readonly turned: () => void;
  /** These events were applied; the last of them has this number. */
  readonly applied: (seq: number, events: readonly HouseEvent[]) => void;
  /** Everything up to this event is on the disk. */
  readonly durable: (seq: number) => void;
};

/** Several who watch as one. */
export class Watchers implements Watcher {
  readonly #watchers = new Set<Watcher>();

  /** Answers how to stop watching. */
  add(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  turned(): void {
    for (const watcher of this.#watchers) watcher.turned();
  }

  applied(seq: number, events: readonly HouseEvent[]): void {
    for (const watcher of this.#watchers) watcher.applied(seq, events);
  }

  durable(seq: number): void {
    for (const watcher of this.#watchers) watcher.durable(seq);
  }
}
