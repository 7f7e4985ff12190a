import { hash } from 'node:crypto';
import { canonicalJson, defined, type Refusal } from '#core/base';
import {
  type Actor,
  type DrawSecrets,
  decideHouse,
  evolveHouse,
  type House,
  type HouseCommand,
  type HouseEvent,
  type HouseView,
  houseEventFrom,
  houseText,
} from '#core/house';
import { type Draft, isName, type Journal, type Seal } from '#server/journal';
import { chance } from './chance.ts';
import { FOLD } from './fold.ts';
import { HighWater } from './high-water.ts';
import { refuse, speak } from './refusals.ts';
import type { Standing } from './replay.ts';
import type { Watcher } from './watcher.ts';
import { reasonOf, wordsOf } from './words-of.ts';

/** Who asks, where, and under which key: a key that comes again is never done again. */
export type Asked = {
  readonly key: string;
  readonly station: string;
  readonly actor: Actor;
  /** The second person, if both are at the station together. */
  readonly second?: Actor;
  /** A keyed hash of what the command also does and no event may hold: a name, a badge, a PIN. OPS-3 */
  readonly concealed?: string;
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
  /** Where its numbers come from, if not from the system's generator. */
  readonly chance?: typeof chance;
  /** Where the secrets of draws are made and opened; without it the computer draws nothing. */
  readonly secrets?: DrawSecrets;
  /** The key of the house: snapshots are sealed with it, and the mark of how far the journal has come. */
  readonly seal?: Seal;
  /** Where that mark is. */
  readonly markFile?: string;
  /** So many events; infinity is never, not at a clean stop either. */
  readonly snapshotEvery: number;
  /** Told what happens where nobody waits for an answer. */
  readonly say: (sentence: string) => void;
  /** Told what is applied and what has become durable. */
  readonly watcher?: Watcher;
};

/** So many events since the last snapshot make one worth leaving at a clean stop. */
const WORTH_A_SNAPSHOT = 100;

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
  readonly #mark: HighWater | undefined;
  #isMarking = false;
  #saving: Promise<void> = Promise.resolve();
  #fault: unknown;

  constructor(
    journal: Journal<HouseEvent>,
    { house, head, snapshotSeq }: Standing & { readonly snapshotSeq: number },
    options: HouseOptions,
  ) {
    this.#journal = journal;
    this.#house = house;
    this.#seq = head.seq;
    this.#durable = head.seq;
    this.#snapshotAt = snapshotSeq;
    this.#options = options;
    const { seal, markFile: file } = options;
    if (seal !== undefined && file !== undefined) this.#mark = new HighWater({ file, seal });
    this.#mark?.reached(head.seq);
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
    const fingerprint = fingerprintOf(command, asked);
    let decided: Decided | undefined;
    let defect: unknown;
    const decide = (): Draft<HouseEvent> | Refusal => {
      // A command that was asked before the fault and is decided after it.
      if (this.#fault !== undefined) return this.#outOfService();
      try {
        const now = this.#options.now();
        const drawn = this.#options.chance ?? chance;
        const { secrets } = this.#options;
        const decision = decideHouse(this.#house, command, { now, chance: drawn, ...defined({ secrets }), ...asked });
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
      return outcomeUnknown(error);
    }
  }

  /** Answers everything asked so far and lets the next writer in. */
  async close(): Promise<void> {
    this.#leave();
    await this.#saving;
    this.#mark?.close();
    await this.#journal.close();
  }

  /** At a clean stop, so that the next start has little to replay however short the service was. JRN-23 */
  #leave(): void {
    const isClean = this.#fault === undefined && this.#durable === this.#seq;
    const isNever = this.#options.snapshotEvery === Number.POSITIVE_INFINITY;
    if (isNever || !isClean || this.#seq - this.#snapshotAt < WORTH_A_SNAPSHOT) return;
    this.#save({ fold: FOLD, seq: this.#seq, state: houseText(this.#house) });
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
      .catch(error =>
        this.#options.say(speak('service.snapshot-failed', { seq: snapshot.seq, reason: wordsOf(error) }).message),
      );
  }

  #reached(seq: number): void {
    this.#durable = Math.max(this.#durable, seq);
    if (this.#mark !== undefined) this.#markSoon(this.#mark);
    this.#options.watcher?.durable(seq);
  }

  /** Once for all commands of a commit, and before any of them is answered. */
  #markSoon(mark: HighWater): void {
    if (this.#isMarking) return;
    this.#isMarking = true;
    queueMicrotask(() => {
      this.#isMarking = false;
      try {
        mark.reached(this.#durable);
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  #outOfService(): Refusal {
    return refuse('house-out-of-service', { reason: reasonOf(this.#fault) }, 'OPS-5');
  }

  #fail(error: unknown): void {
    this.#fault ??= error;
    this.#failed.resolve(error);
  }
}

/** Done or not: the same key tells, once this is over. OPS-5 */
export const outcomeUnknown = (error: unknown): Refusal =>
  refuse('outcome-unknown', { reason: reasonOf(error) }, 'OPS-5');

/** Everything that a command does and who asks for it, so that a repeat can be nothing else. OPS-3 */
export const fingerprintOf = (command: HouseCommand, { actor, second, concealed = '' }: Asked): string =>
  hash('sha256', [canonicalJson(command), actor.id, second?.id ?? '', concealed].join('\n'), 'base64url').slice(0, 16);
