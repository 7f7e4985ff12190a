import type { Row } from './hash-chain.ts';
import type { Anchor, Head, Start } from './types.ts';

/** A row without what only a check needs. */
export type EventRow = Omit<Row, 'result' | 'hash'>;

/** Which events a command became. */
export type Done = { readonly key: string; readonly first: number; readonly last: number };

export type Listed = { readonly count: number; readonly upTo: number };

export type StoredSnapshot = {
  readonly fold: string;
  readonly seq: number;
  readonly state: string;
  readonly hash: string;
};

/** SQLite answers at once; a needless promise would cost a lone command a tenth of its time. */
export type MaybeLater<Value> = Value | Promise<Value>;

/**
 * Of the commands in the list, by the order of their bytes; empty when there is none. Those that the house gives itself
 * are apart: "start.7" stands above all that any station ever makes.
 */
export type GreatestKeys = { readonly ofStations: string; readonly ofHouse: string };

/** What a database must do for the journal. Everything thrown is a fault. */
export type ReadStore = {
  readonly head: () => Promise<Head>;
  /** Rows by number, at most `limit`, from `from` on. */
  readonly page: (from: number, limit: number) => Promise<readonly Row[]>;
  readonly events: (from: number, limit: number) => Promise<readonly EventRow[]>;
  /** Those of the keys that are in the list of commands. */
  readonly recall: (keys: readonly string[]) => MaybeLater<readonly Done[]>;
  readonly greatestKeys: () => Promise<GreatestKeys>;
  /** Up to which event commands are in the list, which may stay a little behind. */
  readonly listedUpTo: () => Promise<number>;
  /** The same, and how many there are, which takes a walk through all of them. */
  readonly listed: () => Promise<Listed>;
  /** Of one fold, newest first. */
  readonly snapshots: (fold: string) => AsyncIterable<StoredSnapshot>;
  readonly anchors: () => Promise<readonly Anchor[]>;
  /** Newest first. */
  readonly starts: (limit: number) => Promise<readonly Start[]>;
  /** Resolves soon after there are events past the number, and perhaps earlier; at once when stopped. */
  readonly moreAfter: (seq: number, stopped: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type WriteStore = ReadStore & {
  readonly epoch: number;
  /**
   * All of them or none, durable when it resolves. Throws `lease-lost`, having written nothing, when a later epoch has
   * begun.
   */
  readonly append: (rows: readonly Row[]) => MaybeLater<void>;
  /** Adds the commands that come next to the list. Throws like `append`. */
  readonly list: (done: readonly Done[]) => MaybeLater<void>;
  /** Replaces all but the newest of the fold that `keep` counts. */
  readonly saveSnapshot: (snapshot: StoredSnapshot, keep: number) => Promise<void>;
  readonly saveAnchor: (anchor: Anchor) => Promise<void>;
  readonly saveStart: (start: Start) => Promise<void>;
  /** Called once when the store finds out by itself that it can write no more. */
  readonly onFault: (report: (error: unknown) => void) => void;
};
