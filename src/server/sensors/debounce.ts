/** Lets a value through once it has been stable for a while, and only if it differs from the last. */
export class Debounce {
  readonly #settleMs: number;
  readonly #onSettled: (isOn: boolean) => void;
  #settled = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(settleMs: number, onSettled: (isOn: boolean) => void) {
    this.#settleMs = settleMs;
    this.#onSettled = onSettled;
  }

  /** Every reading starts the wait again: a coin that bounces is one coin. */
  see(isOn: boolean): void {
    this.stop();
    if (isOn === this.#settled) return;
    this.#timer = setTimeout(() => {
      this.#settled = isOn;
      this.#onSettled(isOn);
    }, this.#settleMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
