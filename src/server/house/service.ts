import { setTimeout as sleep } from 'node:timers/promises';
import { defined, type Refusal } from '#core/base';
import { type HouseCommand, type HouseEvent, type HouseView, houseEventFrom, type Settings } from '#core/house';
import type { Said } from '#core/words';
import { Fault, type FaultCode, type Journal, openJournal, orClose, type Place, standBy } from '#server/journal';
import { CheckFailed } from './check-failed.ts';
import { keepDemoApart } from './demo-mark.ts';
import { Follower } from './follower.ts';
import { isMarkLost, requireHighWater } from './high-water.ts';
import { isStillThere, type LastSaved, lastSaved } from './last-saved.ts';
import { noteStart, watchProgram } from './note-start.ts';
import { type Asked, type Handled, type HouseOptions, OpenHouse } from './open-house.ts';
import type { Program } from './program.ts';
import { refuse, speak } from './refusals.ts';
import { type CheckedStart, selfCheck } from './self-check.ts';
import { type Watcher, Watchers } from './watcher.ts';
import { reasonOf, wordsOf } from './words-of.ts';

export type ServiceOptions = HouseOptions & {
  readonly place: Place;
  readonly settings: Settings;
  /** What the check of the program's files found; noted in the journal with each start. */
  readonly program?: Program;
  /** Where the clock is watched: what it says, and whether that can be followed. */
  readonly watch?: ClockWatch;
  /** While another writes, follow it and wait to take over; otherwise that is a fault. */
  readonly mayFollow: boolean;
};

/** Holds the wall clock against a steady one. TIM-14 */
export type ClockWatch = {
  readonly begins: (lastMs: number | undefined) => void;
  readonly look: () => { readonly isRight: boolean; readonly wall: Temporal.Instant };
  readonly follow: () => void;
};

/** What a person at the door needs to know. */
export type Status =
  | { readonly type: 'writing'; readonly seq: number; readonly program?: string }
  | { readonly type: 'following'; readonly seq: number; readonly writer: string }
  /** `seq`: up to where it can still be looked at. */
  | { readonly type: 'out-of-service'; readonly reason: string; readonly because?: Said; readonly seq?: number };

type Now =
  | { readonly type: 'writing'; readonly house: OpenHouse }
  | { readonly type: 'following'; readonly follower: Follower; readonly writer: Fault }
  | OutOfService;

type OutOfService = {
  readonly type: 'out-of-service';
  readonly reason: string;
  readonly because: Said;
  readonly mayMend: boolean;
  readonly saved?: LastSaved;
};

/** Said before it is known how things stand. */
export const STARTING = speak('service.starting', {});
const TRY_AGAIN_MS = 2_000;
/** How often the house looks at the clock: daily increases, claims that run out. */
const LET_TIME_PASS_MS = 10_000;
/** Steps that the clock brings one after another; what is left then waits for the next turn. */
const PASSES_MAX = 100;
const CLOCK = { id: 'clock', role: 'clock' } as const;

/** What time and a free disk don't fix. */
const LASTING: readonly FaultCode[] = [
  'chain-broken',
  'database-refused',
  'file-damaged',
  'journal-newer',
  'network-folder',
  'not-durable',
  'manifest-unsigned',
  'program-changed',
  'change-not-recorded',
];

/** Opens the journal for writing, checks, and puts the house into service. */
export const openHouse = async (options: ServiceOptions): Promise<{ house: OpenHouse; checked: CheckedStart }> => {
  await keepDemoApart(options.place, options.settings);
  return inService(await openJournal(options.place, houseEventFrom, options.seal), options);
};

const inService = (opened: Journal<HouseEvent>, options: ServiceOptions) =>
  orClose(opened, async journal => {
    const { seal, markFile: file } = options;
    if (seal !== undefined && file !== undefined) requireHighWater({ file, seal }, (await journal.head()).seq);
    const checked = await selfCheck(options.place, journal, options.settings);
    const isLost = seal !== undefined && file !== undefined && isMarkLost({ file, seal }, checked);
    if (isLost) options.say(speak('check.no-mark', { file }).message);
    options.watch?.begins(checked.lastMs);
    const house = new OpenHouse(journal, checked, options);
    if (options.program !== undefined) await noteStart(journal, house, options.program, options);
    return { house, checked };
  });

/**
 * Keeps a house in service if possible, and its clock going. After a fault it is opened again, with the
 * check and the replay of any start; where it may, it follows while another writes and takes over when that one is
 * gone.
 */
