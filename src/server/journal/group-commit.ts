import type { Refusal } from '#core/base';
import { tellCommit } from './committed.ts';
import { isAscii, isName, type Row, rowsOf } from './hash-chain.ts';
import type { Done, GreatestKeys, WriteStore } from './store.ts';
import type { Draft, Head, JournalEvent, Receipt } from './types.ts';

type Answer = Receipt | Refusal;
type Asked<Event extends JournalEvent> = {
  readonly key: string;
  readonly isSurelyNew: boolean;
  readonly decide: () => Draft<Event> | Refusal;
  readonly settled: PromiseWithResolvers<Answer>;
};
type Decided<Event extends JournalEvent> = {
  readonly one: Asked<Event>;
  readonly rows: readonly Row[];
  readonly done: Done;
  readonly receipt: Receipt;
};

/** Where a writer continues: the last event, and the greatest keys of all commands in the order of the database. */
type Beginning = { readonly head: Head; readonly greatestKeys: GreatestKeys };

/** A commit carries at most this many commands, so that nobody waits for a huge one. */
const COMMANDS_MAX = 1_000;

const NONE: ReadonlyMap<string, Done> = new Map();

/** After this many solo commits, wait one turn to see whether commands can be batched. */
const ALONE_MAX = 16;

/** This many durable commands may wait to be listed: an entry for each would add a page to each commit. */
const UNLISTED_MAX = 1_024;

/**
 * The only way into a journal. Commands are decided one after another, in the order they came; what is decided while a
 * commit is under way goes into the next one; each is answered after the commit that carries it has returned.
 * After the first failure nothing more happens: everything waiting and everything later fails with it.
 */
export class GroupCommit<Event extends JournalEvent> {
  readonly #store: WriteStore;
  readonly #receiptOf: (done: Done) => Promise<Receipt>;
  readonly #failed = Promise.withResolvers<unknown>();
  /** The last event decided, which may not be durable yet. */
  #head: Head;
  /** The greatest keys of all commands before this writer began. */
  readonly #greatestBefore: GreatestKeys;
  /** The greatest since then, by who makes the keys. */
  readonly #greatestOf = new Map<string, string>();
  /**
   * Everything not answered yet: a repeat that comes this early waits for the first. Repeats are rare: they look
   * through all of it, and nobody else pays for an index.
   */
  #open = new Set<Asked<Event>>();
  /** Durable, and not yet in the store's list. */
  #unlisted: Done[] = [];
  #asked: Asked<Event>[] = [];
  #decided: Decided<Event>[] = [];
  #isDeciding = false;
  /** How many commands may still commit solo, and how many after the last one that waited: none if it was batched. */
  #aloneLeft = 1;
  #aloneAtMost = 1;
  #isWriting = false;
  #written: Promise<void> = Promise.resolve();
  #fault: unknown;

