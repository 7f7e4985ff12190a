import type { Refusal } from '#core/base';
import type { SensorFault } from './outcome.ts';
import { type PlaceReading, placeOf } from './reading.ts';

/** More places than a room has; a station that invents some fills no memory. */
const MOST = 2_000;

/** What sensors say and the house does not take, by place. MCH-10 */
export class Faults {
  readonly #byPlace = new Map<string, SensorFault>();

  note(station: string, reading: PlaceReading, refusal: Refusal, at: string): void {
    const place = placeOf(reading);
    const known = this.#byPlace.get(place);
    const [oldest] = this.#byPlace.keys();
    if (known === undefined && this.#byPlace.size === MOST) this.#byPlace.delete(oldest!); // It is full.
    const { table, seat } = reading;
    const since = known?.since ?? at;
    this.#byPlace.set(place, {
      place,
      table,
      seat,
      station,
      since,
      lastAt: at,
      count: (known?.count ?? 0) + 1,
      refusal,
    });
  }

  clear(place: string): void {
    this.#byPlace.delete(place);
  }

  /** Newest last. */
  all(): readonly SensorFault[] {
    return [...this.#byPlace.values()];
  }
}
