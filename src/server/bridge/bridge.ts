import { setTimeout as rest } from 'node:timers/promises';
import { Broker, type BrokerOptions } from './broker.ts';
import { asked, type Heard, type HouseLine, listen } from './house-line.ts';
import type { Message } from './packets.ts';

export type BridgeOptions = HouseLine &
  Pick<BrokerOptions, 'url' | 'ca'> & {
    /** Under which name the broker keeps the topics of the house. */
    readonly prefix: string;
    /** By which name the broker knows the bridge: the same after a restart, so that it keeps what came meanwhile. */
    readonly client: string;
    /** Whether readings go in. */
    readonly isOfSensors: boolean;
    /** Topics of the feed that go out, to stay at the broker. */
    readonly shows: readonly string[];
    readonly nowMs: () => number;
  };

/** What hangs on the wall, and is shown outside. */
export const SHOWN = ['meters', 'boards', 'winners'] as const;

/** So many readings fit one request, and so many requests are on their way. */
const [READINGS_MOST, REQUESTS_MOST] = [500, 8];
const TEXT_MOST = 200;

/** What the house says of a reading, and `heard` by which it says so. */
type Outcome = { readonly outcome: string; readonly event?: number; readonly code?: string };
type Reading = { readonly topic: string; readonly payload: string; readonly at: string };
type Waiting = { readonly reading: Reading; readonly tell: (outcome: Outcome) => void };

/** `on`, or `on 2026-11-15T18:00:00.250Z` from a sensor that knows the time. */
const WITH_MOMENT = /^(.*\S)\s+(\d{4}-\d\d-\d\dT\S+Z)$/s;

/**
 * Between a broker and a house, as a program of its own with the key of a service. A reading is acknowledged at the
 * broker when the house has said what became of it, and is handed in again until then. MCH-17
 */
export class Bridge {
  readonly #options: BridgeOptions;
  readonly #broker: Broker;
  readonly #ending = new AbortController();
  readonly #waiting: Waiting[] = [];
  readonly #shown = new Map<string, string>();
  readonly #toShow = new Set<string>();
  readonly #end: () => void;
  readonly #fail: (error: Error) => void;
  /** Ends with the bridge; fails where the house does not know its key, or refuses its scope. */
  readonly ended: Promise<void>;
  #asking = 0;
  #isShowing = false;
  #lastMicroseconds = 0;

