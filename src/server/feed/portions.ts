/** Sockets written to in one turn of the event loop: about half a millisecond. */
const PORTION = 64;

/**
 * Work for many, done in the order it came, a portion in each turn of the event loop: a command sent meanwhile
 * waits for a portion and not for all.
 */
export class Portions {
  #waiting: (() => void)[] = [];
  #next = 0;
  #isGoingOn = false;

  add(work: () => void): void {
    this.#waiting.push(work);
  }

  /** Does the first portion at once, unless earlier ones are still being done. */
  begin(): void {
    if (!this.#isGoingOn) this.#goOn();
  }

  clear(): void {
    this.#waiting = [];
    this.#next = 0;
  }

  #goOn(): void {
    const end = Math.min(this.#next + PORTION, this.#waiting.length);
    while (this.#next < end) this.#waiting[this.#next++]!();
    this.#isGoingOn = this.#next < this.#waiting.length;
    if (this.#isGoingOn) setImmediate(() => this.#goOn());
    else this.clear();
  }
}
