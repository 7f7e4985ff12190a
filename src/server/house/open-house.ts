import { hash } from 'node:crypto';
import { canonicalJson, type Refusal } from '#core/base';
import {
  type Actor,
  decideHouse,
  evolveHouse,
  type House,
  type HouseCommand,
  type HouseEvent,
  type HouseView,
  houseEventFrom,
  houseText,
} from '#core/house';
import { type Draft, isName, type Journal } from '#server/journal';
import { chance } from './chance.ts';
import { FOLD } from './fold.ts';
import { refuse } from './refusals.ts';
import type { Standing } from './replay.ts';
import type { Watcher } from './watcher.ts';
import { wordsOf } from './words-of.ts';

/** Who asks, where, and under which key: a key that comes again is never done again. */
export type Asked = {
  readonly key: string;
  readonly station: string;
  readonly actor: Actor;
  /** The second person, if both are at the station together. */
  readonly second?: Actor;
};

/** What a command became. `repeated` when it had been done before under this key. */
export type Handled = {
  readonly ok: true;
  readonly repeated: boolean;
  readonly first: number;
  readonly last: number;
  readonly events: readonly HouseEvent[];
  /** The same, word for word as they are in the journal. */
  readonly texts: readonly string[];
};

export type HouseOptions = {
  readonly now: () => Temporal.Instant;
  readonly snapshotEvery: number;
  /** Told what happens where nobody waits for an answer. */
  readonly say: (sentence: string) => void;
  /** Told what is applied and what has become durable. */
  readonly watcher?: Watcher;
};

type Decided = { readonly events: readonly HouseEvent[]; readonly snapshot: Snapshot | undefined };
type Snapshot = { readonly fold: string; readonly seq: number; readonly state: string };

/**
 * A house in service: decides on the newest state, one command after another, and answers when the events are durable.
 * The first failure takes it out of service; only a new one, replayed from the journal, continues.
 */
export class OpenHouse {
  readonly #journal: Journal<HouseEvent>;
  readonly #options: HouseOptions;
  readonly #failed = Promise.withResolvers<unknown>();
  #house: House;
  /** The last event decided, which may not be durable yet. */
  #seq: number;
  /** The last event on the disk. */
  #durable: number;
  #snapshotAt: number;
  #saving: Promise<void> = Promise.resolve();
  #fault: unknown;

  constructor(journal: Journal<HouseEvent>, { house, head }: Standing, options: HouseOptions) {
    this.#journal = journal;
    this.#house = house;
    this.#seq = head.seq;
    this.#durable = head.seq;
    this.#snapshotAt = head.seq;
    this.#options = options;
    void journal.outOfService.then(error => this.#fail(error));
  }

  /** The newest state, on which the next command is decided; it may be one commit ahead of the disk. */
  get state(): HouseView {
    return this.#house;
  }

  get seq(): number {
    return this.#seq;
  }

  get durable(): number {
    return this.#durable;
  }

  /** Resolves with what took the house out of service. */
  get outOfService(): Promise<unknown> {
    return this.#failed.promise;
  }

  async handle(command: HouseCommand, asked: Asked): Promise<Handled | Refusal> {
    if (this.#fault !== undefined) return this.#outOfService();
    const wrong = [asked.key, asked.station, asked.actor.id].find(name => !isName(name));
    if (wrong !== undefined) return refuse('not-a-name', { name: JSON.stringify(wrong) }, 'JRN-1');
    const fingerprint = fingerprintOf(command);
    let decided: Decided | undefined;
    let defect: unknown;
    const decide = (): Draft<HouseEvent> | Refusal => {
      // A command that was asked before the fault and is decided after it.
      if (this.#fault !== undefined) return this.#outOfService();
      try {
        const now = this.#options.now();
        const decision = decideHouse(this.#house, command, { now, chance, ...asked });
        if (!decision.ok) return decision;
        if (decision.events.length === 0) return refuse('nothing-to-do', {}, 'OPS-2');
        decided = this.#apply(decision.events);
        const { station, actor } = asked;
        const { events } = decision;
        return { ok: true, atMs: now.epochMilliseconds, actor: actor.id, station, events, result: fingerprint };
      } catch (error) {
        defect = error;
        throw error;
      }
    };
    try {
      const receipt = await this.#journal.commit(asked.key, decide);
      if (!receipt.ok) return receipt;
      if (decided !== undefined) this.#reached(receipt.last);
      if (decided?.snapshot !== undefined) this.#save(decided.snapshot);
      const { repeated, first, last, texts, result } = receipt;
      if (result !== fingerprint) return refuse('key-of-another-command', { key: asked.key, first }, 'OPS-3');
      return { ok: true, repeated, first, last, events: decided?.events ?? texts.map(houseEventFrom), texts };
    } catch (error) {
      if (defect !== undefined) throw defect;
      this.#fail(error);
      return refuse('outcome-unknown', { reason: wordsOf(error) }, 'OPS-5');
    }
  }

  /** Answers everything asked so far and lets the next writer in. */
  async close(): Promise<void> {
    await this.#saving;
    await this.#journal.close();
  }

  /** A failure in the middle leaves a state that no journal has: nothing may be decided on it. */
  #apply(events: readonly HouseEvent[]): Decided {
    try {
      for (const event of events) this.#house = evolveHouse(this.#house, event);
    } catch (error) {
      this.#fail(error);
      throw error;
    }
    this.#seq += events.length;
    this.#options.watcher?.applied(this.#seq, events);
    const isDue = this.#seq - this.#snapshotAt >= this.#options.snapshotEvery;
    if (!isDue) return { events, snapshot: undefined };
    this.#snapshotAt = this.#seq;
    return { events, snapshot: { fold: FOLD, seq: this.#seq, state: houseText(this.#house) } };
  }

  /** Without it the next start takes longer; that is only worth a log line. */
  #save(snapshot: Snapshot): void {
    this.#saving = this.#saving
      .then(() => this.#journal.saveSnapshot(snapshot))
      .catch(error => this.#options.say(`The snapshot after event ${snapshot.seq} was not kept: ${wordsOf(error)}`));
  }

  #reached(seq: number): void {
    this.#durable = Math.max(this.#durable, seq);
    this.#options.watcher?.durable(seq);
  }

  #outOfService(): Refusal {
    return refuse('house-out-of-service', { reason: wordsOf(this.#fault) }, 'OPS-5');
  }

  #fail(error: unknown): void {
    this.#fault ??= error;
    this.#failed.resolve(error);
  }
}

/** Enough to tell two commands apart that came under one key. */
const fingerprintOf = (command: HouseCommand): string =>
  hash('sha256', canonicalJson(command), 'base64url').slice(0, 16);
