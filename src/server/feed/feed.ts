import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Refusal } from '#core/base';
import type { HouseEvent } from '#core/house';
import { gamingDayOf } from '#core/time';
import type { BeatMessage, FeedEvent, ServiceState, Topic } from '#core/views';
import { saidIn } from '#core/words';
import type { HouseService, Status } from '#server/house';
import { type FeedAsked, messageId } from './asked.ts';
import { Client, type FeedCounts, type Listener } from './client.ts';
import { byTopic, type Frame, frame, HEADERS, promisedFrame } from './frames.ts';
import { Portions } from './portions.ts';
import { refuse } from './refusals.ts';
import { Tracked } from './tracked.ts';

/** What the feed needs of a house in service. */
export type FeedHouse = Pick<HouseService, 'state' | 'status' | 'durable' | 'watch'>;

export type FeedOptions = {
  readonly now: () => Temporal.Instant;
  /** Changes that come closer together are sent together. */
  readonly togetherMs: number;
  readonly beatEveryMs: number;
  /** How long a topic without listeners is kept up to date, so that a client that was cut off can resume. */
  readonly lingerMs: number;
  /** Whether every message is checked against its contract before it is sent. */
  readonly checksMessages: boolean;
  /** How many lines one station may have open: a page in a few windows, and those that are just being closed. */
  readonly linesPerStation: number;
  /** Told when a view could not be made. */
  readonly say: (sentence: string) => void;
};

export const FEED_DEFAULTS: FeedOptions = {
  now: () => Temporal.Now.instant(),
  togetherMs: 50,
  beatEveryMs: 2_000,
  lingerMs: 120_000,
  checksMessages: false,
  linesPerStation: 8,
  say: sentence => console.error(sentence),
};

const CLIENTS_MAX = 5_000;

/** What changed up to an event, made and waiting for that event to be durable. */
type Held = { readonly seq: number; readonly changes: ReadonlyMap<Topic, string> };

/**
 * Tells screens the state of the house. Views are made from the newest state, for the topics that have listeners and
 * an event has touched, once for all; they are held until the journal has reached the state they were made from.
 */
