import { gameAtTable, type HouseEvent } from '#core/house';
import type { HouseService } from '#server/house';
import { Debounce } from './debounce.ts';
import { type CardsReading, commandOf, type PlaceReading, placeOf, type Reading } from './reading.ts';

/** What sensors need of a house in service. */
export type SensedHouse = Pick<HouseService, 'state' | 'handle' | 'watch'>;

export type SensorOptions = {
  readonly now: () => Temporal.Instant;
  /** How long a reading must be stable. */
  readonly settleMs: number;
  /** Told what the house did not take; alarms the floor sees by itself. */
  readonly say: (sentence: string) => void;
};

export const SENSOR_DEFAULTS: SensorOptions = {
  now: () => Temporal.Now.instant(),
  settleMs: 120,
  say: () => undefined,
};

type Sensor = { readonly debounce: Debounce; reading: PlaceReading; station: string };

/**
 * Turns readings into fees that are there. Only a fee that comes counts: one that still is there after its round is
 * not paid twice. One that comes while a round is on waits for the end of it.
 */
export class Sensors {
  readonly #house: SensedHouse;
  readonly #options: SensorOptions;
  readonly #sensors = new Map<string, Sensor>();
  /** Came while a round was on, by place. */
  readonly #early = new Map<string, Sensor>();
  readonly #unwatch: () => void;
  #sent = 0;

  constructor(house: SensedHouse, options: Partial<SensorOptions> = {}) {
    this.#house = house;
    this.#options = { ...SENSOR_DEFAULTS, ...options };
    this.#unwatch = house.watch({
      turned: () => undefined,
      applied: (_, events) => this.#note(events),
      durable: () => undefined,
    });
  }

  /** Takes what a sensor of a station has seen. */
  see(station: string, reading: Reading): void {
    if ('cards' in reading) return void this.#read(station, reading);
    const place = placeOf(reading);
    const sensor = this.#sensors.get(place) ?? this.#added(place, station, reading);
    sensor.reading = reading;
    sensor.station = station;
    sensor.debounce.see(reading.isOn);
  }

  close(): void {
    this.#unwatch();
    for (const { debounce } of this.#sensors.values()) debounce.stop();
  }

  #added(place: string, station: string, reading: PlaceReading): Sensor {
    const debounce = new Debounce(this.#options.settleMs, isOn => this.#settled(place, isOn));
    const sensor: Sensor = { debounce, reading, station };
    this.#sensors.set(place, sensor);
    return sensor;
  }

  #settled(place: string, isOn: boolean): void {
    const sensor = this.#sensors.get(place)!; // Its own debounce says so.
    const table = this.#house.state?.tables.get(sensor.reading.table);
    const isRoundOn = table?.round !== undefined;
    if (isOn && isRoundOn) this.#early.set(place, sensor);
    else if (isOn) void this.#ask(sensor);
    else {
      this.#early.delete(place);
      // What a round has taken the dealer sweeps away; only a fee that is there for the next can be taken back.
      const isLit = table?.lit.some(lit => placeOf({ table: table.table, ...lit }) === place) ?? false;
      if (isLit || this.#isBet(sensor.reading)) void this.#ask(sensor);
    }
  }

  /** A bet that lies on the layout of a table game, before Coin In. */
  #isBet(reading: PlaceReading): boolean {
    const house = this.#house.state;
    const table = house?.tables.get(reading.table);
    if (house === undefined || table === undefined || !('wager' in reading)) return false;
    const game = gameAtTable(house, table);
    const lies = game?.seats.find(({ seat }) => seat === reading.seat)?.wagers[reading.wager];
    return game?.phase === 'bets' && lies !== undefined;
  }

  /** After the decision that ended the round is through, since nothing may be asked in the middle of one. */
  #note(events: readonly HouseEvent[]): void {
    for (const event of events) {
      if (this.#early.size === 0) return;
      if (event.type === 'RoundEnded') setImmediate(() => this.#askEarly(event.table, () => true));
      // A side bet that came before its main bet is asked for again when that is there.
      else if (event.type === 'GamePlayed' && event.round === undefined)
        setImmediate(() => this.#askEarly(event.table, reading => 'wager' in reading));
    }
  }

  #askEarly(table: number, isMeant: (reading: PlaceReading) => boolean): void {
    for (const [place, sensor] of this.#early) {
      if (sensor.reading.table !== table || !isMeant(sensor.reading)) continue;
      this.#early.delete(place);
      void this.#ask(sensor);
    }
  }

  async #ask(sensor: Sensor): Promise<void> {
    const { reading, station } = sensor;
    const isTaken = await this.#tell(`The sensor at table ${reading.table}, seat ${reading.seat}`, reading, station);
    if (!isTaken && 'wager' in reading && reading.isOn) this.#early.set(placeOf(reading), sensor);
  }

  /** Cards come out once: a reading that is sent again deals nothing again, since no card is dealt twice. */
  async #read(station: string, reading: CardsReading): Promise<void> {
    await this.#tell(`The card reader at table ${reading.table}`, reading, station);
  }

  /** Whether the house took it; a defect is said, and not asked again. */
  async #tell(where: string, reading: Reading, station: string): Promise<boolean> {
    const key = `${this.#options.now().epochMilliseconds.toString(36)}.${station}.${++this.#sent}`;
    const actor = { id: station, role: 'sensor' };
    try {
      const handled = await this.#house.handle(commandOf(reading), { key, station, actor });
      if (!handled.ok) this.#options.say(`${where} was refused: ${handled.message}`);
      return handled.ok;
    } catch (defect) {
      this.#options.say(`${where} failed: ${defect instanceof Error ? defect.message : String(defect)}`);
      return true;
    }
  }
}
