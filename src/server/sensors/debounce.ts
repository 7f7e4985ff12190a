/** Whether a value came through, or another came before it had been stable. */
export type Settled = 'settled' | 'superseded' | 'unchanged';

/** Lets a value through once it has been stable for a while, and only if it differs from the last. */
export class Debounce {
  readonly #settleMs: number;
  #settled = false;
  #timer: NodeJS.Timeout | undefined;
  #tell: ((how: Settled) => void) | undefined;

  constructor(settleMs: number) {
    this.#settleMs = settleMs;
  }

  /** Every reading starts the wait again: a coin that bounces is one coin. Tells what became of it. */
  see(isOn: boolean): Promise<Settled> {
    this.stop();
    if (isOn === this.#settled) return Promise.resolve('unchanged');
    return new Promise(resolve => {
      this.#tell = resolve;
      this.#timer = setTimeout(() => {
        this.#settled = isOn;
        this.#tell = undefined;
        resolve('settled');
      }, this.#settleMs);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#tell?.('superseded');
    this.#tell = undefined;
  }
}