export class Feed {
  readonly #house: FeedHouse;
  readonly #options: FeedOptions;
  readonly #frame: Frame;
  readonly #clients = new Set<Client>();
  /** What went out since the start, for those who measure. */
  readonly counts: FeedCounts = { bytes: 0, begunAnew: 0, hungUp: 0 };
  readonly #tracked = new Tracked();
  /** On its way to the listeners, in order. */
  readonly #outgoing = new Portions();
  readonly #unwatch: () => void;
  readonly #beats: NodeJS.Timeout;
  #run = newRun();
  /** Applied and not yet looked at. */
  #events: HouseEvent[] = [];
  #held: Held | undefined;
  /** The last event that is shown. Unless something is held, everything kept up is there. */
  #shown = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(house: FeedHouse, options: Partial<FeedOptions> = {}) {
    this.#house = house;
    this.#options = { ...FEED_DEFAULTS, ...options };
    this.#frame = this.#options.checksMessages ? promisedFrame : frame;
    this.#unwatch = house.watch({
      turned: () => this.#startAnew(),
      applied: (_, events) => this.#note(events),
      durable: () => this.#releaseSoon(),
    });
    this.#beats = setInterval(() => this.#attempt(() => this.#beat()), this.#options.beatEveryMs).unref();
  }

  get clients(): number {
    return this.#clients.size;
  }

  /** Opens the stream on a response that nobody has written to; refuses while too many listen. */
  connect(response: ServerResponse, asked: FeedAsked, who: Listener = {}): Refusal | undefined {
    if (this.#clients.size >= CLIENTS_MAX) return refuse('feed-full', { clients: CLIENTS_MAX }, 'FED-6');
    const { station } = asked;
    const { linesPerStation } = this.#options;
    if (station !== undefined && this.#linesOf(station) >= linesPerStation)
      return refuse('lines-full', { station, lines: linesPerStation }, 'FED-6');
    // The stream ends with the connection: chunks would only cost.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, HEADERS);
    const options = { ...who, onCaughtUp: () => this.#lookSoon(), frame: this.#frame, counts: this.counts };
    const client = new Client(response, asked, options);
    this.#clients.add(client);
    response.on('close', () => this.#clients.delete(client));
    // The clock and the service at once, even where there is no state to show.
    client.send(this.#frame('beat', this.#beatData()));
    this.#lookSoon();
    return undefined;
  }

  #linesOf(station: string): number {
    let lines = 0;
    for (const client of this.#clients) if (client.station === station) lines += 1;
    return lines;
  }

  /** Hangs up on everybody. */
  close(): void {
    this.#unwatch();
    clearInterval(this.#beats);
    clearTimeout(this.#timer);
    this.#outgoing.clear();
    for (const client of this.#clients) client.end();
  }

  /** Called between a decision and its answer: it only keeps what comes. */
  #note(events: readonly HouseEvent[]): void {
    if (this.#tracked.size === 0) return;
    for (const event of events) this.#events.push(event);
    this.#lookSoon();
  }

  /** The house was opened again or is out of service: what is held never happened, and everybody starts again. */
  #startAnew(): void {
    this.#run = newRun();
    this.#forget();
    for (const client of this.#clients) client.startAnew();
    this.#beat();
    this.#lookSoon();
  }

  #lookSoon(): void {
    if (this.#timer !== undefined) return;
    const wait = this.#lookedAt + this.#options.togetherMs - performance.now();
    this.#timer = setTimeout(() => this.#attempt(() => this.#look()), Math.max(0, wait));
  }

  /** The answer to the command goes first. */
  #releaseSoon(): void {
    if (this.#held !== undefined) setImmediate(() => this.#attempt(() => this.#release()));
  }

  /** A bug in a view doesn't stop the house: listeners are disconnected, so that their screens say stale. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (defect) {
      this.#options.say(
        `The feed stopped and is starting again: ${defect instanceof Error ? defect.stack : String(defect)}`,
      );
      this.#forget();
      for (const client of this.#clients) client.end();
    }
  }

  #forget(): void {
    this.#held = undefined;
    this.#events = [];
    this.#tracked.clear();
    this.#outgoing.clear();
  }

  /** Makes the parts that changed since the last time, and those with a first listener. */
  #look(): void {
    this.#timer = undefined;
    const { state } = this.#house;
    const status = this.#house.status();
    if (this.#held !== undefined || state === undefined || status.seq === undefined) return;
    this.#lookedAt = performance.now();
    const { seq } = status;
    const changes = this.#tracked.refresh(state, seq, this.#events);
    this.#events = [];
    this.#tracked.want(this.#heard(), state, seq);
    this.#held = { seq, changes };
    this.#release();
  }

  #heard(): ReadonlySet<Topic> {
    const heard = new Set<Topic>();
    for (const { topics } of this.#clients) for (const topic of topics) heard.add(topic);
    return heard;
  }

  /** Sends what is held once the journal has reached it. */
  #release(): void {
    const held = this.#held;
    if (held === undefined || this.#house.durable < held.seq) return;
    this.#held = undefined;
    this.#shown = held.seq;
    const frames = new Map<string, Buffer | undefined>();
    for (const client of this.#clients) {
      if (client.isBehind) continue;
      if (client.isCurrent) this.#sendChanges(client, held, frames);
      else this.#bringUp(client);
    }
    this.#outgoing.begin();
    if (this.#events.length > 0) this.#lookSoon();
  }

  /** Listeners to the same topics get the same bytes. */
  #sendChanges(client: Client, { changes }: Held, frames: Map<string, Buffer | undefined>): void {
    if (changes.size === 0) return;
    const topics = client.topics.filter(topic => changes.has(topic));
    const name = topics.join();
    if (!frames.has(name))
      frames.set(
        name,
        this.#frameOf('delta', topics, topic => changes.get(topic)),
      );
    const bytes = frames.get(name);
    if (bytes !== undefined) this.#sendInTurn(client, bytes);
  }

  /** A client that has fallen behind by then starts again instead. */
  #sendInTurn(client: Client, bytes: Buffer): void {
    const { beginnings } = client;
    this.#outgoing.add(() => {
      if (client.beginnings === beginnings) client.send(bytes);
    });
  }

  /** Sends a client what it missed, if known, else everything. */
  #bringUp(client: Client): void {
    const { topics, after } = client;
    const caches = topics.flatMap(topic => this.#tracked.get(topic) ?? []);
    if (caches.length < topics.length) {
      this.#lookSoon(); // It came after the last look.
      return;
    }
    client.isCurrent = true;
    client.after = undefined;
    const isKnown = after?.run === this.#run && caches.every(cache => cache.knowsSince(after.seq));
    const bytes = isKnown
      ? this.#frameOf('delta', topics, topic => this.#tracked.get(topic)?.changedSince(after.seq))
      : this.#frameOf('snapshot', topics, topic => this.#tracked.get(topic)?.snapshot());
    if (bytes !== undefined) this.#sendInTurn(client, bytes);
  }

  /** The frame for some topics; undefined if there is nothing to say. */
  #frameOf(
    event: FeedEvent,
    topics: readonly Topic[],
    jsonOf: (topic: Topic) => string | undefined,
  ): Buffer | undefined {
    const said = topics.flatMap(topic => {
      const json = jsonOf(topic);
      return json === undefined ? [] : [[topic, json] as const];
    });
    return said.length === 0 ? undefined : this.#frame(event, byTopic(said), this.#id());
  }

  #beat(): void {
    this.#tracked.forget(this.#heard(), this.#options.lingerMs);
    const data = this.#beatData();
    // A client that is up to date has everything shown, also what wasn't about its topics.
    const current = this.#frame('beat', data, this.#id());
    const others = this.#frame('beat', data);
    // Without a house nobody can say who may stay: listeners hear at least that.
    const isAsked = this.#house.state !== undefined;
    for (const client of this.#clients) {
      const { isCurrent, beginnings } = client;
      this.#outgoing.add(() => {
        const isStill = isCurrent && client.beginnings === beginnings;
        client.beat(isStill ? current : others, isAsked);
      });
    }
    this.#outgoing.begin();
  }

  #beatData(): string {
    const now = this.#options.now();
    const clock = this.#house.state?.settings.clock;
    const beat: BeatMessage = {
      at: now.epochMilliseconds,
      seq: this.#shown,
      ...(clock === undefined ? {} : { gamingDay: gamingDayOf(clock, now).toString() }),
      service: serviceOf(this.#house.status()),
    };
    return JSON.stringify(beat);
  }

  #id(): string {
    return messageId({ seq: this.#shown, run: this.#run });
  }
}

/** Tells one run of the feed from every other. */
const newRun = (): string => randomBytes(5).toString('hex');

/** As screens see it: numbers that are not durable yet stay here. */
const serviceOf = (status: Status): ServiceState => {
  if (status.type !== 'out-of-service') return { type: status.type };
  return { type: status.type, reason: status.because ?? saidIn({ words: status.reason }) };
};
