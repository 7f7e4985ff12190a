import type { Refusal } from '#core/base';
import type { Range } from './pages.ts';

/** An event as plain JSON. The core gives its fields their meaning. */
export type JournalEvent = { readonly type: string };

/** Reads the text of an event; older forms of it become those of today. */
export type EventFrom<Event extends JournalEvent> = (text: string) => Event;

/** What a command comes to: its events, in order, with who, where and when, and the answer a repeat will get. */
export type Draft<Event extends JournalEvent> = {
  readonly ok: true;
  readonly atMs: number;
  readonly actor: string;
  readonly station: string;
  /** At least one: without an event there is nothing to remember. */
  readonly events: readonly Event[];
  /** Plain JSON. */
  readonly result: unknown;
};

/** Given once the command is on the disk; `repeated` when its key had been used and nothing was added. */
export type Receipt = {
  readonly ok: true;
  readonly repeated: boolean;
  readonly first: number;
  readonly last: number;
  /** Its events, word for word as they are in the journal. */
  readonly texts: readonly string[];
  readonly result: unknown;
};

export type Stored<Event extends JournalEvent> = {
  readonly seq: number;
  readonly epoch: number;
  readonly atMs: number;
  readonly actor: string;
  readonly station: string;
  readonly command: string;
  readonly event: Event;
};

/** The number and hash of the last event; a journal without events has number 0. */
export type Head = { readonly seq: number; readonly hash: string };

/** The state of a fold after an event; only the same fold may continue from it. */
export type Snapshot = { readonly fold: string; readonly seq: number; readonly state: string };

/** A head to keep outside the machine: it proves later that nothing before it was rewritten. */
export type Anchor = Head & { readonly atMs: number; readonly signature: string };

/** A writer's beginning: which program took the journal, when. */
export type Start = { readonly epoch: number; readonly atMs: number; readonly program: string };

/** `ended` settles after `stop`, and rejects with the fault that kept it from following. */
export type Following = { readonly stop: () => void; readonly ended: Promise<void> };

export type JournalReader<Event extends JournalEvent> = {
  readonly head: () => Promise<Head>;
  /** The events from one number to another, both included, a page at a time; to the end when `to` is left out. */
  readonly read: (range: Range) => AsyncIterable<readonly Stored<Event>[]>;
  /** What the command with this key came to, if it was ever done. */
  readonly recall: (key: string) => Promise<Receipt | undefined>;
  /** Hands over everything from the number on, then what is added, page by page, in order. */
  readonly follow: (from: number, onPage: (page: readonly Stored<Event>[]) => void | Promise<void>) => Following;
  /** The newest whole snapshot of this fold. */
  readonly latestSnapshot: (fold: string) => Promise<Snapshot | undefined>;
  readonly anchors: () => Promise<readonly Anchor[]>;
  /** The newest first, at most so many. */
  readonly starts: (limit: number) => Promise<readonly Start[]>;
  readonly close: () => Promise<void>;
};

export type Journal<Event extends JournalEvent> = JournalReader<Event> & {
  readonly epoch: number;
  /**
   * Decides once for each key and answers when the events are durable. Deciders run one after another and may build on
   * what earlier ones returned before that is durable: if a commit fails, everything behind it fails as well.
   * A refusal is answered and not remembered.
   */
  readonly commit: <No extends Refusal>(key: string, decide: () => Draft<Event> | No) => Promise<Receipt | No>;
  /** Tied to the event it follows, which must be durable. Only the newest few of a fold are kept. */
  readonly saveSnapshot: (snapshot: Snapshot) => Promise<void>;
  readonly saveAnchor: (atMs: number, sign: (text: string) => string) => Promise<Anchor>;
  /** Notes once for this epoch by which program it is written. */
  readonly saveStart: (atMs: number, program: string) => Promise<void>;
  /** Resolves with the fault after which nothing more is written: stop serving, fix it, start again. */
  readonly outOfService: Promise<unknown>;
};
