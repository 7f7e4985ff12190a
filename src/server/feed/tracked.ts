import type { HouseEvent, HouseView } from '#core/house';
import { type Topic, touchedBy } from '#core/views';
import { TopicCache } from './topic-cache.ts';

/** The topics that are kept up: those somebody listens to, and for a while those somebody listened to. */
export class Tracked {
  readonly #caches = new Map<Topic, TopicCache>();
  readonly #unheardSince = new Map<Topic, number>();

  get size(): number {
    return this.#caches.size;
  }

  get(topic: Topic): TopicCache | undefined {
    return this.#caches.get(topic);
  }

  /** Makes what the events have touched again; returns what changed of each topic, as JSON. */
  refresh(house: HouseView, seq: number, events: readonly HouseEvent[]): ReadonlyMap<Topic, string> {
    const changes = new Map<Topic, string>();
    for (const [topic, keys] of this.#touched(events)) {
      const change = this.#caches.get(topic)?.refresh(house, seq, keys === 'all' ? undefined : keys);
      if (change !== undefined) changes.set(topic, change);
    }
    return changes;
  }

  /** Begins to keep up what is wanted and not kept up yet. */
  want(topics: Iterable<Topic>, house: HouseView, seq: number): void {
    for (const topic of topics) {
      if (!this.#caches.has(topic)) this.#caches.set(topic, new TopicCache(topic, house, seq));
    }
  }

  /** Lets go of what nobody has listened to for so long. */
  forget(heard: ReadonlySet<Topic>, lingerMs: number): void {
    for (const topic of this.#caches.keys()) {
      const since = this.#unheardSince.get(topic) ?? performance.now();
      if (heard.has(topic)) this.#unheardSince.delete(topic);
      else if (performance.now() - since < lingerMs) this.#unheardSince.set(topic, since);
      else {
        this.#unheardSince.delete(topic);
        this.#caches.delete(topic);
      }
    }
  }

  clear(): void {
    this.#caches.clear();
    this.#unheardSince.clear();
  }

  #touched(events: readonly HouseEvent[]): ReadonlyMap<Topic, Set<string> | 'all'> {
    const touched = new Map<Topic, Set<string> | 'all'>();
    for (const event of events) {
      for (const { topic, key } of touchedBy(event)) {
        for (const one of topic === 'table.*' ? this.#tables() : [topic]) {
          const keys = touched.get(one);
          if (key === undefined) touched.set(one, 'all');
          else if (keys === undefined) touched.set(one, new Set([key]));
          else if (keys !== 'all') keys.add(key);
        }
      }
    }
    return touched;
  }

  #tables(): readonly Topic[] {
    return [...this.#caches.keys()].filter(topic => topic.startsWith('table.'));
  }
}
