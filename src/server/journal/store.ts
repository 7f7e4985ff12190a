import type { Row } from './hash-chain.ts';
import type { Anchor, Head } from './types.ts';

/** A row without what only a check needs. */
export type EventRow = Omit<Row, 'result' | 'hash'>;

/** Which events a command became. */
export type Done = { readonly key: string; readonly first: number; readonly last: number };

/** What one commit writes, all of it or nothing. */
export type Batch = { readonly rows: readonly Row[]; readonly done: readonly Done[] };

export type StoredSnapshot = {
  readonly fold: string;
  readonly seq: number;
  readonly state: string;
  readonly hash: string;
};

/** SQLite answers at once; a needless promise would cost a lone command a tenth of its time. */
export type MaybeLater<Value> = Value | Promise<Value>;

/** What a database must do for the journal. Everything thrown is a fault. */
export type ReadStore = {
  readonly head: () => Promise<Head>;
  /** Rows by number, at most `limit`, from `from` on. */
  readonly page: (from: number, limit: number) => Promise<readonly Row[]>;
  readonly events: (from: number, limit: number) => Promise<readonly EventRow[]>;
  /** Those of the keys that have been used. */
  readonly recall: (keys: readonly string[]) => MaybeLater<readonly Done[]>;
  /** By the order of their bytes; empty when none was used. */
  readonly greatestKey: () => Promise<string>;
  /** How many commands were done, and the last event of any of them. */
  readonly commands: () => Promise<{ readonly count: number; readonly last: number }>;
  /** Of one fold, newest first. */
  readonly snapshots: (fold: string) => AsyncIterable<StoredSnapshot>;
  readonly anchors: () => Promise<readonly Anchor[]>;
  /** Resolves soon after there are events past the number, and perhaps earlier; at once when stopped. */
  readonly moreAfter: (seq: number, stopped: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type WriteStore = ReadStore & {
  readonly epoch: number;
  /** Durable when it resolves. Throws `lease-lost`, having written nothing, when a later epoch has begun. */
  readonly append: (batch: Batch) => MaybeLater<void>;
  /** Replaces all but the newest of the fold that `keep` counts. */
  readonly saveSnapshot: (snapshot: StoredSnapshot, keep: number) => Promise<void>;
  readonly saveAnchor: (anchor: Anchor) => Promise<void>;
  /** Called once when the store finds out by itself that it can write no more. */
  readonly onFault: (report: (error: unknown) => void) => void;
};
