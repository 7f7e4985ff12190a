import type { Refusal } from '#core/base';
import type { Topic } from '#core/views';
import { type BeatMessage, type DeltaMessage, type ServiceState, type Views, withDelta } from '#core/views/on-screen';

/** How well a screen is connected. What it shows always stays; this says how old it may be. */
export type FeedLink = {
  /** `stale`: no heartbeat for five seconds. `ended`: the server has hung up for good and said why. */
  readonly state: 'connecting' | 'live' | 'stale' | 'ended';
  /** When the last heartbeat came, by the clock of this device. */
  readonly heardAt?: number;
  /** How far the clock of this device is behind the server's, in milliseconds. */
  readonly skewMs: number;
  /** The last event that is shown. */
  readonly seq: number;
  readonly gamingDay?: string;
  readonly service?: ServiceState;
  readonly refusal?: Refusal;
};

/** One connection for a whole page, and the last that came over it. Made for `useSyncExternalStore`. */
export type FeedStore = {
  /** Answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes, and so for every topic and part. */
  readonly views: () => Views;
  readonly link: () => FeedLink;
  /** The server's time, in milliseconds. */
  readonly now: () => number;
  readonly close: () => void;
};

/** As much of a browser as the feed needs. */
export type FeedDevice = {
  readonly open: (url: string) => FeedSource;
  readonly now: () => number;
  /** Calls later, unless the answer is called before. */
  readonly later: (ms: number, what: () => void) => () => void;
  /** From 0 to 1: screens that lost one server do not all reconnect at once. */
  readonly random: () => number;
};

export type FeedSource = {
  readonly addEventListener: (type: string, take: (message: Event) => void) => void;
  readonly close: () => void;
};

const BROWSER: FeedDevice = {
  open: url => new EventSource(url),
  now: () => Date.now(),
  later: (ms, what) => {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

export const STALE_AFTER_MS = 5_000;
const FIRST_DELAY_MS = 250;
const LAST_DELAY_MS = 15_000;
/** The fastest of the last heartbeats gives the best time. */
const BEATS_COMPARED = 15;

/** Listens to some topics at a station, and reconnects by itself. */
export const openFeed = (station: string, topics: readonly Topic[], device: FeedDevice = BROWSER): FeedStore =>
  new OpenFeed(station, topics, device);

const NOTHING_TO_DO = (): void => undefined;

class OpenFeed implements FeedStore {
  readonly #station: string;
  readonly #topics: readonly Topic[];
  readonly #device: FeedDevice;
  readonly #listeners = new Set<() => void>();
  #views: Views = {};
  #link: FeedLink = { state: 'connecting', skewMs: 0, seq: 0 };
  /** The id of the last message. */
  #after = '';
  #failures = 0;
  #skews: readonly number[] = [];
  #hangUp = NOTHING_TO_DO;
  /** What is next for the connection: reconnect, or give up waiting for a heartbeat. */
  #cancelNext = NOTHING_TO_DO;
  #cancelStale = NOTHING_TO_DO;

  constructor(station: string, topics: readonly Topic[], device: FeedDevice) {
    this.#station = station;
    this.#topics = topics;
    this.#device = device;
    this.#connect();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly views = (): Views => this.#views;
  readonly link = (): FeedLink => this.#link;
  readonly now = (): number => this.#device.now() + this.#link.skewMs;
  readonly close = (): void => {
    this.#leave();
    this.#cancelStale();
  };

  #connect(): void {
    const source = this.#device.open(this.#address());
    this.#hangUp = () => source.close();
    const on = <Data>(event: string, take: (data: Data) => void): void =>
      source.addEventListener(event, message => {
        const { data, lastEventId } = message as MessageEvent; // The feed sends messages only.
        if (lastEventId !== '') this.#after = lastEventId;
        take(JSON.parse(data) as Data);
      });
    on<Views>('snapshot', snapshot => this.#show(snapshot));
    on<DeltaMessage>('delta', delta => this.#show(withDelta(this.#views, delta)));
    on<BeatMessage>('beat', beat => this.#hear(beat));
    on<Refusal>('ended', refusal => {
      this.close();
      this.#relink({ state: 'ended', refusal });
    });
    source.addEventListener('error', () => this.#comeBack());
    this.#expectBeat();
  }

  #address(): string {
    const after = this.#after === '' ? {} : { after: this.#after };
    const query = new URLSearchParams({ station: this.#station, topics: this.#topics.join(), ...after });
    return `/api/v1/feed?${query}`;
  }

  /** The id of a message begins with the last event that it shows. */
  #show(views: Views): void {
    this.#views = views;
    this.#link = { ...this.#link, seq: Math.max(this.#link.seq, Number.parseInt(this.#after, 10) || 0) };
    this.#tell();
  }

  #hear({ at, seq, gamingDay, service }: BeatMessage): void {
    this.#failures = 0;
    this.#cancelStale();
    this.#cancelStale = this.#device.later(STALE_AFTER_MS, () => this.#relink({ state: 'stale' }));
    this.#expectBeat();
    const heardAt = this.#device.now();
    this.#skews = [...this.#skews, at - heardAt].slice(-BEATS_COMPARED);
    const skewMs = Math.max(...this.#skews);
    this.#relink({ state: 'live', heardAt, skewMs, seq, service, ...(gamingDay === undefined ? {} : { gamingDay }) });
  }

  /** A silent connection may be dead without an error. */
  #expectBeat(): void {
    this.#cancelNext();
    this.#cancelNext = this.#device.later(STALE_AFTER_MS, () => this.#comeBack());
  }

  #comeBack(): void {
    this.#leave();
    if (this.#link.state === 'live') this.#relink({ state: 'connecting' });
    const delay = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#failures) * (0.5 + this.#device.random() / 2);
    this.#failures += 1;
    this.#cancelNext = this.#device.later(delay, () => this.#connect());
  }

  #leave(): void {
    this.#hangUp();
    this.#cancelNext();
  }

  #relink(change: Partial<FeedLink>): void {
    this.#link = { ...this.#link, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
