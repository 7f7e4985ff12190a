import type { Finding, FindingKind, Verification } from './finding.ts';
import { BEGINNING, hashOf, type Row } from './hash-chain.ts';
import type { Done, Listed, ReadStore } from './store.ts';
import { explainSuspects, type Suspect } from './suspects.ts';
import type { Anchor, Head } from './types.ts';

/** Follows a journal from its beginning and notes what does not fit. */
export class Check {
  #anchors: ReadonlyMap<number, readonly Anchor[]>;
  readonly #findings: Finding[] = [];
  readonly #suspects: Suspect[] = [];
  /** The list of commands when the check began. */
  #listed: Listed = { count: 0, upTo: 0 };
  #head = BEGINNING;
  #epoch = 0;
  #events = 0;
  /** The last event that an anchor vouches for, and with it all before. */
  #anchoredTo = 0;
  #commands = 0;
  #commandsListed = 0;
  #isWhole = true;
  #hasLists = true;

  constructor(anchors: readonly Anchor[]) {
    this.#anchors = Map.groupBy(anchors, ({ seq }) => seq);
  }

  get head(): Head {
    return this.#head;
  }

  get listedUpTo(): number {
    return this.#listed.upTo;
  }

  get found(): number {
    return this.#findings.length + this.#suspects.length;
  }

  /** Reads what the journal says of itself beside the events. */
  async lists(store: ReadStore): Promise<void> {
    try {
      this.#listed = await store.listed();
      this.#anchors = Map.groupBy(
        [...[...this.#anchors.values()].flat(), ...(await store.anchors())],
        ({ seq }) => seq,
      );
    } catch (error) {
      this.#listsUnreadable(error);
    }
  }

  async page(rows: readonly Row[], store: ReadStore): Promise<void> {
    const doneBy = await this.#doneBy(rows, store);
    for (const row of rows) {
      // The epoch and command of a suspect prove nothing: it is explained separately.
      if (this.#isInChain(row)) {
        this.#checkEpoch(row);
        this.#checkCommand(row, doneBy);
      }
      this.#checkAnchors(row);
      this.#events += 1;
      this.#head = { seq: row.seq, hash: row.hash };
    }
  }

  unreadable(error: unknown): void {
    this.#isWhole = false;
    this.#add(
      this.#head.seq + 1,
      'unreadable',
      `Nothing can be read after event ${this.#head.seq}. ${reasonOf(error)}`,
    );
  }

  finish(): Verification {
    if (this.#isWhole && this.#hasLists) this.#checkEnd();
    const findings = [...this.#findings, ...explainSuspects(this.#suspects)].sort((a, b) => a.seq - b.seq);
    return { head: this.#head, events: this.#events, commands: this.#commands, findings };
  }

  async #doneBy(rows: readonly Row[], store: ReadStore): Promise<ReadonlyMap<string, Done> | undefined> {
    try {
      const done = await store.recall([...new Set(rows.map(({ command }) => command))]);
      return new Map(done.map(one => [one.key, one]));
    } catch (error) {
      this.#listsUnreadable(error);
      return undefined;
    }
  }

  #listsUnreadable(error: unknown): void {
    const message = `The lists of commands and anchors cannot be read. ${reasonOf(error)}`;
    if (this.#hasLists) this.#add(this.#head.seq + 1, 'unreadable', message);
    this.#hasLists = false;
  }

  #isInChain(row: Row): boolean {
    const expected = this.#head.seq + 1;
    if (row.seq !== expected) {
      // The event before a gap is gone, so the hash after it cannot be checked.
      const last = row.seq - 1;
      const which = last === expected ? `Event ${expected} is` : `Events ${expected} to ${last} are`;
      this.#add(expected, 'missing', `${which} missing.`);
      return true;
    }
    if (hashOf(row, this.#head.hash) === row.hash) return true;
    this.#suspects.push({ row, previous: this.#head.hash });
    return false;
  }

  #checkEpoch({ seq, epoch }: Row): void {
    if (epoch < this.#epoch) {
      const message = `Event ${seq} is of epoch ${epoch}, behind epoch ${this.#epoch}: its writer had been replaced.`;
      this.#add(seq, 'epoch', message);
    }
    this.#epoch = epoch;
  }

  #checkCommand({ seq, command, result }: Row, doneBy: ReadonlyMap<string, Done> | undefined): void {
    if (result !== null) this.#commands += 1;
    if (result !== null && seq <= this.#listed.upTo) this.#commandsListed += 1;
    if (doneBy === undefined) return;
    const done = doneBy.get(command);
    if (done === undefined && seq > this.#listed.upTo) return; // The list stays a little behind the events.
    const isListed = done !== undefined && done.first <= seq && seq <= done.last;
    if (isListed && (seq === done.last) === (result !== null)) return;
    const listed = done === undefined ? 'is not listed' : `is listed as events ${done.first} to ${done.last}`;
    this.#add(seq, 'command', `Event ${seq} is of the command ${command}, which ${listed}.`);
  }

  #checkAnchors(row: Row): void {
    for (const { hash, atMs } of this.#anchors.get(row.seq) ?? []) {
      if (hash === row.hash) {
        this.#anchoredTo = row.seq;
        continue;
      }
      const when = new Date(atMs).toISOString();
      const where = `from event ${this.#anchoredTo + 1} to event ${row.seq}`;
      this.#add(row.seq, 'anchor', `The anchor of ${when} does not fit: something ${where} was rewritten.`);
    }
  }

  /** A mention of events past the end shows that the end was cut off. */
  #checkEnd(): void {
    const { seq } = this.#head;
    const { count, upTo } = this.#listed;
    const known = Math.max(upTo, ...this.#anchors.keys());
    if (known > seq) this.#add(seq + 1, 'cut-off', `The journal ends at event ${seq}; it had at least ${known}.`);
    if (this.found > 0 || count === this.#commandsListed) return;
    this.#add(
      seq,
      'command',
      `${count} commands are listed, ${this.#commandsListed} are in the journal up to event ${seq}.`,
    );
  }

  #add(seq: number, kind: FindingKind, message: string): void {
    this.#findings.push({ seq, kind, message });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
