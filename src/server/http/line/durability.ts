import type { HouseService, Watcher } from '#server/house';

type Waiting = { readonly seq: number; readonly resolve: (isDurable: boolean) => void };

/** Waits until the disk has reached an event, so that nothing is shown that a crash could take back. API-7 */
export class Durability implements Watcher {
  readonly #house: Pick<HouseService, 'durable'>;
  #waiting: Waiting[] = [];

  constructor(house: Pick<HouseService, 'durable' | 'watch'>) {
    this.#house = house;
    house.watch(this);
  }

  /** Resolves with false if the event was never written. */
  reached(seq: number): true | Promise<boolean> {
    return seq <= this.#house.durable ? true : new Promise(resolve => this.#waiting.push({ seq, resolve }));
  }

  turned(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { seq, resolve } of waiting) resolve(seq <= this.#house.durable);
  }

  applied(): void {}

  durable(reached: number): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ seq }) => seq > reached);
    for (const { seq, resolve } of waiting) if (seq <= reached) resolve(true);
  }
}
