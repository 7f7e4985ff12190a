/** What is held against what: milliseconds of the wall clock, and of one that only ever counts on. */
export type Clocks = { readonly wall: () => number; readonly steady: () => number };

export const SYSTEM_CLOCKS: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

const MINUTE_MS = 60_000;
/** While it runs: network time corrects by seconds. */
const JUMP_MS = 5 * MINUTE_MS;
/** At a start: a house rests at night, and longer without its server only in a fault. */
const REST_MS = 24 * 60 * MINUTE_MS;

/**
 * The time a house goes by. It follows the wall clock as long as that keeps step with a steady one; after a jump it
 * counts on by the steady one until the wall clock agrees again or people have accepted it. It never goes back. TIM-14
 */
export class WatchedClock {
  readonly #clocks: Clocks;
  /** The time of the house at a moment of the steady clock. */
  #base: { readonly ms: number; readonly steady: number };
  #last = 0;
  #isHeld = false;
  #shown: Temporal.Instant | undefined;

  constructor(clocks: Clocks = SYSTEM_CLOCKS) {
    this.#clocks = clocks;
    this.#base = { ms: clocks.wall(), steady: clocks.steady() };
  }

  /** Begins after the last event of the journal; nothing where there is none. */
  begins(lastMs: number | undefined): void {
    if (lastMs === undefined) return;
    const ahead = this.#clocks.wall() - lastMs;
    this.#isHeld = ahead < -JUMP_MS || ahead > REST_MS;
    this.#last = Math.max(this.#last, lastMs);
    this.#base = { ms: this.#isHeld ? this.#last : this.#clocks.wall(), steady: this.#clocks.steady() };
  }

  /** For every command: each clock is read once. */
  readonly now = (): Temporal.Instant => {
    const [wall, steady] = [this.#clocks.wall(), this.#clocks.steady()];
    const counted = this.#countedAt(steady);
    if (Math.abs(wall - counted) > JUMP_MS) this.#isHeld = true;
    if (!this.#isHeld) this.#base = { ms: wall, steady };
    const ms = Math.max(this.#last, Math.floor(this.#isHeld ? counted : wall));
    if (this.#shown === undefined || ms !== this.#last) this.#shown = Temporal.Instant.fromEpochMilliseconds(ms);
    this.#last = ms;
    return this.#shown;
  };

  /** Whether the wall clock can be followed, and what it says. */
  look(): { readonly isRight: boolean; readonly wall: Temporal.Instant } {
    const [wall, steady] = [this.#clocks.wall(), this.#clocks.steady()];
    this.#isHeld = Math.abs(wall - this.#countedAt(steady)) > JUMP_MS;
    return { isRight: !this.#isHeld, wall: Temporal.Instant.fromEpochMilliseconds(wall) };
  }

  /** People have said that it is right. */
  follow(): void {
    this.#isHeld = false;
    this.#base = { ms: this.#clocks.wall(), steady: this.#clocks.steady() };
  }

  #countedAt(steady: number): number {
    return this.#base.ms + steady - this.#base.steady;
  }
}