  constructor(store: WriteStore, begin: Beginning, receiptOf: (done: Done) => Promise<Receipt>) {
    this.#store = store;
    this.#head = begin.head;
    this.#greatestBefore = begin.greatestKeys;
    this.#receiptOf = receiptOf;
    store.onFault(error => this.#fail(error));
  }

  get outOfService(): Promise<unknown> {
    return this.#failed.promise;
  }

  commit(key: string, decide: () => Draft<Event> | Refusal): Promise<Answer> {
    if (this.#fault !== undefined) return Promise.reject(this.#fault);
    if (!isName(key)) return Promise.reject(new Error(`Defect: not a key: ${JSON.stringify(key)}`));
    const isSurelyNew = this.#isSurelyNew(key);
    const earlier = isSurelyNew ? undefined : this.#openWith(key);
    if (earlier !== undefined) {
      return earlier.then(answer => (answer.ok ? { ...answer, repeated: true } : this.commit(key, decide)));
    }
    const one = { key, isSurelyNew, decide, settled: Promise.withResolvers<Answer>() };
    this.#open.add(one);
    if (isSurelyNew && this.#mayGoAlone()) this.#goAlone(one);
    else this.#decideSoon(one);
    return one.settled.promise;
  }

  #openWith(key: string): Promise<Answer> | undefined {
    for (const one of this.#open) if (one.key === key) return one.settled.promise;
    return undefined;
  }

  #mayGoAlone(): boolean {
    return this.#aloneLeft > 0 && this.#open.size === 1 && !this.#isWriting;
  }

  /** A solo command: decided and handed to the store at once. */
  #goAlone(one: Asked<Event>): void {
    this.#aloneLeft -= 1;
    try {
      this.#decide(one, undefined);
      this.#written = this.#writeAll();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Commands that arrive in this turn of the event loop share the commit, and so on while more arrive. */
  #decideSoon(one: Asked<Event>): void {
    this.#asked.push(one);
    if (this.#isDeciding) return;
    this.#isDeciding = true;
    this.#gather(this.#asked.length);
  }

  #gather(before: number): void {
    setImmediate(() => {
      const now = this.#asked.length;
      if (now > before && now < COMMANDS_MAX) this.#gather(now);
      else void this.#decideAll();
    });
  }

  /** Waits until everything asked so far is answered and listed. */
  async drain(): Promise<void> {
    await Promise.allSettled([...this.#open].map(({ settled }) => settled.promise));
    await this.#written;
    // What is not listed now, the next writer lists.
    if (this.#fault === undefined) await this.#list().catch(() => undefined);
  }

  /**
   * A key above all from before, and above all of the same maker since, was never used. Stations make keys that grow
   * with time, each by its own clock, so that most need no lookup. In ASCII alone our order is the database's, which
   * goes by bytes.
   */
  #isSurelyNew(key: string): boolean {
    const maker = makerOf(key);
    const { ofStations, ofHouse } = this.#greatestBefore;
    const isAbove = key > (this.#greatestOf.get(maker) ?? (maker === '' ? ofHouse : ofStations));
    if (isAbove) this.#greatestOf.set(maker, key);
    return isAbove && isAscii(key);
  }

  async #decideAll(): Promise<void> {
    try {
      while (this.#asked.length > 0) {
        const asked = this.#asked.splice(0, COMMANDS_MAX);
        const hasCompany = asked.length > 1 || this.#isWriting;
        this.#aloneAtMost = hasCompany ? 0 : Math.min(ALONE_MAX, 2 * this.#aloneAtMost + 1);
        this.#aloneLeft = this.#aloneAtMost;
        const unsure = asked.filter(({ isSurelyNew }) => !isSurelyNew).map(({ key }) => key);
        const doneBy = unsure.length === 0 ? NONE : await this.#recall(unsure);
        for (const one of asked) this.#decide(one, one.isSurelyNew ? undefined : doneBy.get(one.key));
        if (!this.#isWriting) this.#written = this.#writeAll();
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#isDeciding = false;
  }

  async #recall(keys: readonly string[]): Promise<ReadonlyMap<string, Done>> {
    // What is unlisted now may be listed when the store answers.
    const wanted = new Set(keys);
    const unlisted = this.#unlisted.filter(({ key }) => wanted.has(key));
    const listed = await this.#store.recall(keys);
    return new Map([...listed, ...unlisted].map(done => [done.key, done]));
  }

  #decide(one: Asked<Event>, earlier: Done | undefined): void {
    if (this.#fault !== undefined) return;
    if (earlier !== undefined) {
      void this.#receiptOf(earlier).then(
        receipt => this.#settle(one, receipt),
        error => this.#fail(error),
      );
      return;
    }
    const draft = this.#attempt(one);
    if (draft === undefined) return;
    if (!draft.ok) {
      this.#settle(one, draft);
      return;
    }
    const { key } = one;
    const rows = rowsOf(this.#head, this.#store.epoch, key, draft);
    const first = this.#head.seq + 1;
    const { seq: last, hash } = rows.at(-1)!;
    this.#head = { seq: last, hash };
    const texts = rows.map(({ event }) => event);
    const receipt: Receipt = { ok: true, repeated: false, first, last, texts, result: draft.result };
    this.#decided.push({ one, rows, done: { key, first, last }, receipt });
  }

  /** A decider that throws fails only its own command. */
  #attempt(one: Asked<Event>): Draft<Event> | Refusal | undefined {
    try {
      return one.decide();
    } catch (defect) {
      one.settled.reject(defect);
      this.#open.delete(one);
      return undefined;
    }
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    try {
      while (this.#decided.length > 0) {
        const decided = this.#decided.splice(0, COMMANDS_MAX);
        const rows = decided.length === 1 ? decided[0]!.rows : decided.flatMap(one => one.rows);
        const started = performance.now();
        const written = this.#store.append(rows);
        if (written instanceof Promise) await written;
        tellCommit(started, rows.length);
        for (const { one, done, receipt } of decided) {
          this.#unlisted.push(done);
          this.#settle(one, receipt);
        }
        if (this.#unlisted.length >= UNLISTED_MAX) await this.#list();
        // A set that lives long keeps the tables it has outgrown from being collected.
        if (decided.length > 1 && this.#open.size === 0) this.#open = new Set();
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#isWriting = false;
  }

  async #list(): Promise<void> {
    const done = this.#unlisted;
    if (done.length > 0) await this.#store.list(done);
    this.#unlisted = [];
  }

  #settle(one: Asked<Event>, answer: Answer): void {
    one.settled.resolve(answer);
    this.#open.delete(one);
  }

  #fail(error: unknown): void {
    if (this.#fault !== undefined) return;
    this.#fault = error;
    this.#asked = [];
    this.#decided = [];
    for (const { settled } of this.#open) settled.reject(error);
    this.#open.clear();
    this.#failed.resolve(error);
  }
}

/** The station after "@" in a key; all others are of the house itself. */
const makerOf = (key: string): string => {
  const at = key.lastIndexOf('@');
  return at === -1 ? '' : key.slice(at);
};
