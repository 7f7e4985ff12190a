import { evolveHouse, type House, type HouseEvent, type HouseView, houseEventFrom, type Settings } from '#core/house';
import { type Following, type JournalReader, orClose, type Place, readJournal, type Seal } from '#server/journal';
import type { Standing } from './replay.ts';
import { selfCheck } from './self-check.ts';
import type { Watcher } from './watcher.ts';

/** A house as its writer leaves it, kept up to date behind the journal; it decides nothing. */
export class Follower {
  readonly #journal: JournalReader<HouseEvent>;
  readonly #following: Following;
  #house: House;
  #seq: number;

  private constructor(journal: JournalReader<HouseEvent>, { house, head }: Standing, watcher?: Watcher) {
    this.#journal = journal;
    this.#house = house;
    this.#seq = head.seq;
    this.#following = journal.follow(head.seq + 1, page => {
      for (const { seq, event } of page) {
        this.#house = evolveHouse(this.#house, event);
        this.#seq = seq;
      }
      const events = page.map(({ event }) => event);
      watcher?.applied(this.#seq, events);
      watcher?.durable(this.#seq);
    });
  }

  static async open(
    place: Place,
    settings: Settings,
    { watcher, seal }: { readonly watcher?: Watcher; readonly seal?: Seal } = {},
  ): Promise<Follower> {
    return orClose(
      await readJournal(place, houseEventFrom, seal),
      async journal => new Follower(journal, await selfCheck(place, journal, settings), watcher),
    );
  }

  get state(): HouseView {
    return this.#house;
  }

  /** The number of the last event it has seen. */
  get seq(): number {
    return this.#seq;
  }

  /** Rejects with what kept it from following. */
  get ended(): Promise<void> {
    return this.#following.ended;
  }

  async close(): Promise<void> {
    this.#following.stop();
    await this.#following.ended.catch(() => undefined); // Reported through `ended`.
    await this.#journal.close();
  }
}