  constructor(options: BridgeOptions) {
    this.#options = options;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    [this.ended, this.#end, this.#fail] = [promise, resolve, reject];
    this.#broker = new Broker({
      ...options,
      topics: options.isOfSensors ? [`${options.prefix}/tables/#`] : [],
      will: { topic: this.#topicOf('bridge'), payload: 'offline' },
      onMessage: (message, acknowledge) => this.#take(message, acknowledge),
      onUp: () => this.#showAll(),
    });
    this.#shown.set(this.#topicOf('bridge'), 'online');
    if (options.shows.length > 0) void this.#ask(listen(options, options.shows, this.#hear, this.#ending.signal));
  }

  async close(): Promise<void> {
    this.#ending.abort();
    const offline = { topic: this.#topicOf('bridge'), payload: 'offline', isRetained: true };
    if (this.#broker.isUp) await Promise.race([this.#broker.publish(offline), rest(1_000)]);
    this.#broker.close();
    this.#end();
  }

  #topicOf(name: string): string {
    return `${this.#options.prefix}/${name}`;
  }

  /** What goes wrong for good ends the bridge. */
  async #ask(asking: Promise<void>): Promise<void> {
    try {
      await asking;
    } catch (error) {
      if (!this.#ending.signal.aborted) this.#fail(error as Error);
    }
  }

  #take({ topic, payload: bytes, isRetained }: Message, acknowledge: () => void): void {
    const text = bytes.toString('utf8');
    const [, payload = text, said] = WITH_MOMENT.exec(text) ?? [];
    // What the broker kept for whoever comes later is no news, unless it says when it was.
    if (isRetained && said === undefined) {
      acknowledge();
      return;
    }
    const tell = (outcome: Outcome): void => {
      acknowledge();
      const told = JSON.stringify({ ...(said === undefined ? {} : { at: said }), ...outcome });
      const of = `outcomes/${topic.slice(this.#options.prefix.length + 1)}`;
      void this.#broker.publish({ topic: this.#topicOf(of), payload: told, isRetained: false });
    };
    const isFit = topic.length <= TEXT_MOST && payload.length <= TEXT_MOST && (said === undefined || isMoment(said));
    if (!isFit) {
      tell({ outcome: 'refused', code: 'not-a-reading' });
      return;
    }
    this.#waiting.push({ reading: { topic, payload, at: said ?? this.#stamp() }, tell });
    void this.#ask(this.#handIn());
  }

  /** When it came, for a sensor that has no clock; one after the other, also within a millisecond. */
  #stamp(): string {
    this.#lastMicroseconds = Math.max(this.#options.nowMs() * 1_000, this.#lastMicroseconds + 1);
    return Temporal.Instant.fromEpochNanoseconds(BigInt(this.#lastMicroseconds) * 1_000n).toString();
  }

  /** All that has come meanwhile, at once. */
  async #handIn(): Promise<void> {
    if (this.#asking === REQUESTS_MOST) return;
    this.#asking += 1;
    await rest(0); // What comes in the same moment goes along.
    for (let some = this.#some(); some.length > 0; some = this.#some()) {
      const readings = some.map(({ reading }) => reading);
      const answer = await asked(this.#options, '/sensors', { readings }, this.#ending.signal);
      const { results } = (answer ?? {}) as { readonly results?: readonly Outcome[] }; // As the contract says.
      for (const [place, { tell }] of some.entries()) tell(outcomeOf(results?.[place]));
    }
    this.#asking -= 1;
  }

  #some(): readonly Waiting[] {
    return this.#waiting.splice(0, READINGS_MOST);
  }

  readonly #hear = (heard: Heard): void => {
    for (const [topic, parts] of Object.entries(heard.topics)) {
      const under = this.#topicOf(topic);
      const { set = {}, gone = [] } = heard.type === 'delta' ? heard.topics[topic]! : { set: parts };
      const before = heard.type === 'delta' ? [] : [...this.#shown.keys()].filter(name => name.startsWith(`${under}/`));
      const left = before.filter(name => !Object.hasOwn(set, name.slice(under.length + 1)));
      for (const name of [...gone.map(key => `${under}/${key}`), ...left]) this.#show(name, '');
      for (const [key, part] of Object.entries(set)) this.#show(`${under}/${key}`, JSON.stringify(part));
    }
  };

  #show(topic: string, payload: string): void {
    if (this.#shown.get(topic) === payload) return;
    this.#shown.set(topic, payload);
    this.#toShow.add(topic);
    void this.#publishAll();
  }

  /** The broker may have forgotten everything. */
  #showAll(): void {
    for (const topic of this.#shown.keys()) this.#toShow.add(topic);
    void this.#publishAll();
  }

  /** Always the newest: what changes twice while the broker is away is told once. */
  async #publishAll(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    for (const topic of this.#toShow) {
      this.#toShow.delete(topic);
      const payload = this.#shown.get(topic) ?? '';
      if (payload === '') this.#shown.delete(topic); // An empty message takes what was kept away.
      await this.#broker.publish({ topic, payload, isRetained: true });
    }
    this.#isShowing = false;
  }
}

const isMoment = (text: string): boolean => {
  try {
    Temporal.Instant.from(text);
    return true;
  } catch {
    return false;
  }
};

const outcomeOf = (said: (Outcome & { readonly code?: string }) | undefined): Outcome => {
  if (said === undefined) return { outcome: 'refused', code: 'not-a-reading' };
  const { outcome, event, code } = said;
  return { outcome, ...(event === undefined ? {} : { event }), ...(code === undefined ? {} : { code }) };
};
