import type { ServerResponse } from 'node:http';
import type { Refusal } from '#core/base';
import type { Topic } from '#core/views';
import type { FeedAsked } from './asked.ts';
import type { Frame } from './frames.ts';

/** A client with this much unsent is behind: nothing is added, and it starts again once it has caught up. */
const BEHIND_BYTES = 256 * 1024;
/** A client that takes nothing for this long is gone. */
const GONE_AFTER_MS = 30_000;

/** What the feed is told of a screen that connects. */
export type Listener = {
  /** Asked repeatedly: after sign-off, lock or revocation nobody sees more. */
  readonly mayStay?: () => Refusal | undefined;
  /** What is sent, with what only this screen may read in it. */
  readonly worded?: (bytes: Buffer) => Buffer;
};

type ClientOptions = Listener & {
  readonly frame: Frame;
  /** Told when it has caught up after it was behind. */
  readonly onCaughtUp: () => void;
  /** What all clients together have been sent. */
  readonly counts: FeedCounts;
};

export type FeedCounts = { bytes: number; begunAnew: number; hungUp: number };

/** One screen that listens. */
export class Client {
  readonly topics: readonly Topic[];
  readonly station: string | undefined;
  /** The last message it has from before, until it is used. */
  after: FeedAsked['after'];
  /** Has been brought up to date, so that changes make sense to it. */
  isCurrent = false;
  /** How often it had to start again: messages from before are useless after. */
  beginnings = 0;
  readonly #response: ServerResponse;
  readonly #options: ClientOptions;
  #behindSince: number | undefined;

  constructor(response: ServerResponse, { topics, after, station }: FeedAsked, options: ClientOptions) {
    this.topics = topics;
    this.after = after;
    this.station = station;
    this.#response = response;
    this.#options = options;
    response.on('drain', () => {
      if (this.#behindSince === undefined) return;
      this.#behindSince = undefined;
      this.#options.onCaughtUp();
    });
  }

  get isBehind(): boolean {
    return this.#behindSince !== undefined;
  }

  send(bytes: Buffer): void {
    if (this.isBehind || this.#response.writableEnded) return;
    const told = this.#options.worded?.(bytes) ?? bytes;
    this.#response.write(told);
    this.#options.counts.bytes += told.length;
    if (this.#response.writableLength <= BEHIND_BYTES) return;
    this.#behindSince = performance.now();
    this.#options.counts.begunAnew += 1;
    this.startAnew();
  }

  /** What it has is no longer of use: it needs a snapshot. */
  startAnew(): void {
    this.beginnings += 1;
    this.isCurrent = false;
    this.after = undefined;
  }

  /** Sends the heartbeat, or disconnects a client that may not stay or is gone. */
  beat(bytes: Buffer, isAsked: boolean): void {
    const refusal = isAsked ? this.#options.mayStay?.() : undefined;
    if (refusal !== undefined) {
      this.#response.end(this.#options.frame('ended', JSON.stringify(refusal)));
      return;
    }
    const isGone = this.#behindSince !== undefined && performance.now() - this.#behindSince > GONE_AFTER_MS;
    if (!isGone) {
      this.send(bytes);
      return;
    }
    this.#options.counts.hungUp += 1;
    this.#response.destroy();
  }

  end(): void {
    this.#response.end();
  }
}