export class HouseService {
  readonly #options: ServiceOptions;
  readonly #stopping = new AbortController();
  readonly #watchers = new Watchers();
  #now: Now = { type: 'out-of-service', reason: STARTING.message, because: STARTING, mayMend: true };
  #kept: Promise<void> = Promise.resolve();
  #isOnHold = false;

  private constructor(options: ServiceOptions) {
    this.#options = { ...options, watcher: this.#watchers };
  }

  get #program(): { readonly program?: string } {
    const { program } = this.#options;
    return program === undefined ? {} : { program: program.fingerprint };
  }

  /** Throws where the house cannot even begin: then nothing is served. */
  static async start(options: ServiceOptions): Promise<HouseService> {
    const service = new HouseService(options);
    service.#now = await service.#opened();
    service.#kept = service.#keep();
    return service;
  }

  get state(): HouseView | undefined {
    if (this.#now.type === 'writing') return this.#now.house.state;
    return this.#now.type === 'following' ? this.#now.follower.state : this.#now.saved?.state;
  }

  /** The last event on the disk; `state` may be ahead of it. */
  get durable(): number {
    if (this.#now.type === 'writing') return this.#now.house.durable;
    return this.#now.type === 'following' ? this.#now.follower.seq : (this.#now.saved?.seq ?? 0);
  }

  status(): Status {
    const now = this.#now;
    switch (now.type) {
      case 'writing':
        return { type: 'writing', seq: now.house.seq, ...this.#program };
      case 'following':
        return { type: 'following', seq: now.follower.seq, writer: now.writer.message };
      case 'out-of-service':
        return { type: now.type, reason: now.reason, because: now.because, ...defined({ seq: now.saved?.seq }) };
    }
  }

  handle(command: HouseCommand, asked: Asked): Promise<Handled | Refusal> {
    const now = this.#now;
    switch (now.type) {
      case 'writing':
        return now.house.handle(command, asked);
      case 'following':
        return Promise.resolve(refuse('not-the-writer', { writer: reasonOf(now.writer) }, 'OPS-6'));
      case 'out-of-service':
        return Promise.resolve(refuse('house-out-of-service', { reason: now.because }, 'OPS-5'));
    }
  }

  /** Tells the watcher what happens to the house from now on, whichever server writes; returns how to stop. */
  watch(watcher: Watcher): () => void {
    return this.#watchers.add(watcher);
  }

  /** Looks at the clock now, for a program that has set it and does not wait until the house looks by itself. */
  async lookAtClock(): Promise<void> {
    if (this.#now.type === 'writing') await this.#letTimePass(this.#now.house);
  }

  /** Answers what was asked and lets the next writer in at once. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#kept;
  }

  async #opened(): Promise<Now> {
    const { place, settings, mayFollow, say, seal } = this.#options;
    try {
      const { house, checked } = await openHouse(this.#options);
      say(checkedInWords(checked));
      return { type: 'writing', house };
    } catch (error) {
      if (!mayFollow || !isTaken(error)) throw error;
      say(speak('service.following', { reason: error.message }).message);
      return {
        type: 'following',
        follower: await Follower.open(place, settings, { watcher: this.#watchers, ...defined({ seal }) }),
        writer: error,
      };
    }
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stopping;
    const stopped = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()));
    while (!signal.aborted) {
      try {
        this.#turn(await this.#next(this.#now, stopped));
      } catch (error) {
        this.#turn(this.#outOfService(error));
      }
    }
    if (this.#now.type === 'writing') await this.#now.house.close();
    if (this.#now.type === 'following') await this.#now.follower.close();
    if (this.#now.type === 'out-of-service') await this.#now.saved?.close();
  }

  #turn(now: Now): void {
    if (now === this.#now) return;
    this.#now = now;
    this.#watchers.turned();
  }

  /** Waits until this is over, and says what comes then. */
  async #next(now: Now, stopped: Promise<void>): Promise<Now> {
    switch (now.type) {
      case 'writing': {
        const clock = setInterval(() => void this.#letTimePass(now.house), LET_TIME_PASS_MS);
        const stopWatching = this.#watchProgram(now.house);
        void this.#letTimePass(now.house); // What the clock has brought since the last service.
        const fault = await Promise.race([now.house.outOfService, stopped]);
        clearInterval(clock);
        stopWatching();
        if (this.#stopping.signal.aborted) return now;
        const out = this.#outOfService(fault);
        this.#turn(out);
        await now.house.close().catch(() => undefined); // What it would say is what took it out of service.
        const saved = isStillThere(fault) ? await lastSaved(now.house, this.#options) : undefined;
        return saved === undefined ? out : { ...out, saved };
      }
      case 'following':
        return this.#takenOver(now);
      case 'out-of-service': {
        if (!now.mayMend) await stopped;
        await sleep(TRY_AGAIN_MS, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
        if (this.#stopping.signal.aborted) return now;
        const next = await this.#opened();
        await now.saved?.close();
        return next;
      }
    }
  }

  #watchProgram(house: OpenHouse): () => void {
    const { program, settings } = this.#options;
    if (program === undefined || settings.isDemo === true) return () => undefined;
    return watchProgram(house, program, this.#options);
  }

  async #letTimePass(house: OpenHouse): Promise<void> {
    try {
      await this.#heedClock(house);
      for (let pass = 1; pass <= PASSES_MAX; pass++) {
        const passed = await house.handle({ type: 'LetTimePass' }, this.#byClock(`clock-${pass}`));
        if (!passed.ok) return; // Nothing is left that is due now.
      }
    } catch (defect) {
      this.#options.say(speak('service.clock-failed', { reason: wordsOf(defect) }).message);
    }
  }

  /** Its key grows with time, as those of the stations do. */
  #byClock(name: string): Asked {
    const key = `${this.#options.now().epochMilliseconds.toString(36)}.${name}`;
    return { key, station: 'clock', actor: CLOCK };
  }

  /** A clock that has jumped is held before anything falls due by it; whoever accepts it ends the hold. TIM-14 */
  async #heedClock(house: OpenHouse): Promise<void> {
    const { watch, say } = this.#options;
    if (watch === undefined) return;
    if (this.#isOnHold && house.state.clockHeld === undefined) watch.follow();
    const seen = watch.look();
    const wall = seen.wall.toString();
    if (seen.isRight && house.state.clockHeld !== undefined) {
      await house.handle({ type: 'ReleaseClock', wall }, this.#byClock('clock-released'));
      say(speak('service.clock-right', { wall }).message);
    }
    if (!seen.isRight && house.state.clockHeld === undefined) {
      await house.handle({ type: 'HoldClock', wall }, this.#byClock('clock-held'));
      if (house.state.clockHeld === undefined)
        watch.follow(); // Nobody is there yet who could accept it.
      else say(speak('service.clock-held', { wall }).message);
    }
    this.#isOnHold = house.state.clockHeld !== undefined;
  }

  async #takenOver(now: Extract<Now, { type: 'following' }>): Promise<Now> {
    const { place, say, seal } = this.#options;
    const lost = new AbortController();
    const ended = now.follower.ended.finally(() => lost.abort());
    ended.catch(() => undefined); // Awaited below, once nobody is left to follow.
    const journal = await standBy(place, AbortSignal.any([this.#stopping.signal, lost.signal]), houseEventFrom, seal);
    if (journal === undefined && this.#stopping.signal.aborted) return now;
    await now.follower.close();
    if (journal === undefined) {
      await ended;
      return now;
    }
    const { house, checked } = await inService(journal, this.#options);
    say(speak('service.taken-over', { checked: checkedInWords(checked) }).message);
    return { type: 'writing', house };
  }

  #outOfService(error: unknown): OutOfService {
    const isLasting = error instanceof CheckFailed || (error instanceof Fault && LASTING.includes(error.code));
    const reason = wordsOf(error);
    const before = this.#now.type === 'out-of-service' ? this.#now : undefined;
    if (before?.reason !== reason) this.#options.say(speak('service.out', { reason }).message);
    // What turns out to be damaged is not shown any longer.
    const saved = isStillThere(error) ? before?.saved : undefined;
    if (saved === undefined) void before?.saved?.close();
    return { type: 'out-of-service', reason, because: reasonOf(error), mayMend: !isLasting, ...defined({ saved }) };
  }
}

const isTaken = (error: unknown): error is Fault => error instanceof Fault && error.code === 'journal-taken';

const checkedInWords = ({ head, snapshotSeq, seconds }: CheckedStart): string => {
  const facts = { seconds: seconds.toFixed(1), events: head.seq - snapshotSeq, snapshot: snapshotSeq };
  return speak(snapshotSeq === 0 ? 'service.checked' : 'service.checked-from', facts).message;
};
