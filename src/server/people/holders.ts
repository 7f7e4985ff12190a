import { type HouseCommand, type HouseView, withoutNames } from '#core/house';
import { holderIdOf, plainName } from '#core/people';
import type { HolderRecord, Pins, PrivateStore } from '#server/private';

type Owing = Pick<HouseView, 'awards' | 'collections'>;
type HoldersParts = {
  readonly store: Pick<PrivateStore, 'holders'>;
  readonly pins: Pick<Pins, 'bytesFor'>;
};

/** As long as a prize can be claimed, or longer while the house owes them one; the cage has a record besides. */
const KEPT_DAYS = 30;

/** A mark that two people share by chance once in four billion holders. */
const MARK_BYTES = 8;

/**
 * People without a club card, known at a desk by the name on the ID. The journal has an id, which is the same for the
 * same name, so that limits on prizes count; screens with somebody signed on are told the name. DRW-14
 */
export class Holders {
  readonly #parts: HoldersParts;
  readonly #names: Map<string, HolderRecord>;

  private constructor(parts: HoldersParts, records: readonly HolderRecord[]) {
    this.#parts = parts;
    this.#names = new Map(records.map(one => [one.holder, one]));
  }

  static async open(parts: HoldersParts): Promise<Holders> {
    return new Holders(parts, await parts.store.holders.all());
  }

  /** The command as it goes into the journal, and the names that are kept once it is done. */
  without(house: Pick<HouseView, 'members'>, asked: HouseCommand, now: Temporal.Instant) {
    const named: HolderRecord[] = [];
    const idOf = (name: string): string => {
      const holder = this.#idOf(name);
      named.push({ holder, name: name.trim().replaceAll(/\s+/g, ' '), atMs: now.epochMilliseconds });
      return holder;
    };
    const isKnown = (name: string): boolean => this.#names.has(this.#idOf(name));
    return { command: withoutNames(house, asked, { idOf, isKnown }), named };
  }

  /** What a repeated command writes again is the same. */
  async keep(named: readonly HolderRecord[], house: Owing, now: Temporal.Instant): Promise<void> {
    const { holders } = this.#parts.store;
    for (const record of named) {
      // As it was typed first.
      const { name } = this.#names.get(record.holder) ?? record;
      await holders.put({ ...record, name });
      this.#names.set(record.holder, { ...record, name });
    }
    const oldest = now.subtract({ hours: KEPT_DAYS * 24 }).epochMilliseconds;
    for (const { holder, atMs } of this.#names.values()) {
      if (atMs >= oldest || isOwed(house, holder)) continue;
      await holders.erase(holder);
      this.#names.delete(holder);
    }
  }

  /** JSON with the names of those who are still known. */
  named(json: string): string {
    if (this.#names.size === 0 || !json.includes('HOLDER-')) return json;
    return json.replaceAll(HOLDERS, holder => JSON.stringify(this.#names.get(holder)?.name ?? holder).slice(1, -1));
  }

  /** The same in what goes over the feed. */
  namedIn(bytes: Buffer): Buffer {
    const isNamed = this.#names.size > 0 && bytes.includes('HOLDER-');
    return isNamed ? Buffer.from(this.named(bytes.toString())) : bytes;
  }

  #idOf(name: string): string {
    const mark = this.#parts.pins.bytesFor(plainName(name), 'holder').subarray(0, MARK_BYTES);
    return holderIdOf(mark.toString('hex'));
  }
}

/** A prize that is not settled, or a year of collections. */
const isOwed = ({ awards, collections }: Owing, holder: string): boolean =>
  [...awards.values(), ...collections.values()].some(({ player }) => player === holder);

const HOLDERS = /HOLDER-[0-9A-F]{16}/g;
