import type { Refusal } from '#core/base';
import { decideHouse, gameAtTable, type HouseEvent, type Table } from '#core/house';
import type { HouseService } from '#server/house';
import { Debounce } from './debounce.ts';
import { Faults } from './faults.ts';
import type { Outcome, SensorFault } from './outcome.ts';
import { type CardsReading, commandOf, type PlaceReading, placeOf, type Reading } from './reading.ts';
import { refuse } from './refusals.ts';

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

type Sensor = {
  readonly debounce: Debounce;
  reading: PlaceReading;
  station: string;
  /** When the newest reading was seen, where sensors say it. */
  seenAt?: Temporal.Instant;
  /** What became of the last one that counted. */
  last: Outcome;
  /** What becomes of the newest. */
  answer: Promise<Outcome>;
};

/** A clock that is so far ahead is not the house's. */
const AHEAD_SECONDS_MOST = 5;

const actorOf = (station: string) => ({ id: station, role: 'sensor' });

type Counts = { readonly [Name in Outcome['outcome']]: number };

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
  readonly #faults = new Faults();
  readonly #counts = { taken: 0, waiting: 0, unchanged: 0, superseded: 0, refused: 0 };
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

  /** Readings by what became of them. */
  get counts(): Counts {
    return this.#counts;
  }

  get faults(): readonly SensorFault[] {
    return this.#faults.all();
  }

  /** Takes what a sensor of a station has seen; tells what became of it once that is clear. MCH-10 */
  async see(station: string, reading: Reading): Promise<Outcome> {
    const outcome = await ('cards' in reading ? this.#read(station, reading) : this.#seen(station, reading));
    this.#counts[outcome.outcome] += 1;
    return outcome;
  }

  async #seen(station: string, reading: PlaceReading): Promise<Outcome> {
    const place = placeOf(reading);
    const sensor = this.#sensors.get(place) ?? this.#added(place, station, reading);
    const objection = this.#timeObjection(sensor, reading);
    if (objection === 'again') return sensor.answer;
    if (objection === 'superseded') return { outcome: 'superseded' };
    if (objection !== undefined) return this.#refused(station, reading, objection);
    sensor.reading = reading;
    sensor.station = station;
    if (reading.at !== undefined) sensor.seenAt = Temporal.Instant.from(reading.at);
    sensor.answer = this.#settling(place, sensor, reading);
    return sensor.answer;
  }

  async #settling(place: string, sensor: Sensor, reading: PlaceReading): Promise<Outcome> {
    const settled = await sensor.debounce.see(reading.isOn);
    if (settled === 'superseded') return { outcome: 'superseded' };
    if (settled === 'settled') sensor.last = await this.#settled(place, sensor);
    else if (sensor.last.outcome === 'taken') return { outcome: 'unchanged' };
    return sensor.last;
  }

  /**
   * A reading that says when it was seen counts once and in order, however often and late it is delivered; one from
   * before the round that is on, or the last one, comes too late for it and is no fee of the next. MCH-10
   */
  #timeObjection(sensor: Sensor, reading: PlaceReading): Refusal | 'superseded' | 'again' | undefined {
    if (reading.at === undefined) return undefined;
    const at = Temporal.Instant.from(reading.at);
    const now = this.#options.now();
    if (Temporal.Instant.compare(at, now.add({ seconds: AHEAD_SECONDS_MOST })) > 0)
      return refuse('reading-ahead', { at: reading.at }, 'MCH-10');
    const order = sensor.seenAt === undefined ? 1 : Temporal.Instant.compare(at, sensor.seenAt);
    // What is delivered again is told again what became of it.
    if (order === 0 && reading.isOn === sensor.reading.isOn) return 'again';
    return order <= 0 ? 'superseded' : this.#lateObjection(reading);
  }

  /** That nothing is there anymore is never too late. */
  #lateObjection({ at, table, seat, isOn }: PlaceReading): Refusal | undefined {
    const started = this.#house.state?.tables.get(table)?.lastStartedAt;
    if (!isOn || at === undefined || started === undefined) return undefined;
    const isLate = Temporal.Instant.compare(Temporal.Instant.from(at), Temporal.Instant.from(started)) < 0;
    return isLate ? refuse('reading-late', { table, seat }, 'MCH-10') : undefined;
  }

  #refused(station: string, reading: PlaceReading, refusal: Refusal): Outcome {
    this.#faults.note(station, reading, refusal, this.#options.now().toString());
    return { outcome: 'refused', refusal };
  }

  close(): void {
    this.#unwatch();
    for (const { debounce } of this.#sensors.values()) debounce.stop();
  }

  #added(place: string, station: string, reading: PlaceReading): Sensor {
    const debounce = new Debounce(this.#options.settleMs);
    const last = { outcome: 'unchanged' } as const;
    const sensor: Sensor = { debounce, reading, station, last, answer: Promise.resolve(last) };
    this.#sensors.set(place, sensor);
    return sensor;
  }

  async #settled(place: string, sensor: Sensor): Promise<Outcome> {
    const table = this.#house.state?.tables.get(sensor.reading.table);
    // A round may have begun while it became stable.
    const late = this.#lateObjection(sensor.reading);
    if (late !== undefined) return this.#refused(sensor.station, sensor.reading, late);
    if (sensor.reading.isOn && table?.round !== undefined) {
      const objection = this.#objectionAfter(sensor, table);
      if (objection !== undefined) return this.#refused(sensor.station, sensor.reading, objection);
      this.#early.set(place, sensor);
      return { outcome: 'waiting' };
    }
    if (sensor.reading.isOn) return this.#ask(sensor);
    this.#early.delete(place);
    this.#faults.clear(place);
    // What a round has taken the dealer sweeps away; only a fee that is there for the next can be taken back.
    const isLit = table?.lit.some(lit => placeOf({ table: table.table, ...lit }) === place) ?? false;
    return isLit || this.#isBet(sensor.reading) ? this.#ask(sensor) : { outcome: 'unchanged' };
  }

  /** What the house would say after the round, as things stand now: whatever is wrong then is wrong at once. */
  #objectionAfter({ reading, station }: Sensor, table: Table): Refusal | undefined {
    const house = this.#house.state;
    if (house === undefined || 'wager' in reading) return undefined;
    const { round: _, ...idle } = table;
    const after = { ...house, tables: new Map(house.tables).set(table.table, idle) };
    const decided = decideHouse(after, commandOf(reading), { now: this.#options.now(), actor: actorOf(station) });
    return decided.ok ? undefined : decided;
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
      void this.#ask(sensor).then(outcome => {
        sensor.last = outcome;
      });
    }
  }

  async #ask(sensor: Sensor): Promise<Outcome> {
    const { reading, station } = sensor;
    const told = await this.#tell(`The sensor at table ${reading.table}, seat ${reading.seat}`, reading, station);
    if (told.outcome !== 'refused') {
      this.#faults.clear(placeOf(reading));
      return told;
    }
    const isBetToCome = 'wager' in reading && reading.isOn && told.refusal.code !== 'reading-failed';
    if (!isBetToCome) return this.#refused(station, reading, told.refusal);
    this.#early.set(placeOf(reading), sensor);
    return { outcome: 'waiting' };
  }

  /** Cards come out once: a reading that is sent again deals nothing again, since no card is dealt twice. */
  #read(station: string, reading: CardsReading): Promise<Outcome> {
    return this.#tell(`The card reader at table ${reading.table}`, reading, station);
  }

  /** What the house makes of it; a defect is said, and not asked again. */
  async #tell(where: string, reading: Reading, station: string): Promise<Outcome> {
    const key = `${this.#options.now().epochMilliseconds.toString(36)}.${station}.${++this.#sent}`;
    try {
      const handled = await this.#house.handle(commandOf(reading), { key, station, actor: actorOf(station) });
      if (handled.ok) return { outcome: 'taken', event: handled.last };
      this.#options.say(`${where} was refused: ${handled.message}`);
      return { outcome: 'refused', refusal: handled };
    } catch (defect) {
      this.#options.say(`${where} failed: ${defect instanceof Error ? defect.message : String(defect)}`);
      return { outcome: 'refused', refusal: refuse('reading-failed', {}, 'MCH-10') };
    }
  }
}
