import type { HouseView } from '#core/house';
import { type Topic, type View, viewOf } from '#core/views';

/** A part as it was last sent, and the event after which it was so. */
type Sent = { readonly json: string; readonly seq: number };

/** With more removed parts than this, a new snapshot is sent instead. */
const GONE_KEPT = 1_000;

/**
 * The parts of one topic as JSON, each made once for everybody. It remembers when each part last changed or went, so
 * that a client who was away gets only what it missed.
 */
export class TopicCache {
  readonly #view: View<unknown>;
  readonly #parts = new Map<string, Sent>();
  readonly #gone = new Map<string, number>();
  /** What changed after this event is known. */
  #since: number;
  #snapshot: string | undefined;

  constructor(topic: Topic, house: HouseView, seq: number) {
    this.#view = viewOf(topic);
    this.#since = seq;
    this.refresh(house, seq, undefined);
  }

  /** Makes some or all parts again; returns what changed, as JSON. */
  refresh(house: HouseView, seq: number, keys: ReadonlySet<string> | undefined): string | undefined {
    const seen = keys ?? new Set([...this.#parts.keys(), ...this.#view.keys(house)]);
    const set: string[] = [];
    const gone: string[] = [];
    for (const key of seen) {
      const part = this.#view.part(house, key);
      if (part === undefined) {
        if (this.#remove(key, seq)) gone.push(key);
        continue;
      }
      const json = JSON.stringify(part);
      if (json === this.#parts.get(key)?.json) continue;
      this.#parts.set(key, { json, seq });
      this.#gone.delete(key);
      set.push(entry(key, json));
    }
    if (set.length + gone.length === 0) return undefined;
    this.#snapshot = undefined;
    return change(set, gone);
  }

  /** All parts by key. */
  snapshot(): string {
    this.#snapshot ??= `{${[...this.#parts].map(([key, { json }]) => entry(key, json)).join(',')}}`;
    return this.#snapshot;
  }

  /** Whether what changed after an event can be told. */
  knowsSince(seq: number): boolean {
    return seq >= this.#since;
  }

  /** What changed after an event, as it is now. */
  changedSince(seq: number): string | undefined {
    const set = [...this.#parts].filter(([, part]) => part.seq > seq).map(([key, { json }]) => entry(key, json));
    const gone = [...this.#gone].filter(([, at]) => at > seq).map(([key]) => key);
    return set.length + gone.length === 0 ? undefined : change(set, gone);
  }

  #remove(key: string, seq: number): boolean {
    if (!this.#parts.delete(key)) return false;
    this.#gone.set(key, seq);
    for (const [oldest, at] of this.#gone) {
      if (this.#gone.size <= GONE_KEPT) break;
      this.#gone.delete(oldest);
      this.#since = Math.max(this.#since, at);
    }
    return true;
  }
}

const entry = (key: string, json: string): string => `${JSON.stringify(key)}:${json}`;

const change = (set: readonly string[], gone: readonly string[]): string => {
  const fields = [
    ...(set.length === 0 ? [] : [`"set":{${set.join(',')}}`]),
    ...(gone.length === 0 ? [] : [`"gone":${JSON.stringify(gone)}`]),
  ];
  return `{${fields.join(',')}}`;
};
